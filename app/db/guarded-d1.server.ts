import { isRead, JoinedReads } from "./joined-reads.server";
import type { Meter } from "./meter.server";
import { guardStatement } from "./tenant-guard.server";

/** D1 takes at most 100 bound parameters and 2 MB for each value; local workerd allows more. */
const MOST_PARAMETERS = 100;
const MOST_VALUE_BYTES = 2_000_000;

interface Scope {
  readonly session: D1DatabaseSession;
  readonly organizationId: number;
  readonly line: JoinedReads;
}

/** A prepared statement of one organization: checked before it runs, counted afterwards. */
class GuardedStatement implements D1PreparedStatement {
  constructor(
    private readonly scope: Scope,
    readonly text: string,
    private readonly parameters: unknown[] = [],
  ) {}

  bind(...parameters: unknown[]): D1PreparedStatement {
    return new GuardedStatement(this.scope, this.text, parameters);
  }

  /** The platform's statement, after a check that it stays within the organization and D1's limits. */
  checked(): D1PreparedStatement {
    guardStatement(this.text, this.parameters, this.scope.organizationId);
    if (this.parameters.length > MOST_PARAMETERS)
      throw new RangeError(`a statement binds ${this.parameters.length} parameters, D1 takes ${MOST_PARAMETERS}`);
    for (const value of this.parameters) {
      if (typeof value === "string" && value.length > MOST_VALUE_BYTES)
        throw new RangeError("a bound value is over D1's 2 MB");
    }
    const prepared = this.scope.session.prepare(this.text);
    return this.parameters.length > 0 ? prepared.bind(...this.parameters) : prepared;
  }

  async all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    const [result] = await sent<T>(this.scope, [this]);
    if (!result) throw new Error("D1 answered nothing");
    return result;
  }

  run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.all<T>();
  }

  first<T = unknown>(column: string): Promise<T | null>;
  first<T = Record<string, unknown>>(): Promise<T | null>;
  async first<T>(column?: string): Promise<T | null> {
    const { results } = await this.all<Record<string, unknown>>();
    const row = results[0];
    if (!row) return null;
    return (column === undefined ? row : row[column]) as T;
  }

  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
  async raw<T = unknown[]>(): Promise<T[] | [string[], ...T[]]> {
    const { results } = await this.all<Record<string, unknown>>();
    return results.map((row) => Object.values(row) as T);
  }
}

/** Sends statements together. If all of them only read, other reads of the same moment go along. */
function sent<T>({ line }: Scope, statements: readonly GuardedStatement[]): Promise<D1Result<T>[]> {
  const checked = statements.map((statement) => statement.checked());
  const way = statements.every(({ text }) => isRead(text)) ? line.read(checked) : line.write(checked);
  return way as Promise<D1Result<T>[]>;
}

/** An organization's database as Drizzle sees it. */
export class GuardedD1 implements D1Database {
  private readonly scope: Scope;

  constructor({ session, organizationId, meter }: Omit<Scope, "line"> & { meter: Meter }) {
    this.scope = { session, organizationId, line: new JoinedReads(session, meter) };
  }

  prepare(text: string): D1PreparedStatement {
    return new GuardedStatement(this.scope, text);
  }

  /** Sends a write with the reads of the same moment, as one batch and one round trip. */
  async withReads(statement: D1PreparedStatement): Promise<void> {
    if (!(statement instanceof GuardedStatement)) throw new TypeError("it takes this database's own statements");
    await this.scope.line.read([statement.checked()]);
  }

  async batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const own = statements.map((statement) => {
      if (!(statement instanceof GuardedStatement)) throw new TypeError("a batch takes this database's own statements");
      return statement;
    });
    return sent<T>(this.scope, own);
  }

  exec(): Promise<D1ExecResult> {
    throw new TypeError("exec takes no parameters and cannot be guarded");
  }

  withSession(): D1DatabaseSession {
    throw new TypeError("the session is opened once, by TenantDb");
  }

  dump(): Promise<ArrayBuffer> {
    throw new TypeError("a tenant database is shared and is never dumped whole");
  }
}
