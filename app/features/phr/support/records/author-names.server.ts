import { employeeNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AuthorKind } from "../../domain/records/record-kinds";

interface Authored {
  authorKind: string;
  authorId: string | null;
}

/**
 * The names of those who wrote or looked, by their ids: two reads at most, however many there are. A program, and
 * whoever is unknown, have none.
 */
export async function authorNames(
  context: RequestContext,
  written: readonly Authored[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: AuthorKind) => [
    ...new Set(
      written.flatMap(({ authorKind, authorId }) => (authorKind === kind && authorId !== null ? [authorId] : [])),
    ),
  ];
  const named = await Promise.all([employeeNames(context, idsOf("employee")), patientNames(context, idsOf("patient"))]);
  return new Map(named.flatMap((names) => [...names]));
}
