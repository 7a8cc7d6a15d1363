import type { DueKind } from "~/outbox/due-kinds";
import type { Topic } from "~/outbox/topics";
import type { Statement, TenantDb } from "./client.server";
import { commitFailure, type CommitFailure } from "./commit-failure.server";

/** Who makes a change, as the audit and the history name them. */
export interface AuditActor {
  kind: string;
  id: string | null;
}

/** What a commit needs from its request. */
export interface CommitContext {
  readonly db: TenantDb;
  readonly requestId: string;
  /** UTC milliseconds. */
  readonly now: number;
  readonly auditActor: AuditActor;
}

/** An audit row: ids and field names, never values. */
export interface AuditEntry {
  action: string;
  subjectKind: string;
  subjectId?: string | null;
  patientId?: string | null;
  /** Of a change, the names of the fields that got another value; of anything else, which of its kinds it was. */
  fields?: readonly string[];
  outcome?: "DONE" | "DENIED";
}

/** An outbox row: an effect that the consumer of its topic carries out after the commit. See `outboxEntry`. */
export interface OutboxEntry {
  id: string;
  topic: Topic;
  payload: Record<string, unknown>;
  /** Earliest time to carry it out (UTC ms). Default: at once. */
  availableAt?: number;
}

export interface DueEntry {
  kind: Exclude<DueKind, "OUTBOX">;
  id: string;
  dueAt: number;
}

/** A write of a commit. Pass it on inside an object or array: awaited by itself, a Drizzle statement runs. */
export type Write = Statement | D1PreparedStatement;

/**
 * For a write that goes on with one whose line is in the audit: a text that is saved every other second while it is
 * typed is one change of one author.
 */
export const AUDITED_BEFORE = [] as const;

export interface CommitPlan<R> {
  /** The conditional write. If it changes no row, the whole batch is refused as a conflict. */
  guarded?: Write;
  /** The other writes, in order. */
  writes?: readonly Write[];
  audit: readonly [AuditEntry, ...AuditEntry[]] | typeof AUDITED_BEFORE;
  outbox?: readonly OutboxEntry[];
  due?: readonly DueEntry[];
  /** Key of the caller: a repeated request gets the stored result. */
  idempotency?: ActorKey;
  /** What the caller gets; stored as JSON under the key if there is one. */
  result: R;
}

/**
 * A key under which a result is stored, and its owner: the same key of another owner is another key. `actorKey` makes
 * those that a caller chose.
 */
export interface ActorKey {
  owner: string;
  key: string;
  /** Hash of the request and of who made it. */
  requestHash: string;
}

const storedKey = ({ owner, key }: Omit<ActorKey, "requestHash">) => `${owner}:${key}`;

/** The database refused the batch; nothing was written. */
export class CommitRefused extends Error {
  override name = "CommitRefused";
  constructor(readonly failure: CommitFailure) {
    super(failure.kind === "unique" ? `unique ${failure.table}` : failure.kind);
  }
}

/** The key was used before for another request. */
export class KeyReused extends Error {
  override name = "KeyReused";
}

const FENCE =
  "SELECT CASE WHEN (SELECT open = 1 AND epoch = ?2 FROM tenant_fence WHERE organization_id = ?1) THEN 1 ELSE json_extract('{}', 'fence') END";
const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";
const AUDIT = `INSERT INTO audit_event (organization_id, seq, at, actor_kind, actor_id, action, outcome, subject_kind, subject_id, patient_id, fields, request_id)
SELECT ?1, f.audit_last + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM tenant_fence f WHERE f.organization_id = ?1`;
const KEY =
  "INSERT INTO idempotency (organization_id, key, request_hash, result, created_at) VALUES (?1, ?2, ?3, ?4, ?5)";
const OUTBOX =
  "INSERT INTO outbox (organization_id, id, topic, payload, created_at, available_at, status, attempts) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'PENDING', 0)";
const DUE = "INSERT INTO due_work (organization_id, due_at, kind, id) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";

/** Statement that refuses its batch if the organization's data is being moved or is in another database. */
export const fenceStatement = (db: TenantDb): D1PreparedStatement => db.raw(FENCE, db.organizationId, db.epoch);

/**
 * The statement that writes an audit row with the organization's next number. The number comes from the fence row, and
 * a trigger writes it back there, so no number is given twice, even if the end of the audit was cut off.
 */
export function auditStatement(context: CommitContext, entry: AuditEntry): D1PreparedStatement {
  const { db, now, auditActor, requestId } = context;
  return db.raw(
    AUDIT,
    db.organizationId,
    now,
    auditActor.kind,
    auditActor.id,
    entry.action,
    entry.outcome ?? "DONE",
    entry.subjectKind,
    entry.subjectId ?? null,
    entry.patientId ?? null,
    JSON.stringify(entry.fields ?? []),
    requestId,
  );
}

function statementsOf<R>(context: CommitContext, plan: CommitPlan<R>): D1PreparedStatement[] {
  const { db, now } = context;
  const own = db.organizationId;
  const compiled = (statement: Statement | D1PreparedStatement) =>
    "bind" in statement ? statement : db.compile(statement);
  const statements = [fenceStatement(db)];
  if (plan.idempotency)
    statements.push(
      db.raw(KEY, own, storedKey(plan.idempotency), plan.idempotency.requestHash, JSON.stringify(plan.result), now),
    );
  if (plan.guarded) statements.push(compiled(plan.guarded), db.raw(CHANGED));
  statements.push(...(plan.writes ?? []).map(compiled));
  statements.push(...[...plan.audit].map((entry) => auditStatement(context, entry)));
  // The consumer limits the emails that strangers can cause for one address.
  const strange = context.auditActor.kind === "anonymous";
  for (const entry of plan.outbox ?? []) {
    const availableAt = entry.availableAt ?? now;
    const payload = strange && entry.topic === "mail" ? { ...entry.payload, stranger: true } : entry.payload;
    statements.push(db.raw(OUTBOX, own, entry.id, entry.topic, JSON.stringify(payload), now, availableAt));
    statements.push(db.raw(DUE, own, availableAt, "OUTBOX", entry.id));
  }
  for (const item of plan.due ?? []) statements.push(db.raw(DUE, own, item.dueAt, item.kind, item.id));
  return statements;
}

/**
 * Looks up the stored result of a key; another owner's key is not looked at.
 * @throws KeyReused if the key was used for another request of the same owner
 */
export async function storedResult<R>(context: CommitContext, key: ActorKey): Promise<{ result: R } | undefined> {
  const row = await storedUnder<R>(context, key);
  if (!row) return undefined;
  if (row.requestHash !== key.requestHash) throw new KeyReused(key.key);
  return { result: row.result };
}

/** What the owner of a key has done under it, whatever they asked for; undefined while nothing. */
export async function storedUnder<R>(
  context: CommitContext,
  key: Omit<ActorKey, "requestHash">,
): Promise<{ result: R; requestHash: string } | undefined> {
  const row = await context.db
    .raw(
      'SELECT request_hash AS "requestHash", result FROM idempotency WHERE organization_id = ?1 AND key = ?2',
      context.db.organizationId,
      storedKey(key),
    )
    .first<{ requestHash: string; result: string }>();
  return row ? { result: JSON.parse(row.result) as R, requestHash: row.requestHash } : undefined;
}

/**
 * Writes a change, its audit, its outbox rows and its due work in one D1 batch: all or nothing. A batch can succeed
 * although its answer is lost, so with a key a failed batch is looked up before it counts as failed.
 * @throws CommitRefused if the fence is closed, the conditional write changed nothing or a unique key is taken
 * @throws KeyReused if the key was used for another request
 */
export async function commit<R>(
  context: CommitContext,
  plan: CommitPlan<R>,
): Promise<{ result: R; replayed: boolean }> {
  try {
    await context.db.rawBatch(statementsOf(context, plan));
    const ready = (plan.outbox ?? []).filter((entry) => (entry.availableAt ?? context.now) <= context.now);
    context.db.announced.push(...ready.map((entry) => entry.id));
    return { result: plan.result, replayed: false };
  } catch (error) {
    const failure = commitFailure(error);
    if (plan.idempotency && failure.kind !== "fence") {
      const stored = await storedResult<R>(context, plan.idempotency);
      if (stored) return { result: stored.result, replayed: true };
    }
    if (failure.kind === "other") throw error;
    throw new CommitRefused(failure);
  }
}

type Unique = Extract<CommitFailure, { kind: "unique" }>;

interface Refusals<OfConflict, OfUnique> {
  /** The conditional write changed no row. */
  conflict?: () => OfConflict;
  /** A unique key is taken, described by `failure`. `refused` is what was thrown, to return it for another key. */
  unique?: (failure: Unique, refused: Error) => OfUnique;
}

/** Result of a handler: an error is thrown, anything else is the answer. */
type Answered<Said> = Exclude<Awaited<Said>, Error>;

/**
 * Handles a refused commit, in its `catch`. An error that a handler returns is thrown; anything else becomes the
 * result. A refusal without a handler, such as a closed fence, and every other error is thrown again.
 * @param refusals a handler for each reason, or one for both
 */
export function refusedAs<OfConflict = never, OfUnique = never>(
  refusals: Refusals<OfConflict, OfUnique> | (() => OfConflict),
): (error: unknown) => Promise<Answered<OfConflict> | Answered<OfUnique>> {
  const handlers: Refusals<OfConflict, OfConflict | OfUnique> =
    typeof refusals === "function" ? { conflict: refusals, unique: refusals } : refusals;
  return async (error) => {
    if (!(error instanceof CommitRefused)) throw error;
    const { failure } = error;
    let said: unknown = error;
    if (failure.kind === "conflict" && handlers.conflict) said = await handlers.conflict();
    else if (failure.kind === "unique" && handlers.unique) said = await handlers.unique(failure, error);
    if (said instanceof Error) throw said;
    return said as Answered<OfConflict> | Answered<OfUnique>;
  };
}

/** For a change that has happened already, by a second press or by somebody else: the result is as requested. */
export const asAsked = refusedAs({ conflict: () => undefined });
