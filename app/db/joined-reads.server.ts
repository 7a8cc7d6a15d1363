import { count, type Meter } from "./meter.server";

/**
 * Turns of the microtask queue for which a read waits for others. Reads of one moment take paths of different lengths,
 * each `await` is a turn. All turns together cost a few microseconds.
 */
const TURNS = 32;
/** A statement that changes nothing. In doubt it counts as a write. */
const READ = /^(?:select|with)\b/i;
const WRITE = /\b(?:insert|update|delete|replace)\b/i;

export const isRead = (text: string): boolean => READ.test(text.trimStart()) && !WRITE.test(text);

/** A statement with its values, ready to be sent. */
interface Ready {
  all(): Promise<D1Result>;
}

interface Asked<S> {
  statements: S[];
  answer: (results: D1Result[]) => void;
  fail: (error: unknown) => void;
}

/**
 * Sends a request's statements to D1. Reads that are requested at the same moment, by the loaders of a page or in a
 * Promise.all, go as one batch with one round trip. Writes are never joined; reads that were requested before a write
 * are sent before it.
 */
export class JoinedReads<S extends Ready = D1PreparedStatement> {
  #asked: Asked<S>[] = [];

  constructor(
    private readonly session: { batch(statements: S[]): Promise<D1Result[]> },
    private readonly meter: Meter,
  ) {}

  read(statements: S[]): Promise<D1Result[]> {
    return new Promise((answer, fail) => {
      this.#asked.push({ statements, answer, fail });
      if (this.#asked.length === 1) void this.#leaveSoon();
    });
  }

  write(statements: S[]): Promise<D1Result[]> {
    this.#leave();
    return this.#send(statements);
  }

  async #leaveSoon(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await undefined;
    this.#leave();
  }

  #leave(): void {
    const asked = this.#asked;
    this.#asked = [];
    if (asked.length === 0) return;
    this.#send(asked.flatMap(({ statements }) => statements)).then(
      (results) => {
        let at = 0;
        for (const { statements, answer } of asked) answer(results.slice(at, (at += statements.length)));
      },
      (error: unknown) => this.#failed(asked, error),
    );
  }

  /** Sends each read again by itself, so that only the wrong one fails. */
  #failed(asked: readonly Asked<S>[], error: unknown): void {
    if (asked.length === 1) return asked[0]?.fail(error);
    for (const { statements, answer, fail } of asked) this.#send(statements).then(answer, fail);
  }

  async #send(statements: S[]): Promise<D1Result[]> {
    this.meter.roundTrips += 1;
    const [only, ...rest] = statements;
    const results = only && rest.length === 0 ? [await only.all()] : await this.session.batch(statements);
    for (const result of results) count(this.meter, result);
    return results;
  }
}
