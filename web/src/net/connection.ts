// One table's line to the server: says hello, resends what was not acknowledged, reconnects, drops what is stale.
// Knows neither the page nor WebSocket nor clocks; all of that is given to it.
import { PROTO, type ClientMessage, type Reject, type ServerMessage, type TableInfo, type Update } from './protocol';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export interface Surroundings {
  open(events: SocketEvents): Socket;
  /** Runs something later; calling the answer cancels it. */
  later(ms: number, run: () => void): () => void;
  newId(): string;
  /** A number in [0, 1), which keeps many browsers from coming back in the same instant. */
  random(): number;
}

export interface Listener {
  /**
   * `whole` says that the update's events are the whole history, not an addition to it; `late` that they were missed
   * and happened some time ago.
   */
  update(update: Update, whole: boolean, late: boolean): void;
  table(info: TableInfo): void;
  /** The choice on its way, or null. */
  pending(choice: string | null): void;
  rejected(reject: Reject): void;
  online(online: boolean): void;
  /** The server does not let us look at this table at all. */
  refused(reject: Reject): void;
}

interface Pending {
  id: string;
  choice: string;
  base_n: number;
  /** The update that will contain the choice's effect, once the server acknowledged it. */
  ackedBy: number | null;
}

export const FIRST_DELAY_MS = 400;
export const LONGEST_DELAY_MS = 10_000;
export const ACK_PATIENCE_MS = 8_000;

export class Connection {
  #socket: Socket | null = null;
  #open = false;
  #ended = false;
  #failures = 0;
  #lastN: number | null = null;
  /** The seat this device looks from; undefined as long as nobody chose, null for none. */
  #seat: number | null | undefined;
  #wholeAwaited = true;
  #late = true;
  #known = false;
  #pending: Pending | null = null;
  #cancelRetry: (() => void) | null = null;
  #cancelPatience: (() => void) | null = null;

  constructor(
    private readonly table: string,
    private readonly language: () => string,
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    if (this.#ended || this.#socket) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    const socket = this.around.open({
      opened: () => this.#ifCurrent(socket, () => this.#opened()),
      received: (text) => this.#ifCurrent(socket, () => this.#received(JSON.parse(text) as ServerMessage)),
      closed: () => this.#ifCurrent(socket, () => this.#lost()),
    });
    this.#socket = socket;
  }

  end(): void {
    this.#ended = true;
    this.#cancelRetry?.();
    this.#cancelPatience?.();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Answers false while an earlier choice is still on its way. */
  choose(choice: string, baseN: number): boolean {
    if (this.#pending || this.#ended) return false;
    this.#pending = { id: this.around.newId(), choice, base_n: baseN, ackedBy: null };
    this.listener.pending(choice);
    this.#sendPending();
    return true;
  }

  seen(n: number): void {
    this.#send({ type: 'seen', n });
  }

  /** Opens a line anew: whoever has just become somebody is not known on the one from before. */
  reopen(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    this.#lastN = null;
    this.#wholeAwaited = true;
    socket?.close();
    this.connect();
  }

  /** Looks from another seat of this device, or from none; nothing from the seat before is shown any more. */
  viewFrom(seat: number | null): void {
    this.#seat = seat;
    this.startOver();
  }

  /** Asks for the whole table anew, in the language that is now current. */
  startOver(): void {
    this.#lastN = null;
    this.#wholeAwaited = true;
    this.#hello();
  }

  #ifCurrent(socket: Socket, run: () => void): void {
    if (socket === this.#socket) run();
  }

  #opened(): void {
    this.#open = true;
    this.#hello();
    if (this.#pending && this.#pending.ackedBy === null) this.#sendPending();
  }

  #hello(): void {
    this.#late = true;
    this.#send({ type: 'hello', proto: PROTO, table: this.table, last_n: this.#lastN, lang: this.language(), seat: this.#seat ?? null });
  }

  #sendPending(): void {
    if (!this.#open) return;
    const { id, base_n, choice } = this.#pending!;
    this.#send({ type: 'cmd', id, base_n, choice });
    this.#cancelPatience?.();
    this.#cancelPatience = this.around.later(ACK_PATIENCE_MS, () => this.#hangUp());
  }

  #send(message: ClientMessage): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #lost(): void {
    this.#socket = null;
    this.#open = false;
    this.#cancelPatience?.();
    if (this.#ended) return;
    this.listener.online(false);
    const delay = Math.min(FIRST_DELAY_MS * 2 ** this.#failures++, LONGEST_DELAY_MS);
    this.#cancelRetry = this.around.later(delay * (0.75 + this.around.random() / 2), () => this.connect());
  }

  #received(message: ServerMessage): void {
    this.#failures = 0;
    this.listener.online(true);
    if (message.type === 'update') this.#updated(message);
    else if (message.type === 'ack') this.#acknowledged(message.id, message.n);
    else if (message.type === 'reject') this.#rejected(message);
    else {
      this.#known = true;
      this.listener.table(message);
    }
  }

  #updated(update: Update): void {
    if (this.#seat !== undefined && update.view.viewer !== this.#seat) return;
    const whole = this.#wholeAwaited;
    if (!whole && this.#lastN !== null && update.n < this.#lastN) return;
    const repeated = !whole && update.n === this.#lastN;
    const late = this.#late;
    this.#wholeAwaited = this.#late = false;
    this.#lastN = update.n;
    this.listener.update(repeated ? { ...update, events: [] } : update, whole, late);
    this.#settle();
  }

  #acknowledged(id: string, n: number): void {
    if (this.#pending?.id !== id) return;
    this.#cancelPatience?.();
    this.#pending.ackedBy = n;
    this.#settle();
  }

  #settle(): void {
    const by = this.#pending?.ackedBy ?? null;
    if (by !== null && this.#lastN !== null && this.#lastN >= by) this.#clearPending();
  }

  #clearPending(): void {
    this.#cancelPatience?.();
    this.#pending = null;
    this.listener.pending(null);
  }

  #rejected(reject: Reject): void {
    if (reject.id && this.#pending?.id === reject.id) {
      this.#clearPending();
      this.listener.rejected(reject);
    } else if (this.#known) this.listener.rejected(reject);
    else {
      this.end();
      this.listener.refused(reject);
    }
  }
}
