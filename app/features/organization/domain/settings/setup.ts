/**
 * The steps from nothing to the first booking, in the order in which they are best done. Patients can book without the
 * last two.
 */
export const SETUP_STEPS = ["branch", "department", "offering", "doctor", "timings", "brand", "colleague"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** How far an organization has come. */
export interface Setup {
  /** Whether each step is done, by what is stored: `branch` once a location has an address. */
  done: Readonly<Record<SetupStep, boolean>>;
  /** What there is of what a booking needs, a location without an address too. */
  has: Readonly<Record<"branch" | "department" | "offering" | "doctor" | "timings", boolean>>;
  /** Steps that an administrator wants to see no more. */
  dismissed: readonly SetupStep[];
  /** A location that has no address yet; null if there is none. */
  branchId: string | null;
  /** The doctor whose working hours are to be set; null if some are set, or there is no doctor. */
  doctorId: string | null;
  /** Somebody has booked before: what is left can wait below the day's work. */
  booked: boolean;
}

/** Whether patients can book. */
export const isBookable = ({ has }: Pick<Setup, "has">): boolean => Object.values(has).every(Boolean);

/** The steps that are shown: those that are not dismissed. */
export const stepsShown = ({ dismissed }: Pick<Setup, "dismissed">): SetupStep[] =>
  SETUP_STEPS.filter((step) => !dismissed.includes(step));

/** How many of the steps that are shown are left. */
export const stepsLeft = (setup: Pick<Setup, "dismissed" | "done">): number =>
  stepsShown(setup).filter((step) => !setup.done[step]).length;

/** How many of them patients cannot book without. */
export const stepsToBook = (setup: Pick<Setup, "dismissed" | "done">): number =>
  stepsShown(setup).filter((step) => !setup.done[step] && step !== "brand" && step !== "colleague").length;

/** Whether there is anything to say of the setup: steps are left, or nobody has booked yet. */
export const isUnderWay = (setup: Setup): boolean => !setup.booked || stepsLeft(setup) > 0;
