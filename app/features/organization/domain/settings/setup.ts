/** The steps from nothing to a booking link, in the order in which they are best done. */
export const SETUP_STEPS = ["branch", "department", "offering", "doctor", "timings", "portal"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** How far an organization has come. The portal can be booked on without having been looked at. */
export interface Setup {
  done: Readonly<Record<SetupStep, boolean>>;
  /** Somebody has booked before: nobody needs to be told any more. */
  booked: boolean;
}

/** Whether patients can book: everything but the look at the portal is there. */
export const isBookable = ({ done }: Setup): boolean => SETUP_STEPS.every((step) => step === "portal" || done[step]);

/** How many steps are left. */
export const stepsLeft = ({ done }: Setup): number => SETUP_STEPS.filter((step) => !done[step]).length;
