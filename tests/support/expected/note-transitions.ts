/**
 * What may happen to a note, written by hand from the design: per action and actor, one letter for what each state
 * leads to, in this order of states. The first letter of a state is its status, the second whether the patient sees it:
 *
 *   D draft, S signed, A amended, E entered in error, X discarded; u unpublished, p published, w withdrawn
 *
 * Whoever reads a note and may never do something with it, in no state, is refused with 403; with 409 whoever may in
 * another state.
 *
 * '.' is: not allowed; '=' is: allowed, and nothing of the state changes. A draft, and what was discarded, was never
 * published; what is in error is published no more.
 */
export const NOTE_STATE_ORDER = "Du Su Sp Sw Au Ap Aw Eu Ew Xu";

//             Du Su Sp Sw Au Ap Aw Eu Ew Xu
const NEVER = ".  .  .  .  .  .  .  .  .  . ";

// prettier-ignore
export const NOTE_MATRIX = {
  //                         Du Su Sp Sw Au Ap Aw Eu Ew Xu
  read:     { author:        "=  =  =  =  =  =  =  =  =  = ",
              provider:      "=  =  =  =  =  =  =  .  .  . ",
              nurse:         "=  =  =  =  =  =  =  .  .  = ",
              administrator: ".  =  =  =  =  =  =  =  =  . ",
              patient:       ".  .  =  .  .  =  .  .  .  . " },
  write:    { author:        "=  .  .  .  .  .  .  .  .  . ",
              provider:      "=  .  .  .  .  .  .  .  .  . ",
              nurse:         "=  .  .  .  .  .  .  .  .  . ",
              administrator: NEVER, patient: NEVER },
  discard:  { author:        "Xu .  .  .  .  .  .  .  .  . ",
              provider:      NEVER,
              nurse:         "Xu .  .  .  .  .  .  .  .  . ",
              administrator: NEVER, patient: NEVER },
  restore:  { author:        ".  .  .  .  .  .  .  .  .  Du",
              provider:      NEVER,
              nurse:         ".  .  .  .  .  .  .  .  .  Du",
              administrator: NEVER, patient: NEVER },
  //                         Du Su Sp Sw Au Ap Aw Eu Ew Xu
  sign:     { author:        "Su .  .  .  .  .  .  .  .  . ",
              provider: NEVER, nurse: NEVER, administrator: NEVER, patient: NEVER },
  amend:    { author:        ".  Au Ap Aw =  =  =  .  .  . ",
              provider:      ".  Au Ap Aw =  =  =  .  .  . ",
              nurse: NEVER, administrator: NEVER, patient: NEVER },
  publish:  { author:        ".  Sp .  Sp Ap .  Ap .  .  . ",
              provider: NEVER, nurse: NEVER, administrator: NEVER, patient: NEVER },
  withdraw: { author:        ".  .  Sw .  .  Aw .  .  .  . ",
              provider: NEVER, nurse: NEVER, administrator: NEVER, patient: NEVER },
  enterInError: {
              author:        ".  Eu Ew Ew Eu Ew Ew .  .  . ",
              provider: NEVER, nurse: NEVER, administrator: NEVER, patient: NEVER },
  restrict: { author:        "=  =  .  =  =  .  =  .  .  . ",
              provider: NEVER, nurse: NEVER, administrator: NEVER, patient: NEVER },
} as const;

/** Who may begin one. */
export const NOTE_BEGINNERS = ["author", "nurse"];

/**
 * Of a note that is kept from everybody but its author, others may do nothing at all, and its author all that the table
 * says but publish it.
 */
export const NEVER_FOR_AUTHOR_ONLY = ["publish"];
