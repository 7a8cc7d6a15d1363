import type { CommitContext } from "~/db/commit.server";

const TOUCH = `UPDATE appointment SET version = version + 1, updated_at = ?2, previous_state_id = NULL, undo_until = NULL, way_back = NULL,
paid_at_clinic_at = CASE WHEN ?5 = 1 THEN NULL ELSE paid_at_clinic_at END,
paid_online_at = CASE WHEN ?5 = 1 THEN NULL ELSE paid_online_at END
WHERE organization_id = ?1 AND id = ?3 AND version = ?4`;

/**
 * The conditional write of what happens to the money of an appointment and leaves it as it is: it changes no row where
 * somebody changed it since it was read. Its last change cannot be undone any more.
 * @param isUnpaid it is marked as paid no longer, by whatever way it was
 */
export const touchStatement = (
  { db, now }: CommitContext,
  { id, version }: { id: string; version: number },
  isUnpaid = false,
): D1PreparedStatement => db.raw(TOUCH, db.organizationId, now, id, version, isUnpaid ? 1 : 0);
