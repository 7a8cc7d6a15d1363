import type { AuditRow, AuditSeal } from "~/db/audit-rows.server";
import { sha256 } from "../crypto/crypto.server";

/** Previous hash of an organization's first seal. */
export const GENESIS = "0".repeat(64);

/**
 * A row as one line: a JSON array of its columns in this order. JSON is unambiguous and keeps a row on one line, so two
 * different ranges never give the same text. Changing this format breaks every existing seal.
 */
function line(row: AuditRow): string {
  const { seq, at, actorKind, actorId, action, outcome, subjectKind, subjectId, patientId, fields, requestId } = row;
  const columns = [seq, at, actorKind, actorId, action, outcome, subjectKind, subjectId, patientId, fields, requestId];
  return JSON.stringify(columns);
}

/** SHA-256 over the organization, the range, the previous seal and each row of the range; 64 hexadecimal digits. */
export function sealHash(
  organizationId: number,
  seal: Omit<AuditSeal, "hash">,
  rows: readonly AuditRow[],
): Promise<string> {
  const { fromSeq, toSeq, previousHash, sealedAt } = seal;
  const head = JSON.stringify([organizationId, fromSeq, toSeq, sealedAt, previousHash]);
  return sha256([head, ...rows.map(line)].join("\n"));
}
