/**
 * Whether an entry wrote off what went back with it: its waiver has the id of a refund at the desk, of a part that went
 * back online, or of an online payment of which all went back.
 */
export const isOfRefund = (e: string) => `(${e}.kind = 'WRITE_OFF' AND substr(${e}.source_key, 1, 7) = 'waiver:' AND (
EXISTS (SELECT 1 FROM desk_payment w WHERE w.organization_id = ?1 AND w.id = substr(${e}.source_key, 8, 36) AND w.act = 'REFUNDED')
OR EXISTS (SELECT 1 FROM payment_refund w WHERE w.organization_id = ?1 AND w.id = substr(${e}.source_key, 8, 36))
OR EXISTS (SELECT 1 FROM payment w WHERE w.organization_id = ?1 AND w.id = substr(${e}.source_key, 8, 36))))`;
