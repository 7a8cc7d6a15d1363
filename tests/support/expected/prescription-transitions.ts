/**
 * What may happen to a prescription, written by hand from the clinical facts: per action and actor one letter for what
 * each state becomes, in this order of states:
 *
 *   D draft, S signed, T sent, P partly dispensed, F dispensed, C cancelled, X stopped, E expired, R replaced;
 *   '=' stays as it is, '-' is gone, '?' goes by what has been handed out of it, '.' is: not allowed.
 */
export const PRESCRIPTION_LETTERS = {
  D: "DRAFT",
  S: "SIGNED",
  T: "SENT",
  P: "PARTLY_DISPENSED",
  F: "DISPENSED",
  C: "CANCELLED",
  X: "STOPPED",
  E: "EXPIRED",
  R: "REPLACED",
  "=": "unchanged",
  "-": "discarded",
  "?": "by-what-is-dispensed",
} as const;

export const PRESCRIPTION_ORDER = "D S T P F C X E R";

//                       D S T P F C X E R
const NEVER = ". . . . . . . . .";
const nobody = { prescriber: NEVER, provider: NEVER, nurse: NEVER, pharmacy: NEVER, system: NEVER };

/** Who may begin one: `from nothing`. */
export const PRESCRIPTION_BEGUN_BY = ["prescriber", "nurse"] as const;

// prettier-ignore
export const PRESCRIPTION_MATRIX = {
  create:   nobody,
  //                                 D S T P F C X E R
  change:   { ...nobody, prescriber: "= . . . . . . . .",
                         nurse:      "= . . . . . . . ." },
  discard:  { ...nobody, prescriber: "- . . . . . . . .",
                         nurse:      "- . . . . . . . ." },
  sign:     { ...nobody, prescriber: "S . . . . . . . ." },
  send:     { ...nobody, prescriber: ". T T . . . . . .",
                         provider:   ". T T . . . . . ." },
  dispense: { ...nobody, pharmacy:   ". ? ? ? . . . . ." },
  return:   { ...nobody, pharmacy:   ". . . ? ? . . . ." },
  decline:  { ...nobody, pharmacy:   ". = = = . . . . ." },
  cancel:   { ...nobody, prescriber: ". C C . . . . . .",
                         provider:   ". C C . . . . . ." },
  stop:     { ...nobody, prescriber: ". . . X X . . . .",
                         provider:   ". . . X X . . . ." },
  replace:  { ...nobody, prescriber: ". R R R . . . . .",
                         provider:   ". R R R . . . . ." },
  renew:    { ...nobody, prescriber: ". = = = = = = = =",
                         provider:   ". = = = = = = = =",
                         nurse:      ". = = = = = = = =" },
  // What the patient is shown of it is its prescriber's alone.
  show:     { ...nobody, prescriber: "= = = = = = = = =" },
  expire:   { ...nobody, system:     ". E E E . . . . ." },
} as const;
