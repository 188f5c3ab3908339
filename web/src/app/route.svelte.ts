// Three kinds of pages: `/`, `/g/GAME` and `/t/TABLE?invite=TOKEN`.

export type Route =
  | { page: 'shelf' }
  | { page: 'game'; game: string }
  | { page: 'table'; table: string; invite: string }
  | { page: 'nowhere' };

export function read(path: string, query: string): Route {
  if (path === '/') return { page: 'shelf' };
  const game = /^\/g\/([^/]+)\/?$/.exec(path)?.[1];
  if (game) return { page: 'game', game: decodeURIComponent(game) };
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return { page: 'table', table: decodeURIComponent(table), invite: new URLSearchParams(query).get('invite') ?? '' };
  return { page: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.#update());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    scrollTo(0, 0);
    this.#update();
  }

  /** Follows a link inside the app without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + hash);
  };

  #update(): void {
    this.route = read(location.pathname, location.search);
  }
}

export const router = new Router();
