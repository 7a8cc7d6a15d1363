/** One test of a laboratory order from the first word to its end. The order shows the least advanced of its tests. */
export const LAB_STATES = [
  "DRAFT",
  "ORDERED",
  "COLLECTED",
  "IN_PROGRESS",
  "PARTLY_RESULTED",
  "ENTERED",
  "CORRECTED",
  "RESULTED",
  "REVIEWED",
  "CANCELLED",
] as const;
export type LabState = (typeof LAB_STATES)[number];

export const LAB_ACTIONS = [
  "create",
  "change",
  "discard",
  "order",
  "cancel",
  "decline",
  "collect",
  "reject",
  "start",
  "enter",
  "verify",
  "sendBack",
  "correct",
  "review",
  "undoReview",
  "release",
] as const;
export type LabAction = (typeof LAB_ACTIONS)[number];

/**
 * Who acts: the ordering provider, another provider of the patient, a nurse, the laboratory, somebody of the laboratory
 * who has not entered the values, time. A patient only reads.
 */
export const LAB_ACTORS = ["orderer", "provider", "nurse", "laboratory", "verifier", "system"] as const;
export type LabActor = (typeof LAB_ACTORS)[number];

/**
 * How the new state is found: fixed, unchanged, or by what has been entered: all of it or a part, and whether a second
 * person looks at it first.
 */
export type LabTarget =
  LabState | "unchanged" | "discarded" | "by-what-is-entered" | "by-what-was-verified" | "as-before-the-review";

export interface LabTransition {
  readonly action: LabAction;
  readonly by: readonly LabActor[];
  /** 'nothing' is one that does not exist yet. */
  readonly from: readonly LabState[] | "nothing";
  readonly to: LabTarget;
}

const WRITERS = ["orderer", "nurse"] as const;
const DESK = ["laboratory", "verifier"] as const;
const FINAL = ["CORRECTED", "RESULTED", "REVIEWED"] as const;

/** The one table of what may happen to a test of an order. Buttons, calls and decisions all read it. */
export const LAB_TRANSITIONS: readonly LabTransition[] = [
  { action: "create", by: WRITERS, from: "nothing", to: "DRAFT" },
  { action: "change", by: WRITERS, from: ["DRAFT"], to: "unchanged" },
  { action: "discard", by: WRITERS, from: ["DRAFT"], to: "discarded" },
  // A nurse prepares an order; the provider who answers for it sends it.
  { action: "order", by: ["orderer"], from: ["DRAFT"], to: "ORDERED" },
  { action: "cancel", by: ["orderer", "provider"], from: ["ORDERED", "COLLECTED"], to: "CANCELLED" },
  // What the laboratory cannot do is not done: whoever ordered it learns why.
  { action: "decline", by: DESK, from: ["ORDERED", "COLLECTED", "IN_PROGRESS"], to: "CANCELLED" },
  { action: "collect", by: DESK, from: ["ORDERED"], to: "COLLECTED" },
  // A sample that cannot be used: another one is to be collected.
  { action: "reject", by: DESK, from: ["COLLECTED", "IN_PROGRESS"], to: "ORDERED" },
  { action: "start", by: DESK, from: ["COLLECTED"], to: "IN_PROGRESS" },
  {
    ...{ action: "enter", by: DESK, to: "by-what-is-entered" },
    from: ["COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED"],
  },
  // Until somebody else has looked at them, whoever entered values changes them, or takes them back.
  { action: "enter", by: ["laboratory"], from: ["ENTERED"], to: "by-what-is-entered" },
  { action: "verify", by: ["verifier"], from: ["ENTERED"], to: "by-what-was-verified" },
  { action: "sendBack", by: DESK, from: ["ENTERED"], to: "IN_PROGRESS" },
  { action: "correct", by: DESK, from: FINAL, to: "by-what-is-entered" },
  { action: "review", by: ["orderer", "provider"], from: ["CORRECTED", "RESULTED"], to: "REVIEWED" },
  // Until the patient has been shown it, whoever reviewed takes it back: each test is what it was before.
  { action: "undoReview", by: ["orderer", "provider"], from: ["REVIEWED"], to: "as-before-the-review" },
  { action: "release", by: ["system", "orderer", "provider", ...DESK], from: FINAL, to: "unchanged" },
];

/** The row of the table for an action; undefined where it may not happen. */
export const labTransition = (action: LabAction, by: LabActor, from: LabState | "nothing"): LabTransition | undefined =>
  LAB_TRANSITIONS.find(
    (each) =>
      each.action === action &&
      each.by.includes(by) &&
      (each.from === "nothing" ? from === "nothing" : from !== "nothing" && each.from.includes(from)),
  );

/** What is done with a sample. Once results of it are final they are corrected: the sample is not taken back any more. */
const OF_SAMPLE: readonly LabAction[] = ["reject", "decline"];

/** The row of the table for an action on a test as it stands; undefined where it may not happen. */
export const transitionOf = (
  action: LabAction,
  by: LabActor,
  { state, finalVersion }: { state: LabState; finalVersion: number },
): LabTransition | undefined =>
  finalVersion > 0 && OF_SAMPLE.includes(action) ? undefined : labTransition(action, by, state);

/** Whether somebody may do this to a test at all, in whatever state it is. */
export const mayEver = (action: LabAction, by: LabActor): boolean =>
  LAB_TRANSITIONS.some((each) => each.action === action && each.by.includes(by));

/**
 * Who says that they know of a critical value: whoever looks after the patient at that hour, the orderer or not, so that
 * it waits for nobody who is away.
 */
const ACKNOWLEDGERS: readonly LabActor[] = ["orderer", "provider", "nurse"];
export const mayAcknowledge = (by: LabActor | null): boolean => by !== null && ACKNOWLEDGERS.includes(by);

/** What is known of the values of a test. */
export interface Entered {
  /** Every component has a value. */
  whole: boolean;
  /** A second person has to look at it. */
  verifies: boolean;
  /** There was a final result before. */
  corrects: boolean;
}

/** The state that entering values leads to. A correction is whole: what it does not name stays as it was. */
export function stateOfEntered({ whole, verifies, corrects }: Entered): LabState {
  if (!whole && !corrects) return "PARTLY_RESULTED";
  if (verifies) return "ENTERED";
  return corrects ? "CORRECTED" : "RESULTED";
}

/** How far a test is; one that is further waits for the others. */
const ADVANCE = new Map(LAB_STATES.map((state, index) => [state, index]));

/** The state that an order shows: that of the least advanced of its tests that are still wanted. */
export function stateOfOrder(tests: readonly LabState[]): LabState {
  const wanted = tests.filter((state) => state !== "CANCELLED");
  return wanted.reduce<LabState>(
    (least, state) => ((ADVANCE.get(state) ?? 0) < (ADVANCE.get(least) ?? 0) ? state : least),
    "CANCELLED",
  );
}

/** Results that are final: everybody who may see the order sees them, the patient once they are released. */
export const isFinal = (state: LabState): boolean => (FINAL as readonly LabState[]).includes(state);

/**
 * Whether new values of a test take the place of final ones, and need a reason: also where a correction of these waits for
 * its second look and is changed once more.
 */
export const correctsFinal = ({ state, finalVersion }: { state: LabState; finalVersion: number }): boolean =>
  isFinal(state) || (state === "ENTERED" && finalVersion > 0);
