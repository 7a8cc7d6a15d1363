import type { DueKind } from "~/outbox/due-kinds";
import type { TenantDb } from "./client.server";

/** One look at something, and not a later one at the same. `dueAt` in UTC ms. */
export interface DueLook {
  kind: DueKind;
  id: string;
  dueAt: number;
}

const ITEM = "organization_id = ?1 AND kind = ?2 AND id = ?3";
const DROP = `DELETE FROM due_work WHERE ${ITEM}`;
const MOVE = `UPDATE OR REPLACE due_work SET due_at = ?4 WHERE ${ITEM}`;
const MOVE_LOOK = `UPDATE due_work SET due_at = ?5 WHERE ${ITEM} AND due_at = ?4`;
const AT_ONCE = "UPDATE due_work SET due_at = ?3 WHERE organization_id = ?1 AND kind = ?2 AND due_at > ?3";

/** Takes what is due of something off the list, whenever it is due. */
export const dropDue = (db: TenantDb, kind: DueKind, id: string): D1PreparedStatement =>
  db.raw(DROP, db.organizationId, kind, id);

/** Takes one look off the list; it changes no row where somebody has done it meanwhile. */
export const dropLook = (db: TenantDb, { kind, id, dueAt }: DueLook): D1PreparedStatement =>
  db.raw(`${DROP} AND due_at = ?4`, db.organizationId, kind, id, dueAt);

/** Lets what is due of something wait until `dueAt`, UTC ms. */
export const moveDue = (db: TenantDb, kind: DueKind, id: string, dueAt: number): D1PreparedStatement =>
  db.raw(MOVE, db.organizationId, kind, id, dueAt);

/** Puts one look off to `at` (UTC ms), or takes it off the list where that is null; it changes no row as `dropLook`. */
export const nextLook = (db: TenantDb, look: DueLook, at: number | null): D1PreparedStatement =>
  at === null ? dropLook(db, look) : db.raw(MOVE_LOOK, db.organizationId, look.kind, look.id, look.dueAt, at);

/** Makes everything of a kind due now (UTC ms) that would be due later. */
export const dueAtOnce = (db: TenantDb, kind: DueKind, now: number): D1PreparedStatement =>
  db.raw(AT_ONCE, db.organizationId, kind, now);

const quoted = (kinds: readonly DueKind[]) => kinds.map((kind) => `'${kind}'`).join(", ");

/** The text that takes off the list what is due of those whose ids the expression `ids` gives; ?1 is the organization. */
export const dropDueText = (kinds: readonly DueKind[], ids: string): string =>
  `DELETE FROM due_work WHERE due_work.organization_id = ?1 AND kind IN (${quoted(kinds)}) AND id IN (${ids})`;

/** The text that puts on the list what the query `rows` gives: the organization, the instant, the kind and the id. */
export const listDueText = (rows: string): string =>
  `INSERT OR IGNORE INTO due_work (organization_id, due_at, kind, id) ${rows}`;

/** The text that lets the same wait until the instant of a placeholder. */
export const moveDueText = (kind: DueKind, ids: string, until: string): string =>
  `UPDATE due_work SET due_at = ${until} WHERE due_work.organization_id = ?1 AND kind = '${kind}' AND id IN (${ids})`;

/** Only where the last row is sealed: one written meanwhile found an item, and asked for none of its own. */
const SEALED = `DELETE FROM due_work WHERE due_work.organization_id = ?1 AND kind = 'AUDIT_SEAL' AND id = ?2
AND (SELECT f.audit_last FROM tenant_fence f WHERE f.organization_id = ?1) <=
  (SELECT coalesce(max(s.to_seq), 0) FROM audit_seal s WHERE s.organization_id = ?1)`;

/** Takes the next seal of the audit off the list where every row is sealed; else it is due again at `again`, UTC ms. */
export const sealedStatements = (db: TenantDb, id: string, again: number): D1PreparedStatement[] => [
  db.raw(SEALED, db.organizationId, id),
  moveDue(db, "AUDIT_SEAL", id, again),
];
