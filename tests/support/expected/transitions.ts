/**
 * What may happen to an appointment, written by hand from the design: per action and actor, one letter for the state
 * that each state leads to, in this order of states (the specification's numbers 1..12 and 20):
 *
 *   N new, C confirmed, X canceled, S rescheduled, J rejected, O new from organization, I in progress, D completed,
 *   E expired, U concluded, W confirmed walk-in, H no-show, B blocked; '.' is: not allowed.
 *
 * The conditions hold in every row: the start has passed, the payment is verified, the actor undoes their own action in
 * time (the state before it, where it was a change of state, is new: so N). `from nothing` is in BOOKINGS.
 */
export const STATE_LETTERS = {
  N: 1,
  C: 2,
  X: 3,
  S: 4,
  J: 5,
  O: 6,
  I: 7,
  D: 8,
  E: 9,
  U: 10,
  W: 11,
  H: 12,
  B: 20,
} as const;

export const STATE_ORDER = "N C X S J O I D E U W H B";

//                             N C X S J O I D E U W H B
const NEVER = ". . . . . . . . . . . . .";
const OPEN_STAYS = "N C . S . O I . . U W . .";
/** What took place is paid for still, when it is completed. */
const PAYABLE_STAYS = "N C . S . O I D . U W . .";

// prettier-ignore
export const MATRIX = {
  book:              { staff: NEVER, patient: NEVER, public: NEVER, system: NEVER },
  set:               { staff: NEVER, patient: NEVER, public: NEVER, system: NEVER },
  block:             { staff: NEVER, patient: NEVER, public: NEVER, system: NEVER },
  //                             N C X S J O I D E U W H B
  confirm:           { staff:   "C . . . . . . . . . . . .",
                       patient: ". . . C . C . . . . . . .",
                       public:  NEVER,
                       system:  "C . . . . . . . . . . . ." },
  reject:            { staff:   "J . . . . . . . . . . . .",
                       patient: NEVER, public: NEVER, system: NEVER },
  cancel:            { staff:   "X X . X . X . . . . X . .",
                       patient: "X X . X . X . . . . X . .",
                       public:  NEVER, system: NEVER },
  reschedule:        { staff:   "S S . S . S . . . . . . .",
                       patient: "N N . N . N . . . . . . .",
                       public:  NEVER, system: NEVER },
  arrive:            { staff:   ". C . . . . . . . . W . .",
                       patient: ". C . . . . . . . . W . .",
                       public:  NEVER, system: NEVER },
  "call-in":         { staff:   ". C . . . . . . . . W . .",
                       patient: NEVER, public: NEVER, system: NEVER },
  leave:             { staff:   ". . . . . . . D . U . . .",
                       patient: NEVER, public: NEVER, system: NEVER },
  "undo-arrival":    { staff:   ". C . . . . . D . U W . .",
                       patient: NEVER, public: NEVER, system: NEVER },
  "enter-call":      { staff:   ". C . . . . . . . . W . .",
                       patient: NEVER, public: NEVER, system: NEVER },
  start:             { staff:   ". I . . . . . . . . I . .",
                       patient: NEVER, public: NEVER,
                       system:  ". I . . . . . . . . I . ." },
  conclude:          { staff:   ". . . . . . U . . . . . .",
                       patient: NEVER, public: NEVER,
                       system:  ". . . . . . U . . . . . ." },
  complete:          { staff:   ". . . . . . D . . D . . .",
                       patient: NEVER, public: NEVER, system: NEVER },
  "no-show":         { staff:   ". H . . . . . . . . H . .",
                       patient: NEVER, public: NEVER,
                       system:  ". H . . . . . . . . H . ." },
  expire:            { staff: NEVER, patient: NEVER, public: NEVER,
                       system:  "E . . E . E . . . . . . ." },
  disable:           { staff:   ". . X . J . . D E . . H B",
                       patient: NEVER, public: NEVER, system: NEVER },
  undo:              { staff:   "N N N N N N N N N N N N N",
                       patient: ". N N . N . . . . . . . .",
                       public:  NEVER, system: NEVER },
  update:            { staff:   "N C . S . O I . . U W . B",
                       patient: OPEN_STAYS, public: NEVER, system: NEVER },
  "assign-provider": { staff: OPEN_STAYS, patient: NEVER, public: NEVER, system: OPEN_STAYS },
  charge:            { staff: OPEN_STAYS, patient: NEVER, public: NEVER, system: NEVER },
  pay:               { staff: NEVER, patient: PAYABLE_STAYS, public: PAYABLE_STAYS, system: PAYABLE_STAYS },
  // What must be paid to book stands once it is paid.
  "pay-with-credit": { staff:   "C C . S . O I D . U W . .",
                       patient: "C C . S . O I D . U W . .",
                       public:  NEVER, system: NEVER },
  "mark-paid":       { staff:   "C C . S . O I D . U W . .", patient: NEVER, public: NEVER, system: NEVER },
  discount:          { staff: PAYABLE_STAYS, patient: NEVER, public: NEVER, system: NEVER },
} as const;

/**
 * What comes of it where it is said that the patient agreed on the phone, which staff alone can say: the rows that this
 * changes.
 */
// prettier-ignore
export const AGREED_ON_PHONE = {
  //                             N C X S J O I D E U W H B
  confirm:           { staff:   "C . . C . C . . . . . . .",
                       patient: ". . . C . C . . . . . . .",
                       public:  NEVER,
                       system:  "C . . . . . . . . . . . ." },
  start:             { staff:   ". I . I . I . . . . I . .",
                       patient: NEVER, public: NEVER,
                       system:  ". I . . . . . . . . I . ." },
  reschedule:        { staff:   "C C . C . C . . . . . . .",
                       patient: "N N . N . N . . . . . . .",
                       public:  NEVER, system: NEVER },
} as const;

/**
 * What comes of a move where the clinic itself holds the new time out to the patient, as the waiting list does: by
 * whether the offering confirms by itself, and whether a payment is asked for first and made. Staff move as they say.
 */
// prettier-ignore
export const HELD_OUT = {
  //                                             N C X S J O I D E U W H B
  asked:             { facts: {},                patient: "N C . N . N . . . . . . ." },
  confirmsItself:    { facts: { confirmsItself: true },
                       patient: "C C . C . C . . . . . . ." },
  unpaid:            { facts: { confirmsItself: true, payToBook: true },
                       patient: "N C . N . N . . . . . . ." },
  paid:              { facts: { payToBook: true, paid: true },
                       patient: "C C . C . C . . . . . . ." },
} as const;

/** What makes an appointment, by whom, under which facts, in which state. */
export const BOOKINGS = [
  { action: "book", by: ["patient", "public"], facts: {}, state: "N" },
  { action: "book", by: ["patient", "public"], facts: { confirmsItself: true }, state: "C" },
  { action: "book", by: ["patient", "public"], facts: { payToBook: true }, state: "N" },
  { action: "book", by: ["patient", "public"], facts: { payToBook: true, paid: true }, state: "C" },
  { action: "book", by: ["patient", "public"], facts: { payToBook: true, confirmsItself: true }, state: "N" },
  { action: "set", by: ["staff"], facts: {}, state: "O" },
  { action: "set", by: ["staff"], facts: { patientAgreed: true }, state: "C" },
  { action: "set", by: ["staff"], facts: { walkIn: true }, state: "W" },
  { action: "set", by: ["staff"], facts: { walkIn: true, patientAgreed: true }, state: "W" },
  { action: "block", by: ["staff"], facts: {}, state: "B" },
] as const;

/** Number, colour, whether it holds its time, whether it is final, whether a future one counts as upcoming. */
export const STATES = [
  { letter: "N", number: 1, name: "NEW", colour: "orange", holds: true, final: false, upcoming: true },
  { letter: "C", number: 2, name: "CONFIRMED", colour: "green", holds: true, final: false, upcoming: true },
  { letter: "X", number: 3, name: "CANCELED", colour: "lightgrey", holds: false, final: true, upcoming: false },
  { letter: "S", number: 4, name: "RESCHEDULED", colour: "orange", holds: true, final: false, upcoming: true },
  { letter: "J", number: 5, name: "REJECTED", colour: "lightgrey", holds: false, final: true, upcoming: false },
  {
    letter: "O",
    number: 6,
    name: "NEW_FROM_ORGANIZATION",
    colour: "orange",
    holds: true,
    final: false,
    upcoming: true,
  },
  { letter: "I", number: 7, name: "IN_PROGRESS", colour: "orange", holds: true, final: false, upcoming: true },
  { letter: "D", number: 8, name: "COMPLETED", colour: "lightblue", holds: false, final: true, upcoming: false },
  { letter: "E", number: 9, name: "EXPIRED", colour: "lightgrey", holds: false, final: true, upcoming: false },
  { letter: "U", number: 10, name: "CONCLUDED", colour: "lightblue", holds: false, final: false, upcoming: false },
  { letter: "W", number: 11, name: "CONFIRMED_WALKIN", colour: "green", holds: true, final: false, upcoming: true },
  { letter: "H", number: 12, name: "NO_SHOW", colour: "darkgrey", holds: false, final: true, upcoming: false },
  { letter: "B", number: 20, name: "BLOCKED", colour: "darkgrey", holds: true, final: false, upcoming: false },
] as const;
