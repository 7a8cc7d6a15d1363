import type { TenantDb } from "~/db/client.server";
import type { AuthorKind } from "../../domain/records/record-kinds";

interface Refutation {
  recordId: string;
  authorKind: AuthorKind;
  authorId: string;
  /** UTC ms. */
  at: number;
}

// Starts from the ids: the other way round, the database may scan every version of the practice.
const REFUTATIONS = `SELECT v.record_id AS "recordId", v.author_kind AS "authorKind", v.author_id AS "authorId", v.at
FROM (SELECT DISTINCT value AS id FROM json_each(?2)) asked
CROSS JOIN health_record_version v ON v.organization_id = ?1 AND v.record_id = asked.id AND v.change = 'REFUTE'
ORDER BY v.at`;

/** Who refuted records and when, the first time first. */
export async function readRefutations(db: TenantDb, recordIds: readonly string[]): Promise<Refutation[]> {
  const statement = db.raw(REFUTATIONS, db.organizationId, JSON.stringify(recordIds));
  return (await statement.all<Refutation>()).results;
}
