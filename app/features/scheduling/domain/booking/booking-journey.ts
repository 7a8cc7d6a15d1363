/** The decisions of a booking, one a step, in this order. The last one says who it is for, and books. */
export const JOURNEY_STEPS = ["service", "provider", "place", "time", "you"] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** What is known of a decision: whether there is one to make at all, and whether it is made. */
export interface Decision {
  needed: boolean;
  made: boolean;
}

export type Decisions = Readonly<Record<Exclude<JourneyStep, "you">, Decision>>;

/** The steps that this journey has: those with something to decide, and the one that books. */
export const stepsOf = (decisions: Decisions): JourneyStep[] =>
  JOURNEY_STEPS.filter((step) => step === "you" || decisions[step].needed);

/**
 * Whether the steps stay what they are, whatever is chosen: what there is to decide after the service is known with it
 * alone, and a doctor may work at fewer places than all of them.
 */
export const stepsAreSure = ({ service, provider, place }: Decisions): boolean =>
  service.made && (provider.made || !provider.needed || !place.needed);

/**
 * Where the journey stands: at the first decision that is needed and not made, or at the one that the visitor wants to
 * look at again, if that comes earlier.
 */
export function stepNow(decisions: Decisions, wanted: JourneyStep | undefined): JourneyStep {
  const steps = stepsOf(decisions);
  const open = steps.find((step) => step === "you" || !decisions[step].made) ?? "you";
  if (wanted === undefined || !steps.includes(wanted)) return open;
  return steps.indexOf(wanted) < steps.indexOf(open) ? wanted : open;
}
