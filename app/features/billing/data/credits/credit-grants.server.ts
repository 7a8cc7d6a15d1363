import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { dropDue, dropLook, type DueLook } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { creditGrant } from "~/db/schema/credits.server";
import { uuidv7 } from "~/kernel/ids";
import type { CreditService, CreditStatus } from "../../domain/credits/credit-kinds";

/** Credits that a patient was given, as they are stored. Instants in UTC ms. */
export interface CreditGrantRow {
  id: string;
  patientId: string;
  validFrom: number;
  /** The first instant after the last day. */
  expiresAt: number;
  services: readonly CreditService[];
  serviceOfferingIds: readonly string[];
  note: string;
  status: CreditStatus;
  amount: number;
  held: number;
  used: number;
  lapsed: number;
  createdAt: number;
  createdBy: string | null;
  version: number;
}

const fields = {
  id: creditGrant.id,
  patientId: creditGrant.patientId,
  validFrom: creditGrant.validFrom,
  expiresAt: creditGrant.expiresAt,
  services: creditGrant.services,
  serviceOfferingIds: creditGrant.serviceOfferingIds,
  note: creditGrant.note,
  status: creditGrant.status,
  amount: creditGrant.amount,
  held: creditGrant.held,
  used: creditGrant.used,
  lapsed: creditGrant.lapsed,
  createdAt: creditGrant.createdAt,
  createdBy: creditGrant.createdBy,
  version: creditGrant.version,
};

const kept = (db: TenantDb) => and(db.own(creditGrant), isNull(creditGrant.deletedAt));

/** One grant; undefined where there is none of that id, or it was deleted. */
export async function readGrant(db: TenantDb, id: string): Promise<CreditGrantRow | undefined> {
  const [row] = await db.orm
    .select(pick(fields))
    .from(creditGrant)
    .where(and(kept(db), eq(creditGrant.id, id)));
  return row;
}

/** So many grants of one patient are looked at, those that end last. */
const MOST_OF_PATIENT = 200;

/** Every grant of a patient, those that end last first. */
export const grantsOfPatient = (db: TenantDb, patientId: string): Promise<CreditGrantRow[]> =>
  db.orm
    .select(pick(fields))
    .from(creditGrant)
    .where(and(kept(db), eq(creditGrant.patientId, patientId)))
    .orderBy(desc(creditGrant.expiresAt), asc(creditGrant.id))
    .limit(MOST_OF_PATIENT);

/** What the list of grants is narrowed by; null is no choice. */
export interface GrantFilter {
  state: "active" | "ended" | null;
  patientIds: readonly string[] | null;
}

/** ACTIVE ones are active; all others are told as expired. */
const STATUSES_OF = { active: ["ACTIVE"], ended: ["EXPIRED", "ARCHIVED"] } as const;

interface PageOfGrants {
  after: string | null;
  size: number;
}

const pageStatement = (
  db: TenantDb,
  status: CreditStatus | null,
  patientIds: GrantFilter["patientIds"],
  { after, size }: PageOfGrants,
) =>
  db.orm
    .select(pick(fields))
    .from(creditGrant)
    .where(
      and(
        kept(db),
        ...(status === null ? [] : [eq(creditGrant.status, status)]),
        ...(patientIds === null ? [] : [inArray(creditGrant.patientId, [...patientIds])]),
        ...(after === null ? [] : [lt(creditGrant.id, after)]),
      ),
    )
    .orderBy(desc(creditGrant.id))
    .limit(size);

/**
 * Grants of the organization behind one of them, the newest first. Each status is read along its own index: no more
 * rows where there are more grants.
 */
export async function listGrantRows(
  db: TenantDb,
  { state, patientIds }: GrantFilter,
  page: PageOfGrants,
): Promise<CreditGrantRow[]> {
  const statuses: readonly (CreditStatus | null)[] = state === null ? [null] : STATUSES_OF[state];
  const found = await Promise.all(statuses.map((status) => pageStatement(db, status, patientIds, page)));
  return found
    .flat()
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, page.size);
}

/** What an administrator says of a grant. */
export type GrantChange = Pick<
  CreditGrantRow,
  "validFrom" | "expiresAt" | "services" | "serviceOfferingIds" | "note" | "amount"
>;

/** The lists as the columns take them. */
const listsOf = ({ services, serviceOfferingIds }: Pick<GrantChange, "services" | "serviceOfferingIds">) => ({
  services: [...services],
  serviceOfferingIds: [...serviceOfferingIds],
});

/** A grant as it is first written. Days as instants, UTC ms. */
export type NewGrant = GrantChange & Pick<CreditGrantRow, "id" | "patientId">;

const MOVE = `INSERT INTO credit_move (organization_id, id, grant_id, kind, amount, lapsed, at, actor_kind, actor_id)
SELECT ?1, ?2, g.id, ?4, ?5, ?6, ?7, ?8, ?9 FROM credit_grant g WHERE g.organization_id = ?1 AND g.id = ?3`;

/** Writes a grant with its credits; triggers count them, and put its end on the list of due work. */
export const insertGrantStatements = (context: CommitContext, { amount, ...row }: NewGrant) => {
  const { db, now, auditActor } = context;
  return [
    db.orm.insert(creditGrant).values({
      ...{ ...row, ...listsOf(row), organizationId: db.organizationId, status: "ACTIVE" as const },
      ...{ createdAt: now, createdBy: auditActor.id },
    }),
    db.raw(MOVE, db.organizationId, uuidv7(now), row.id, "GRANT", amount, 0, now, auditActor.kind, auditActor.id),
  ];
};

/** Never below what is used, held or lapsed; a booking that was faster wins. */
const ADJUST = `INSERT INTO credit_move (organization_id, id, grant_id, kind, amount, lapsed, at, actor_kind, actor_id)
SELECT ?1, ?2, g.id, 'ADJUST', ?4 - g.amount, CASE WHEN ?5 = 1 THEN -g.lapsed ELSE 0 END, ?6, ?7, ?8 FROM credit_grant g
WHERE g.organization_id = ?1 AND g.id = ?3 AND ?4 >= g.held + g.used + CASE WHEN ?5 = 1 THEN 0 ELSE g.lapsed END`;
const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";

/**
 * The writes of a change: conditional on the version that was read. `revives` brings back what had lapsed, where the
 * last day of a grant that is over is put off.
 */
export function changeGrantStatements(
  context: CommitContext,
  { id, version, amount: before }: Pick<CreditGrantRow, "id" | "version" | "amount">,
  { amount, ...change }: GrantChange,
  revives: boolean,
) {
  const { db, now, auditActor } = context;
  const adjusts = amount !== before || revives;
  return {
    guarded: db.orm
      .update(creditGrant)
      .set({ ...change, ...listsOf(change), status: "ACTIVE", version: sql`${creditGrant.version} + 1` })
      .where(
        and(kept(db), eq(creditGrant.id, id), eq(creditGrant.version, version), ne(creditGrant.status, "ARCHIVED")),
      ),
    writes: adjusts
      ? [
          db.raw(
            ADJUST,
            ...[db.organizationId, uuidv7(now), id, amount, revives ? 1 : 0, now, auditActor.kind, auditActor.id],
          ),
          db.raw(CHANGED),
        ]
      : [],
  };
}

const END = `UPDATE credit_grant SET status = ?3, deleted_at = ?4, version = version + 1
WHERE credit_grant.organization_id = ?1 AND id = ?2 AND version = ?5 AND deleted_at IS NULL AND status <> 'ARCHIVED'
AND (?4 IS NULL OR (held = 0 AND used = 0))`;
const LEFT = `INSERT INTO credit_move (organization_id, id, grant_id, kind, lapsed, at, actor_kind, actor_id)
SELECT ?1, ?2, g.id, ?4, g.amount - g.held - g.used - g.lapsed, ?5, ?6, ?7 FROM credit_grant g
WHERE g.organization_id = ?1 AND g.id = ?3 AND g.held + g.used + g.lapsed < g.amount`;

const leftStatement = ({ db, now, auditActor }: CommitContext, id: string, kind: "ARCHIVE" | "EXPIRE") =>
  db.raw(LEFT, db.organizationId, uuidv7(now), id, kind, now, auditActor.kind, auditActor.id);

/** Withdraws a grant: what is kept for appointments stays kept. With `deletes` it is gone, if nothing was ever used. */
export function endGrantStatements(
  context: CommitContext,
  { id, version }: Pick<CreditGrantRow, "id" | "version">,
  deletes: boolean,
) {
  const { db, now } = context;
  return {
    guarded: db.raw(END, db.organizationId, id, "ARCHIVED", deletes ? now : null, version),
    writes: [
      leftStatement(context, id, "ARCHIVE"),
      dropDue(db, "CREDIT_EXPIRY", id),
      dropDue(db, "CREDIT_REMINDER", id),
    ],
  };
}

const EXPIRE = `UPDATE credit_grant SET status = 'EXPIRED', version = version + 1
WHERE credit_grant.organization_id = ?1 AND id = ?2 AND status = 'ACTIVE' AND expires_at <= ?3`;

/** Ends a grant whose last day is over; what is left of it lapses. */
export function expireGrantStatements(context: CommitContext, id: string) {
  const { db, now } = context;
  return {
    guarded: db.raw(EXPIRE, db.organizationId, id, now),
    writes: [leftStatement(context, id, "EXPIRE"), dropDue(db, "CREDIT_EXPIRY", id)],
  };
}

type Look = Pick<DueLook, "id" | "dueAt">;

/** Takes one look at a grant off the list of due work, and not a later one; it changes no row where that was done. */
export const dropCreditLook = (db: TenantDb, kind: "CREDIT_EXPIRY" | "CREDIT_REMINDER", { id, dueAt }: Look) =>
  dropLook(db, { kind, id, dueAt });
