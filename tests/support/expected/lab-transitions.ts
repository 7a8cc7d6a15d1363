/**
 * What may happen to a test of a laboratory order, written by hand: per action and actor, one letter for what each state
 * leads to, in this order of states:
 *
 *   - nothing, D draft, O ordered, C collected, I in progress, P partly resulted, E entered, K corrected, R resulted,
 *   V reviewed, X cancelled.
 *
 * '=' stays as it is, '!' is gone, '?' depends on what was entered, '#' on what was there before, '<' is as before the review; '.' is: not allowed.
 */
export const LAB_LETTERS = {
  D: "DRAFT",
  O: "ORDERED",
  C: "COLLECTED",
  I: "IN_PROGRESS",
  P: "PARTLY_RESULTED",
  E: "ENTERED",
  K: "CORRECTED",
  R: "RESULTED",
  V: "REVIEWED",
  X: "CANCELLED",
} as const;

export const LAB_ORDER_OF_STATES = "- D O C I P E K R V X";

//             - D O C I P E K R V X
const NEVER = ". . . . . . . . . . .";

// prettier-ignore
export const LAB_MATRIX = {
  //                      - D O C I P E K R V X
  create:   { orderer:   "D . . . . . . . . . .", provider: NEVER, nurse: "D . . . . . . . . . .",
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  change:   { orderer:   ". = . . . . . . . . .", provider: NEVER, nurse: ". = . . . . . . . . .",
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  discard:  { orderer:   ". ! . . . . . . . . .", provider: NEVER, nurse: ". ! . . . . . . . . .",
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  order:    { orderer:   ". O . . . . . . . . .", provider: NEVER, nurse: NEVER,
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  cancel:   { orderer:   ". . X X . . . . . . .", provider: ". . X X . . . . . . .", nurse: NEVER,
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  decline:  { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . X X X . . . . . .", verifier: ". . X X X . . . . . .", system: NEVER },
  //                      - D O C I P E K R V X
  collect:  { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . C . . . . . . . .", verifier: ". . C . . . . . . . .", system: NEVER },
  reject:   { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . . O O . . . . . .", verifier: ". . . O O . . . . . .", system: NEVER },
  start:    { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . . I . . . . . . .", verifier: ". . . I . . . . . . .", system: NEVER },
  enter:    { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . . ? ? ? ? . . . .", verifier: ". . . ? ? ? . . . . .", system: NEVER },
  verify:   { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: NEVER, verifier: ". . . . . . # . . . .", system: NEVER },
  sendBack: { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . . . . . I . . . .", verifier: ". . . . . . I . . . .", system: NEVER },
  correct:  { orderer: NEVER, provider: NEVER, nurse: NEVER,
              laboratory: ". . . . . . . ? ? ? .", verifier: ". . . . . . . ? ? ? .", system: NEVER },
  //                      - D O C I P E K R V X
  review:   { orderer:   ". . . . . . . V V . .", provider: ". . . . . . . V V . .", nurse: NEVER,
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  undoReview: { orderer: ". . . . . . . . . < .", provider: ". . . . . . . . . < .", nurse: NEVER,
              laboratory: NEVER, verifier: NEVER, system: NEVER },
  release:  { orderer:   ". . . . . . . = = = .", provider: ". . . . . . . = = = .", nurse: NEVER,
              laboratory: ". . . . . . . = = = .", verifier: ". . . . . . . = = = .", system: ". . . . . . . = = = ." },
} as const;

/**
 * Who says that they know of a critical value, at any time: whoever looks after the patient, the orderer or not; a
 * colleague who covers for the orderer reviews, too, and cancels with a reason (the table above). Whoever never may do
 * something is refused with 403, and learns nothing of states.
 */
export const LAB_ACKNOWLEDGERS = {
  ...{ orderer: true, provider: true, nurse: true },
  ...{ laboratory: false, verifier: false, system: false },
} as const;
