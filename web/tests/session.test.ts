import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, EventView, ServerMessage } from '../src/net/protocol';
import { Session } from '../src/state/session.svelte';
import { update as real } from './fixtures';

vi.mock('../src/app/preferences.svelte', () => ({ preferences: { language: 'en' } }));

const [first, second] = real.choices;
const event: EventView = { kind: 'take', text: 'Bo takes a card.', turn: 1, seat: 1 };

let sent: ClientMessage[];
let socket: EventTarget;
/** What shows the oldest update that waits to be shown. */
let showings: (() => Promise<void>)[];
let session: Session;

class Wire extends EventTarget {
  constructor() {
    super();
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    socket = this;
  }
  send(text: string) {
    sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {}
}

const say = (message: ServerMessage) => socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
const updated = (n: number, choices = real.choices) => say({ ...real, n, events: [event], choices });
const commands = () => sent.filter((message) => message.type === 'cmd').map(({ choice }) => choice);

/** Shows one update, and whatever follows it at once. */
async function show(): Promise<void> {
  await showings.shift()!();
  await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  sent = [];
  showings = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
  session = new Session('T1');
  session.stage = {
    play: (_events, apply) =>
      new Promise((done) => {
        showings.push(async () => {
          await apply();
          done();
        });
      }),
  };
  session.start();
  socket.dispatchEvent(new Event('open'));
  updated(1);
  await vi.waitFor(() => expect(session.n).toBe(1));
});

describe('a choice on its way', () => {
  it('stays so until what it did is seen, however much is to be shown before', async () => {
    session.choose(first!.id);
    updated(2);
    updated(3, []);
    say({ type: 'ack', id: (sent.at(-1) as { id: string }).id, n: 3 });
    await show();
    expect([session.n, session.pending]).toEqual([2, first!.id]);
    session.choose(second!.id);
    expect(commands()).toEqual([first!.id]);
    await show();
    expect([session.n, session.pending]).toEqual([3, null]);
  });

  it('is free again when it is refused', async () => {
    session.choose(first!.id);
    say({ type: 'reject', id: (sent.at(-1) as { id: string }).id, code: 'illegal', n: 1, text: 'That may not be done.' });
    await vi.waitFor(() => expect(session.pending).toBeNull());
    session.choose(second!.id);
    expect(commands()).toEqual([first!.id, second!.id]);
  });
});
