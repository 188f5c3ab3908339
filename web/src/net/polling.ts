// Something the page asks for again and again, but only while somebody looks at it.

export interface Watched {
  readonly visible: () => boolean;
  onchange(run: () => void): () => void;
}

const page: Watched = {
  visible: () => document.visibilityState === 'visible',
  onchange(run) {
    document.addEventListener('visibilitychange', run);
    addEventListener('focus', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      removeEventListener('focus', run);
    };
  },
};

/** Runs at once, when the page is looked at again, and `ms` after each answer. Calling what it answers ends it. */
export function poll(ask: () => Promise<unknown>, ms: number, watched: Watched = page): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let ended = false;

  async function run() {
    clearTimeout(timer);
    if (asking || ended || !watched.visible()) return;
    asking = true;
    await ask().catch(() => undefined);
    asking = false;
    if (!ended) timer = setTimeout(run, ms);
  }

  const unwatch = watched.onchange(() => void run());
  void run();
  return () => {
    ended = true;
    clearTimeout(timer);
    unwatch();
  };
}
