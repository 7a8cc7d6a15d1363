/**
 * What the services of prescriptions and of the pharmacy's desk answer, written by hand from the clinical facts: per act
 * and asker one sign for each state of the prescription, in this order of states:
 *
 *   D draft, S signed, T sent, P partly dispensed, F dispensed, C cancelled, X stopped, E expired, R replaced;
 *   '+' it is done, '-' not in this state (409), 'f' never by them (403), '.' it is not there for them (404).
 */
export const PRESCRIPTION_ACT_SIGNS = { "+": "done", "-": 409, f: 403, ".": 404 } as const;

//             D S T P F C X E R
const NEVER = "f f f f f f f f f";
const HIDDEN = ". . . . . . . . .";
/** Everybody who has nothing to do with it; a doctor who does not look after the patient is told that it is not there. */
const others = { admin: NEVER, patient: NEVER, viewer: NEVER, pharmacist: NEVER, stranger: HIDDEN };

/**
 * Acts at a prescription; `provider` is another doctor of the patient, `stranger` one of somebody else. Who covers for the
 * prescriber may send, cancel, stop, replace and renew it; what the patient is shown of it is the prescriber's alone.
 */
// prettier-ignore
export const PRESCRIPTION_ACTS = {
  //                             D S T P F C X E R
  read:    { prescriber:        "+ + + + + + + + +",
             provider:          ". + + + + + + + +",
             nurse:             "+ + + + + + + + +",
             patient:           ". + + + + + + + +",
             viewer:            ". + + + + + + + +",
             admin: NEVER, pharmacist: NEVER, stranger: HIDDEN },
  //                                       D S T P F C X E R
  change:  { ...others, prescriber:       "+ - - - - - - - -",
                        nurse:            "+ - - - - - - - -",
                        provider:         ". f f f f f f f f" },
  discard: { ...others, prescriber:       "+ - - - - - - - -",
                        nurse:            "+ - - - - - - - -",
                        provider:         ". f f f f f f f f" },
  sign:    { ...others, prescriber:       "+ - - - - - - - -",
                        nurse:            "f f f f f f f f f",
                        provider:         ". f f f f f f f f" },
  send:    { ...others, prescriber:       "- + + - - - - - -",
                        nurse:            "f f f f f f f f f",
                        provider:         ". + + - - - - - -" },
  cancel:  { ...others, prescriber:       "- + + - - - - - -",
                        nurse:            "f f f f f f f f f",
                        provider:         ". + + - - - - - -" },
  stop:    { ...others, prescriber:       "- - - + + - - - -",
                        nurse:            "f f f f f f f f f",
                        provider:         ". - - + + - - - -" },
  replace: { ...others, prescriber:       "- + + + - - - - -",
                        nurse:            "f f f f f f f f f",
                        provider:         ". + + + - - - - -" },
  renew:   { ...others, prescriber:       "- + + + + + + + +",
                        nurse:            "- + + + + + + + +",
                        provider:         ". + + + + + + + +" },
  show:    { ...others, prescriber:       "+ + + + + + + + +",
                        nurse:            "f f f f f f f f f",
                        provider:         ". f f f f f f f f" },
  ask:     { ...others, patient:          ". + + + + - - + -",
                        viewer:           ". f f f f f f f f",
                        prescriber: NEVER, nurse: NEVER, provider: NEVER, stranger: NEVER },
  // The wish may be older than its state.
  withdraw:{ ...others, patient:          ". + + + + + + + +",
                        viewer:           ". f f f f f f f f",
                        prescriber: NEVER, nurse: NEVER, provider: NEVER, stranger: NEVER },
} as const;

const outside = { prescriber: NEVER, nurse: NEVER, patient: NEVER, laboratory: NEVER };

/** Acts at the pharmacy's desk; `elsewhere` works at another pharmacy than the one that it was sent to. */
// prettier-ignore
export const DISPENSE_ACTS = {
  //                                     D S T P F C X E R
  view:     { ...outside, pharmacist:   ". + + + + + + + +",
                          admin:        ". + + + + + + + +",
                          elsewhere:    HIDDEN },
  handOut:  { ...outside, pharmacist:   ". + + + - - - - -",
                          admin:        ". + + + - - - - -",
                          elsewhere:    HIDDEN },
  takeBack: { ...outside, pharmacist:   ". - - + + - - - -",
                          admin:        ". - - + + - - - -",
                          elsewhere:    HIDDEN },
  decline:  { ...outside, pharmacist:   ". + + + - - - - -",
                          admin:        ". + + + - - - - -",
                          elsewhere:    HIDDEN },
  undo:     { ...outside, pharmacist:   ". - - + + - - - -",
                          admin:        ". - - + + - - - -",
                          elsewhere:    HIDDEN },
} as const;
