// Two kinds of pages: `/` and `/t/TABLE?invite=TOKEN`.

export type Route = { page: 'shelf' } | { page: 'table'; table: string; invite: string } | { page: 'nowhere' };

export function read(path: string, query: string): Route {
  if (path === '/') return { page: 'shelf' };
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
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };

  #update(): void {
    this.route = read(location.pathname, location.search);
  }
}

export const router = new Router();
