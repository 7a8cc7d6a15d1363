import type { TenantDb } from "~/db/client.server";
import type { CommitFailure } from "~/db/commit-failure.server";
import { CATEGORY_COLOURS } from "../../domain/patients/patient-views";

const INSERT = `INSERT INTO patient_category (organization_id, id, name, colour)
SELECT ?1, json_extract(c.value, '$[0]'), json_extract(c.value, '$[1]'), json_extract(c.value, '$[2]') FROM json_each(?2) c`;

/**
 * The statement that adds categories, each in the next colour; none where there are none. A name that an enabled
 * category has is refused by the unique key.
 * @param before how many were added before these, from which the colours go on
 */
export function insertCategories(
  db: TenantDb,
  categories: readonly { id: string; name: string }[],
  before: number,
): D1PreparedStatement[] {
  if (categories.length === 0) return [];
  const rows = categories.map(({ id, name }, index) => [
    id,
    name,
    CATEGORY_COLOURS[(before + index) % CATEGORY_COLOURS.length],
  ]);
  return [db.raw(INSERT, db.organizationId, JSON.stringify(rows))];
}

/** Whether a commit was refused because an enabled category has the name: SQLite names an index of expressions itself. */
export const isCategoryTaken = (failure: CommitFailure): boolean =>
  failure.kind === "unique" && (failure.table === "index" || failure.table === "patient_category");
