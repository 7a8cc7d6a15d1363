import { employeeNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AuthorKind } from "../../domain/records/record-kinds";

interface Authored {
  authorKind: AuthorKind;
  authorId: string;
}

/** The names of those who wrote, by their ids: two reads at most, however many there are. */
export async function authorNames(
  context: RequestContext,
  written: readonly Authored[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: AuthorKind) => [
    ...new Set(written.flatMap(({ authorKind, authorId }) => (authorKind === kind ? [authorId] : []))),
  ];
  const named = await Promise.all([employeeNames(context, idsOf("employee")), patientNames(context, idsOf("patient"))]);
  return new Map(named.flatMap((names) => [...names]));
}
