import type { RequestContext } from "~/platform/context.server";
import { readRefutations } from "../../data/records/refutations.server";
import type { HealthRecord, Refuted } from "../../domain/records/record-kinds";
import { authorNames } from "./author-names.server";

/** Who refuted those of some records that are refuted, and when, by the ids of the records: nothing read where none is. */
export async function refutedBy(
  context: RequestContext,
  records: readonly HealthRecord[],
): Promise<ReadonlyMap<string, Refuted>> {
  const ids = records.flatMap(({ id, verification }) => (verification === "REFUTED" ? [id] : []));
  if (ids.length === 0) return new Map();
  const refutations = await readRefutations(context.db, ids);
  const names = await authorNames(context, refutations);
  return new Map(refutations.map(({ recordId, authorId, at }) => [recordId, { name: names.get(authorId) ?? "", at }]));
}
