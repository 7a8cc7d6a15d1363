import type { CommitContext } from "~/db/commit.server";

const THINGS = `SELECT y.appointment_id FROM payment y WHERE y.organization_id = ?1 AND y.id = ?2 AND y.appointment_id IS NOT NULL
UNION SELECT i.appointment_id FROM payment_item i WHERE i.organization_id = ?1 AND i.payment_id = ?2 AND i.appointment_id IS NOT NULL`;
const EARLIER = `SELECT i.appointment_id FROM payment_item i WHERE i.organization_id = ?1 AND i.payment_id = ?2
AND i.appointment_id IS NOT NULL AND i.applied_at IS NOT NULL`;
/**
 * What was called off, refused or ran out stays as it was: an undo of that is refused once its money went back. What was
 * waived when all of the payment was to go back is not owed again once it went.
 */
const UNPAID = `UPDATE appointment SET version = version + 1, updated_at = ?3, previous_state_id = NULL, undo_until = NULL, way_back = NULL,
paid_at_clinic_at = NULL, paid_online_at = NULL
WHERE appointment.organization_id = ?1 AND id IN (${THINGS}) AND (online_payment_id = ?2 OR id IN (${EARLIER}))
AND coalesce(paid_at_clinic_at, paid_online_at) IS NOT NULL AND state_id NOT IN (3, 5, 9)
AND NOT EXISTS (SELECT 1 FROM ledger_entry w WHERE w.organization_id = ?1 AND w.source_key = 'waiver:' || ?2
AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = ?1 AND r.reverses_id = w.id))`;

/**
 * What a payment paid for is marked as paid no longer, since some of it went back and is owed again. It stands in the
 * commit that gives it back, so that nothing begins as paid in between; its last change cannot be undone any more.
 */
export const unpaidStatement = ({ db, now }: CommitContext, paymentId: string): D1PreparedStatement =>
  db.raw(UNPAID, db.organizationId, paymentId, now);
