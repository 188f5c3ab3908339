// The server's HTTP routes. Every failure is a `Failure` with a sentence for people.
import { preferences } from '../app/preferences.svelte';
import { m } from '../words/paraglide/messages.js';
import type {
  AboutText,
  CreateTable,
  FillSeat,
  GameInfo,
  GuideText,
  JoinTable,
  Lobby,
  Me,
  MyTables,
  Problem,
  PublishTable,
  RulesText,
  TableInfo,
} from './protocol';

export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What makes a guest waits until it is known who this is: two first contacts at once would be two guests. */
async function call<T>(path: string, body?: unknown): Promise<T> {
  if (body) await whoAmI();
  const url = `/api/${path}${path.includes('?') ? '&' : '?'}lang=${preferences.language}`;
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(url, request).catch(() => null);
  if (!response) throw new Failure('offline', m.server_silent());
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as T;
}

async function failureOf(response: Response): Promise<Failure> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new Failure(problem?.code ?? `${response.status}`, problem?.text ?? m.server_failed());
}

const part = encodeURIComponent;

export const api = {
  me: () => call<Me>('me'),
  rename: (name: string) => call<Me>('me', { name }),
  games: () => call<GameInfo[]>('games'),
  rules: (game: string) => call<RulesText>(`games/${part(game)}/rules`),
  about: (game: string) => call<AboutText>(`games/${part(game)}/about`),
  guide: (game: string, mood: string) =>
    call<GuideText>(`games/${part(game)}/guide?mood=${part(mood)}`).then(({ hints }) => hints),
  myTables: () => call<MyTables>('tables').then(({ tables }) => tables),
  lobby: () => whoAmI().then(() => call<Lobby>('lobby')).then(({ tables }) => tables),
  create: (wish: Omit<CreateTable, 'lang'>) => call<TableInfo>('tables', { ...wish, lang: preferences.language }),
  join: (table: string, invite: string) =>
    call<TableInfo>(`tables/${part(table)}/join`, { invite, lang: preferences.language } satisfies JoinTable),
  publish: (table: string, open: boolean) =>
    call<TableInfo>(`tables/${part(table)}/public`, { public: open, lang: preferences.language } satisfies PublishTable),
  fill: (table: string, seat: number, who: string, level: string) =>
    call<TableInfo>(`tables/${part(table)}/seats/${seat}`, { who, level, lang: preferences.language } satisfies FillSeat),
};

/** Another name for this guest, which everything asking later is told. */
export async function renameMe(name: string): Promise<Me> {
  const me = await api.rename(name);
  session = Promise.resolve(me);
  return me;
}

/** The guest session; whatever needs it waits for the one request that makes it. */
let session: Promise<Me> | null = null;
export const whoAmI = (): Promise<Me> => (session ??= api.me().catch((failure: unknown) => {
  session = null;
  throw failure;
}));
