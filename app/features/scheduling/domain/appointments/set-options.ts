import type { Offering } from "../booking/bookable";

/** What staff can choose from when they set an appointment, and what goes with what. */
export interface SetOptions {
  readonly offerings: readonly {
    id: string;
    name: string;
    type: Offering["offeringsType"];
    durationMinutes: number;
    groupCapacity: number | null;
    onlineBookingOption: Offering["onlineBookingOption"];
  }[];
  readonly providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
  readonly branches: readonly { id: string; name: string; timeZone: string }[];
  /** Who gives which offering, who works where, and what is given where. */
  readonly gives: readonly { employeeId: string; serviceOfferingId: string }[];
  readonly worksAt: readonly { employeeId: string; branchId: string }[];
  readonly givenAt: readonly {
    serviceOfferingId: string;
    branchId: string;
    /** Its price there, in minor units. */
    costMinor: number;
    currencyCode: string;
  }[];
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

/** Whoever sets an appointment, by whom the form begins. */
export interface Chooser {
  /** Null for whoever is no employee. */
  readonly employeeId: string | null;
  /** IANA zones where they may be, the likeliest first: of their clock, of the organization. */
  readonly zones: readonly string[];
}

/** The wanted one, else the first of those that are likeliest, the likeliest first; else the first. */
const chosenOf = <T extends { readonly id: string }>(
  list: readonly T[],
  wanted: string | undefined,
  likely: readonly ((id: string) => boolean)[],
): T | undefined => {
  const said = list.find(({ id }) => id === wanted);
  if (said) return said;
  for (const fits of likely) {
    const found = list.find(({ id }) => fits(id));
    if (found) return found;
  }
  return list[0];
};

/** The locations of the one who chooses: where they work, else those on their clock. */
function ownBranches({ worksAt, branches }: SetOptions, { employeeId, zones }: Chooser): ReadonlySet<string> {
  const own = worksAt.filter((each) => each.employeeId === employeeId).map(({ branchId }) => branchId);
  const open = own.filter((id) => branches.some((branch) => branch.id === id));
  if (open.length > 0) return new Set(open);
  const zone = zones.find((each) => branches.some(({ timeZone }) => timeZone === each));
  return new Set(branches.filter(({ timeZone }) => timeZone === zone).map(({ id }) => id));
}

/** What is likeliest for the one who chooses: what they give themselves, and what is given at their own locations. */
function likelyFor(options: SetOptions, wanted: Partial<SetChoice>, chooser: Chooser) {
  const home = ownBranches(options, chooser);
  const isAtHome = (branchId: string) =>
    wanted.branchId === undefined ? home.has(branchId) : branchId === wanted.branchId;
  const gives = (employeeId: string | null | undefined, serviceOfferingId: string) =>
    options.gives.some((each) => each.employeeId === employeeId && each.serviceOfferingId === serviceOfferingId);
  const worksAtHome = (id: string) =>
    options.worksAt.some(({ employeeId, branchId }) => employeeId === id && isAtHome(branchId));
  const isGivenAtHome = (id: string) =>
    options.givenAt.some(({ serviceOfferingId, branchId }) => serviceOfferingId === id && isAtHome(branchId)) &&
    options.providers.some((provider) => gives(provider.id, id) && worksAtHome(provider.id));
  return {
    offering: [
      (id: string) => gives(wanted.employeeId, id),
      (id: string) => gives(chooser.employeeId, id),
      isGivenAtHome,
    ],
    provider: [(id: string) => id === chooser.employeeId, worksAtHome],
    branch: [(id: string) => home.has(id)],
  };
}

/**
 * Fits a choice together: of the offerings the wanted one or the likeliest for the one who chooses, of those who give it
 * the wanted one or the likeliest, and likewise of the places where that person gives it.
 */
export function fitChoice(
  options: SetOptions,
  wanted: Partial<SetChoice>,
  type: string | null,
  chooser: Chooser,
): FittedChoice {
  const likely = likelyFor(options, wanted, chooser);
  const given = new Set(
    options.gives
      .filter(({ employeeId }) => options.providers.some(({ id }) => id === employeeId))
      .map((each) => each.serviceOfferingId),
  );
  const offerings = options.offerings.filter(
    (offering) => given.has(offering.id) && (type === null || offering.type === type),
  );
  const offering = chosenOf(offerings, wanted.serviceOfferingId, likely.offering);
  const providers = options.providers.filter(({ id }) =>
    options.gives.some((each) => each.employeeId === id && each.serviceOfferingId === offering?.id),
  );
  const provider = chosenOf(providers, wanted.employeeId, likely.provider);
  const branches = options.branches.filter(
    ({ id }) =>
      options.worksAt.some((each) => each.branchId === id && each.employeeId === provider?.id) &&
      options.givenAt.some((each) => each.branchId === id && each.serviceOfferingId === offering?.id),
  );
  const branch = chosenOf(branches, wanted.branchId, likely.branch);
  const choice =
    offering && provider && branch
      ? { serviceOfferingId: offering.id, employeeId: provider.id, branchId: branch.id }
      : null;
  return { offerings, providers, branches, choice };
}
