/**
 * What comes of every action by everyone in every state, written by hand: one sign for each of the states
 *
 *   N new, C confirmed, X canceled, S rescheduled, J rejected, O new from organization, I in progress, D completed,
 *   E expired, U concluded, W confirmed walk-in, H no-show, B blocked.
 *
 * A capital is the state afterwards. A small letter is how the refusal is said:
 *
 *   w  'not possible in the state ...'     p  'waiting for the patient'      c  'waiting for the clinic'
 *   n  'not allowed'                       -  there is no such appointment for them (blocked time has no patient)
 *   .  nothing happens and nobody is told: the clock only takes its item off the list
 *
 * A word stands for all states: `sign-in` 401, `forbidden` 403, `not-found` 404, whatever the state is.
 *
 * The circumstances of the rows: an hour after its start, paid where the clock confirms, unpaid where one charges, with
 * a free time where one moves it; before an undo the very actor has just done what leads to the state, such as
 * confirmed (C) or canceled (X), to what was NEW.
 */
export const WHO = [
  "admin",
  "nurse",
  "doctor",
  "otherDoctor",
  "patient",
  "otherPatient",
  "link",
  "anonymous",
  "system",
] as const;
export type Who = (typeof WHO)[number];

type Refused = "sign-in" | "forbidden" | "not-found";
export type Outcomes = Readonly<Record<Who, string | Refused>>;

/** Of the staff: an administrator and a nurse for everyone's appointments, a doctor for their own. */
const staff = (row: string) => ({ admin: row, nurse: row, doctor: row, otherDoctor: "not-found" }) as const;
/** Those who end an appointment or take it off the list: not the nurse. */
const enders = (row: string) => ({ ...staff(row), nurse: "forbidden" }) as const;
const patients = (row: string, byLink = row.replace("-", "w")) =>
  ({ patient: row, otherPatient: "not-found", link: byLink }) as const;
const notPatients = { patient: "forbidden", otherPatient: "forbidden", link: "sign-in" } as const;
/** What only staff do, though patients may say that they are here. */
const NOT_THEIRS = "n n n n n n n n n n n n -";
const NOBODY_ELSE = { anonymous: "sign-in", system: "forbidden" } as const;

// prettier-ignore
export const OUTCOMES: Readonly<Record<string, Outcomes>> = {
  //                               N C X S J O I D E U W H B
  confirm:           { ...staff(  "C w w p w p w w w w w w w"),
                       ...patients("c w w C w C w w w w w w -"),
                       anonymous: "sign-in",
                       system:    "C w w p w p w w w w w w w" },
  reject:            { ...staff(  "J w w w w w w w w w w w w"), ...notPatients, ...NOBODY_ELSE },
  cancel:            { ...staff(  "X X w X w X w w w w X w w"),
                       ...patients("X X w X w X w w w w X w -"), ...NOBODY_ELSE },
  reschedule:        { ...staff(  "S S w S w S w w w w w w w"),
                       ...patients("N N w N w N w w w w w w -"), ...NOBODY_ELSE },
  arrive:            { ...staff(  "w C w w w w w w w w W w w"),
                       ...patients("w C w w w w w w w w W w -"), ...NOBODY_ELSE },
  "call-in":         { ...staff(  "w C w w w w w w w w W w w"), ...patients(NOT_THEIRS, NOT_THEIRS.replace("-", "n")), ...NOBODY_ELSE },
  leave:             { ...staff(  "w w w w w w w D w U w w w"), ...patients(NOT_THEIRS, NOT_THEIRS.replace("-", "n")), ...NOBODY_ELSE },
  "undo-arrival":    { ...staff(  "w C w w w w w D w U W w w"), ...patients(NOT_THEIRS, NOT_THEIRS.replace("-", "n")), ...NOBODY_ELSE },
  "enter-call":      { ...staff(  "w C w w w w w w w w W w w"), ...notPatients,
                       anonymous: "sign-in", system: "n n n n n n n n n n n n n" },
  start:             { ...staff(  "w I w p w p w w w w I w w"), ...notPatients,
                       anonymous: "sign-in",
                       system:    "w I w n w n w w w w I w w" },
  conclude:          { ...enders( "w w w w w w U w w w w w w"), ...notPatients,
                       anonymous: "sign-in",
                       system:    "w w w w w w U w w w w w w" },
  complete:          { ...enders( "w w w w w w D w w D w w w"), ...notPatients, ...NOBODY_ELSE },
  "no-show":         { ...staff(  "w H w w w w w w w w H w w"), ...notPatients,
                       anonymous: "sign-in",
                       system:    "w H w w w w w w w w H w w" },
  expire:            { admin: "forbidden", nurse: "forbidden", doctor: "forbidden", otherDoctor: "forbidden",
                       ...notPatients, anonymous: "sign-in",
                       system:    "E . . E . E . . . . . . ." },
  disable:           { ...enders( "w w X w J w w D E w w H B"), ...notPatients, ...NOBODY_ELSE },
  undo:              { ...staff(  "N N N N N N N N N N N N N"),
                       ...patients("n N N n N n n n n n n n -", "n N N n N n n n n n n n n"), ...NOBODY_ELSE },
  update:            { ...staff(  "N C w S w O I w w U W w B"),
                       ...patients("N C w S w O I w w U W w -", "N C w S w O I w w U W w n"), ...NOBODY_ELSE },
  "assign-provider": { ...staff(  "N C w S w O I w w U W w w"),
                       doctor: "forbidden", otherDoctor: "forbidden", ...notPatients, ...NOBODY_ELSE },
  charge:            { ...staff(  "N C w S w O I w w U W w w"), ...notPatients, ...NOBODY_ELSE },
  "mark-paid":       { ...staff(  "N C w S w O I D w U W w w"), ...notPatients, ...NOBODY_ELSE },
  discount:          { ...staff(  "N C w S w O I D w U W w w"), ...notPatients, ...NOBODY_ELSE },
};

/** What comes of making an appointment: the state it then has, or why not. */
// prettier-ignore
export const MAKINGS: readonly { making: "book" | "set" | "set, agreed on the phone" | "set, walk-in" | "block"; by: Outcomes }[] = [
  { making: "book", by: { admin: "N", nurse: "N", doctor: "N", otherDoctor: "N", patient: "N", otherPatient: "N",
                          link: "N", anonymous: "N", system: "forbidden" } },
  { making: "set", by: { ...staff("O"), ...notPatients, ...NOBODY_ELSE } },
  { making: "set, agreed on the phone", by: { ...staff("C"), ...notPatients, ...NOBODY_ELSE } },
  { making: "set, walk-in", by: { ...staff("W"), ...notPatients, ...NOBODY_ELSE } },
  { making: "block", by: { ...staff("B"), ...notPatients, ...NOBODY_ELSE } },
];

/**
 * Of an appointment that holds a seat of a group session, what differs: it goes to another provider with its session
 * alone.
 *
 * s 'its time is the session's'
 */
const WITH_ITS_SESSION = "s s s s s s s s s s s s s";

// prettier-ignore
export const SEAT_OUTCOMES: Readonly<Record<string, Outcomes>> = {
  ...OUTCOMES,
  "assign-provider": { ...staff(WITH_ITS_SESSION), doctor: "forbidden", otherDoctor: "forbidden",
                       ...notPatients, ...NOBODY_ELSE },
};

/** States in which an appointment holds its seat; in every other one the seat is somebody else's to have. */
export const SEAT_HELD = "N C S O I W";

/**
 * What comes of every action on a group session by everyone: O open, X canceled, U concluded; a capital is the
 * session's state afterwards, `w` is 'not possible in this state'. Whoever undoes has just canceled or concluded it; its
 * start has passed.
 */
// prettier-ignore
export const SESSION_OUTCOMES: Readonly<Record<string, Outcomes>> = {
  //                     O X U
  edit:     { ...staff( "O w w"), ...notPatients, ...NOBODY_ELSE },
  move:     { ...staff( "O w w"), ...notPatients, ...NOBODY_ELSE },
  cancel:   { ...staff( "X w w"), ...notPatients, ...NOBODY_ELSE },
  undo:     { ...staff( "w O O"), ...notPatients, ...NOBODY_ELSE },
  start:    { ...staff( "O w w"), ...notPatients, ...NOBODY_ELSE },
  conclude: { ...staff( "U w w"), ...notPatients, ...NOBODY_ELSE },
};
