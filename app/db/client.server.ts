import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { eq, type Column, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { GuardedD1 } from "./guarded-d1.server";
import { newMeter, type Meter } from "./meter.server";

export type Statement = BatchItem<"sqlite">;

/** Where a read may be answered: by any replica that has reached the bookmark, or by the primary. */
export type Consistency = { bookmark: string } | "first-primary" | "first-unconstrained";

/**
 * The only way to an organization's rows. It comes from the request context, or from a queue message that names the
 * organization. Every statement that it runs is bound to that organization.
 */
export class TenantDb {
  /** Drizzle over the guarded session. Only `data` and `db` use it. */
  readonly orm: DrizzleD1Database;
  /** Ids of this request's outbox rows that are due at once; announced to the queue after the response. */
  readonly announced: string[] = [];
  readonly #d1: GuardedD1;
  readonly #session: D1DatabaseSession;

  constructor(
    binding: D1Database,
    readonly organizationId: number,
    /** Epoch from the directory; a commit under another epoch is refused. */
    readonly epoch: number,
    consistency: Consistency,
    readonly meter: Meter = newMeter(),
  ) {
    this.#session = binding.withSession(typeof consistency === "string" ? consistency : consistency.bookmark);
    this.#d1 = new GuardedD1({ session: this.#session, organizationId, meter });
    this.orm = drizzle(this.#d1);
  }

  /** Condition that every query of a tenant table carries. */
  own(table: { organizationId: Column }): SQL {
    return eq(table.organizationId, this.organizationId);
  }

  /** Runs statements as one batch: one round trip, all or nothing. */
  batch<U extends Statement, T extends Readonly<[U, ...U[]]>>(statements: T): Promise<BatchResponse<T>> {
    return this.orm.batch(statements);
  }

  /** A statement in SQL, for what the query builder cannot express; guarded like any other. */
  raw(text: string, ...parameters: unknown[]): D1PreparedStatement {
    return this.#d1.prepare(text).bind(...parameters);
  }

  /**
   * Adds a write to the batch of the reads that are requested at the same moment. The read and the audit row that
   * records it arrive together or not at all, at no extra round trip.
   */
  withReads(statement: D1PreparedStatement): Promise<void> {
    return this.#d1.withReads(statement);
  }

  /** Runs raw statements as one batch. */
  rawBatch(statements: D1PreparedStatement[]): Promise<D1Result<Record<string, unknown>>[]> {
    return this.#d1.batch<Record<string, unknown>>(statements);
  }

  /** Turns a Drizzle statement into a raw one, so that both can be in one batch. */
  compile(statement: Statement): D1PreparedStatement {
    const query = (statement as Statement & { toSQL?: () => { sql: string; params: unknown[] } }).toSQL?.();
    if (!query) throw new TypeError("only a built query can be compiled");
    return this.raw(query.sql, ...query.params);
  }

  /** Bookmark of this session, from which the user's next request reads; null if there is none yet. */
  bookmark(): string | null {
    return this.#session.getBookmark() ?? null;
  }
}
