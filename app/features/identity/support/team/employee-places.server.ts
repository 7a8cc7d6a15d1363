import { readOrganization } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";

/** Where employees work, to choose from: the enabled branches and departments. */
export interface PlaceChoices {
  branches: { id: string; name: string }[];
  departments: { id: string; name: string }[];
}

export async function readPlaceChoices(context: RequestContext): Promise<PlaceChoices> {
  const { branches, departments } = await readOrganization(context);
  return {
    branches: branches.map(({ id, name }) => ({ id, name })),
    departments: departments.map(({ uuid, name }) => ({ id: uuid, name })),
  };
}

/** Refuses a branch or department that is not there to choose. @throws InvalidError */
export function requireChoices(
  { branches, departments }: PlaceChoices,
  wanted: { branchIds: readonly string[]; departmentIds: readonly string[] },
): void {
  const unknown = (ids: readonly string[], choices: readonly { id: string }[]) =>
    ids.some((id) => !choices.some((choice) => choice.id === id));
  const wrong = [
    ...(unknown(wanted.branchIds, branches) ? ["branchIds"] : []),
    ...(unknown(wanted.departmentIds, departments) ? ["departmentIds"] : []),
  ];
  if (wrong.length > 0) throw new InvalidError(wrong.map((field) => ({ field, message: "errors:field.chooseOne" })));
}
