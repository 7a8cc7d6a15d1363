import type { Offering } from "../booking/bookable";

/** What staff can choose from when they set a visit, and what goes with what. */
export interface SetOptions {
  readonly offerings: readonly {
    id: string;
    name: string;
    type: Offering["offeringsType"];
    durationMinutes: number;
    groupCapacity: number | null;
  }[];
  readonly providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
  readonly branches: readonly { id: string; name: string }[];
  /** Who gives which offering, who works where, and what is given where. */
  readonly gives: readonly { employeeId: string; serviceOfferingId: string }[];
  readonly worksAt: readonly { employeeId: string; branchId: string }[];
  readonly givenAt: readonly { serviceOfferingId: string; branchId: string }[];
}

export interface SetChoice {
  readonly serviceOfferingId: string;
  readonly employeeId: string;
  readonly branchId: string;
}

/** Says in one word which choice free times were looked up for. */
export const choiceKey = ({ serviceOfferingId, employeeId, branchId }: Partial<SetChoice>): string =>
  [serviceOfferingId, employeeId, branchId].join("/");

/** What can be chosen next to what is chosen, and the choice itself; null where nothing fits together. */
export interface FittedChoice {
  readonly offerings: SetOptions["offerings"];
  readonly providers: SetOptions["providers"];
  readonly branches: SetOptions["branches"];
  readonly choice: SetChoice | null;
}

const chosenOf = <T extends { readonly id: string }>(list: readonly T[], wanted: string | undefined): T | undefined =>
  list.find(({ id }) => id === wanted) ?? list[0];

/**
 * Fits a choice together: of the offerings the wanted one or the first, of those who give it the wanted one or the
 * first, and likewise of the places where that person gives it.
 */
export function fitChoice(options: SetOptions, wanted: Partial<SetChoice>, type: string | null): FittedChoice {
  const given = new Set(
    options.gives
      .filter(({ employeeId }) => options.providers.some(({ id }) => id === employeeId))
      .map((each) => each.serviceOfferingId),
  );
  const offerings = options.offerings.filter(
    (offering) => given.has(offering.id) && (type === null || offering.type === type),
  );
  const offering = chosenOf(offerings, wanted.serviceOfferingId);
  const providers = options.providers.filter(({ id }) =>
    options.gives.some((each) => each.employeeId === id && each.serviceOfferingId === offering?.id),
  );
  const provider = chosenOf(providers, wanted.employeeId);
  const branches = options.branches.filter(
    ({ id }) =>
      options.worksAt.some((each) => each.branchId === id && each.employeeId === provider?.id) &&
      options.givenAt.some((each) => each.branchId === id && each.serviceOfferingId === offering?.id),
  );
  const branch = chosenOf(branches, wanted.branchId);
  const choice =
    offering && provider && branch
      ? { serviceOfferingId: offering.id, employeeId: provider.id, branchId: branch.id }
      : null;
  return { offerings, providers, branches, choice };
}
