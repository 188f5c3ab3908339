import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACK_PATIENCE_MS,
  Connection,
  FIRST_DELAY_MS,
  LONGEST_DELAY_MS,
  type Listener,
  type SocketEvents,
} from '../src/net/connection';
import type { ClientMessage, Reject, ServerMessage, TableInfo, Update } from '../src/net/protocol';
import { update as real } from './fixtures';

class Line {
  sent: ClientMessage[] = [];
  closed = false;
  constructor(readonly events: SocketEvents) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  say(message: ServerMessage) {
    this.events.received(JSON.stringify(message));
  }
}

interface Seen {
  updates: { n: number; events: number; whole: boolean; late: boolean }[];
  pending: (string | null)[];
  rejected: string[];
  refused: string[];
  online: boolean[];
}

let lines: Line[];
let timers: { ms: number; run: () => void; cancelled: boolean }[];
let seen: Seen;
let language: string;
let ids: number;
let connection: Connection;

const listener = (): Listener => ({
  update: ({ n, events }, whole, late) => void seen.updates.push({ n, events: events.length, whole, late }),
  table: () => undefined,
  pending: (choice) => void seen.pending.push(choice),
  rejected: ({ code }) => void seen.rejected.push(code),
  online: (online) => void seen.online.push(online),
  refused: ({ code }) => void seen.refused.push(code),
});

beforeEach(() => {
  lines = [];
  timers = [];
  seen = { updates: [], pending: [], rejected: [], refused: [], online: [] };
  language = 'de';
  ids = 0;
  connection = new Connection(
    'T1',
    () => language,
    {
      open: (events) => {
        const line = new Line(events);
        lines.push(line);
        return line;
      },
      later: (ms, run) => {
        const timer = { ms, run, cancelled: false };
        timers.push(timer);
        return () => void (timer.cancelled = true);
      },
      newId: () => `id${++ids}`,
      random: () => 0.5,
    },
    listener(),
  );
});

const line = () => lines.at(-1)!;
const waiting = () => timers.filter((timer) => !timer.cancelled);
const update = (n: number, events = real.events.slice(0, 1)): Update => ({ ...real, n, events });
const table = { type: 'table', table: 'T1', seats: [] } as unknown as TableInfo;
const reject = (id: string, code: string): Reject => ({ type: 'reject', id, code, text: 'No.', n: 0 });
const commands = () => lines.flatMap(({ sent }) => sent.filter((message) => message.type === 'cmd'));

function open() {
  connection.connect();
  line().events.opened();
}

function openAt(n: number) {
  open();
  line().say(table);
  line().say(update(n));
}

function lose() {
  line().events.closed();
}

function retry() {
  waiting().at(-1)!.run();
  line().events.opened();
}

describe('hello', () => {
  it('asks for everything first, in the language of the moment', () => {
    open();
    expect(line().sent).toEqual([{ type: 'hello', proto: 1, table: 'T1', last_n: null, lang: 'de', seat: null }]);
  });

  it('takes the first update as the whole history and later ones as additions', () => {
    openAt(7);
    line().say(update(8));
    expect(seen.updates).toEqual([
      { n: 7, events: 1, whole: true, late: true },
      { n: 8, events: 1, whole: false, late: false },
    ]);
  });

  it('asks for everything anew in another language, on the same line', () => {
    openAt(7);
    language = 'en';
    connection.startOver();
    line().say(update(7));
    expect(lines).toHaveLength(1);
    expect(line().sent.at(-1)).toMatchObject({ type: 'hello', last_n: null, lang: 'en' });
    expect(seen.updates.at(-1)).toEqual({ n: 7, events: 1, whole: true, late: true });
  });

  it('opens one line only, however often it is asked to', () => {
    connection.connect();
    connection.connect();
    expect(lines).toHaveLength(1);
  });
});

describe('somebody who has just taken a seat', () => {
  it('is known on a new line, which tells everything anew', () => {
    openAt(7);
    const before = line();
    connection.reopen();
    expect(before.closed).toBe(true);
    expect(lines).toHaveLength(2);
    open();
    expect(line().sent).toEqual([{ type: 'hello', proto: 1, table: 'T1', last_n: null, lang: 'de', seat: null }]);
    line().say(update(7));
    expect(seen.updates.at(-1)).toMatchObject({ n: 7, whole: true });
    expect(seen.online).not.toContain(false);
  });
});

describe('several people at one device', () => {
  const from = (viewer: number | null, n: number): Update => ({ ...update(n), view: { ...real.view, viewer } });

  it('are told only what the seat that is viewed from may know', () => {
    openAt(7);
    connection.viewFrom(2);
    expect(line().sent.at(-1)).toMatchObject({ type: 'hello', last_n: null, seat: 2 });
    line().say(from(0, 8));
    line().say(from(null, 8));
    expect(seen.updates).toHaveLength(1);
    line().say(from(2, 3));
    expect(seen.updates.at(-1)).toEqual({ n: 3, events: 1, whole: true, late: true });
    connection.viewFrom(null);
    expect(line().sent.at(-1)).toMatchObject({ type: 'hello', last_n: null, seat: null });
    line().say(from(2, 4));
    expect(seen.updates).toHaveLength(2);
  });

  it('come back to the seat that was viewed from', () => {
    openAt(7);
    connection.viewFrom(1);
    line().say(from(1, 3));
    lose();
    retry();
    expect(line().sent.at(-1)).toMatchObject({ type: 'hello', last_n: 3, seat: 1 });
  });
});

describe('updates', () => {
  it('ignores an older one', () => {
    openAt(7);
    line().say(update(5));
    expect(seen.updates).toHaveLength(1);
  });

  it('tells the events of a repeated one only once', () => {
    openAt(7);
    line().say(update(7));
    expect(seen.updates.at(-1)).toEqual({ n: 7, events: 0, whole: false, late: false });
  });

  it('hears nothing from a line that was replaced', () => {
    openAt(7);
    const old = line();
    lose();
    retry();
    old.say(update(99));
    expect(seen.updates.map(({ n }) => n)).toEqual([7]);
  });
});

describe('reconnecting', () => {
  it('asks only for what was missed', () => {
    openAt(7);
    lose();
    expect(seen.online.at(-1)).toBe(false);
    retry();
    expect(line().sent).toEqual([{ type: 'hello', proto: 1, table: 'T1', last_n: 7, lang: 'de', seat: null }]);
    line().say(update(9));
    expect(seen.updates.at(-1)).toEqual({ n: 9, events: 1, whole: false, late: true });
    expect(seen.online.at(-1)).toBe(true);
  });

  it('waits longer after each failure, up to a limit, and begins anew once the server speaks', () => {
    openAt(1);
    const delays: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      lose();
      delays.push(waiting().at(-1)!.ms);
      retry();
    }
    expect(delays.slice(0, 3)).toEqual([FIRST_DELAY_MS, FIRST_DELAY_MS * 2, FIRST_DELAY_MS * 4]);
    expect(delays.at(-1)).toBe(LONGEST_DELAY_MS);
    line().say(update(2));
    lose();
    expect(waiting().at(-1)!.ms).toBe(FIRST_DELAY_MS);
  });

  it('stays away once ended', () => {
    openAt(1);
    const last = line();
    connection.end();
    last.events.closed();
    expect(last.closed).toBe(true);
    expect(waiting()).toHaveLength(0);
    connection.connect();
    expect(lines).toHaveLength(1);
  });
});

describe('choosing', () => {
  beforeEach(() => openAt(7));

  it('sends the choice with the update it was taken from', () => {
    expect(connection.choose('a', 7)).toBe(true);
    expect(line().sent.at(-1)).toEqual({ type: 'cmd', id: 'id1', base_n: 7, choice: 'a' });
    expect(seen.pending).toEqual(['a']);
  });

  it('refuses a second choice while one is on its way', () => {
    connection.choose('a', 7);
    expect(connection.choose('b', 7)).toBe(false);
    expect(commands()).toHaveLength(1);
  });

  it('keeps the ghost until the effect is seen, whichever of the two answers comes first', () => {
    connection.choose('a', 7);
    line().say({ type: 'ack', id: 'id1', n: 8 });
    expect(seen.pending).toEqual(['a']);
    line().say(update(8));
    expect(seen.pending).toEqual(['a', null]);

    connection.choose('b', 8);
    line().say(update(9));
    expect(seen.pending.at(-1)).toBe('b');
    line().say({ type: 'ack', id: 'id2', n: 9 });
    expect(seen.pending.at(-1)).toBeNull();
  });

  it('resends what was not acknowledged, with the same id, after the hello', () => {
    connection.choose('a', 7);
    lose();
    retry();
    expect(line().sent.map(({ type }) => type)).toEqual(['hello', 'cmd']);
    expect(line().sent[1]).toEqual({ type: 'cmd', id: 'id1', base_n: 7, choice: 'a' });
  });

  it('does not resend what was acknowledged', () => {
    connection.choose('a', 7);
    line().say({ type: 'ack', id: 'id1', n: 8 });
    lose();
    retry();
    expect(commands()).toHaveLength(1);
    line().say(update(8));
    expect(seen.pending.at(-1)).toBeNull();
  });

  it('sends a choice made without a line as soon as there is one', () => {
    lose();
    connection.choose('a', 7);
    expect(commands()).toHaveLength(0);
    retry();
    expect(commands()).toHaveLength(1);
  });

  it('hangs up on a line that does not answer, and tries another', () => {
    connection.choose('a', 7);
    const silent = line();
    const patience = waiting().find(({ ms }) => ms === ACK_PATIENCE_MS)!;
    patience.run();
    expect(silent.closed).toBe(true);
    retry();
    expect(commands().map(({ id }) => id)).toEqual(['id1', 'id1']);
  });

  it('lets go of a rejected choice and says why', () => {
    connection.choose('a', 7);
    line().say(reject('id1', 'stale'));
    expect(seen.pending.at(-1)).toBeNull();
    expect(seen.rejected).toEqual(['stale']);
    expect(connection.choose('a', 8)).toBe(true);
  });

  it('leaves a choice alone when another message is acknowledged or rejected', () => {
    connection.choose('a', 7);
    line().say({ type: 'ack', id: 'other', n: 8 });
    line().say(reject('other', 'limit'));
    line().say(update(8));
    expect(seen.pending).toEqual(['a']);
    expect(seen.rejected).toEqual(['limit']);
  });
});

it('gives up where the server does not know the table', () => {
  open();
  const only = line();
  only.say(reject('', 'unknown_table'));
  only.events.closed();
  expect(seen.refused).toEqual(['unknown_table']);
  expect(waiting()).toHaveLength(0);
});
