/**
 * Who may pay and who may start an appointment, written by hand from the specification's nine options (section 3): for
 * each option a row of letters, one for each state in the order of STATES.
 *
 * Whether it can be paid online while it is not paid: P yes, L later, after it took place, G no longer, O not online.
 */
export const STATES = "N C S O I U D X J E H";
/** New, confirmed, moved, from the clinic, in progress, concluded, completed, canceled, rejected, expired, missed. */
export const STATE_NUMBERS = { N: 1, C: 2, S: 4, O: 6, I: 7, U: 10, D: 8, X: 3, J: 5, E: 9, H: 12 } as const;

interface OptionRow {
  /** Whether it can be paid online, by state, while it is not paid. */
  unpaid: string;
  /** A new booking waits for its payment. */
  paidToBook: boolean;
  /** The same where a try to pay failed. */
  paidToBookAfterFailure: boolean;
  /** It cannot be started before it is paid. */
  paidToStart: boolean;
  /** A verified payment of a new request confirms it. */
  confirms: boolean;
  /** How the pages say that a clinic and a video appointment is paid; null where it is paid to book. */
  said: readonly [clinic: string | null, video: string | null];
}

const ONLINE = "P P P P P P P G G G G";
const NOT_ONLINE = "O O O O O O O G G G G";
const NEITHER = { paidToBook: false, paidToBookAfterFailure: false, paidToStart: false, confirms: false } as const;

// prettier-ignore
export const OPTION_ROWS: Readonly<Record<string, OptionRow>> = {
  //                               N C S O I U D X J E H
  ENABLED:              { unpaid: ONLINE,     ...NEITHER, said: ["onlineOrAtClinic", "onlineOrAtClinic"] },
  ALLOW_ONLINE_AND_OFFLINE:
                        { unpaid: ONLINE,     ...NEITHER, said: ["onlineOrAtClinic", "onlineOrAtClinic"] },
  ALLOW_OFFLINE_ONLY:   { unpaid: NOT_ONLINE, ...NEITHER, said: ["atClinic", "atClinic"] },
  DISABLED:             { unpaid: NOT_ONLINE, ...NEITHER, said: ["atClinic", "notOnline"] },
  PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID:
                        { unpaid: ONLINE,     ...NEITHER, said: ["beforeAppointment", "beforeAppointment"] },
  PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID:
                        { unpaid: ONLINE,     ...NEITHER, paidToStart: true, said: ["beforeAppointment", "beforeAppointment"] },
  PAY_AFTER_SESSION:    { unpaid: "L L L L P P P G G G G", ...NEITHER, said: ["afterAppointment", "afterAppointment"] },
  PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS:
                        { unpaid: ONLINE,     ...NEITHER, paidToBook: true, paidToBookAfterFailure: true, confirms: true, said: [null, null] },
  PAY_TO_BOOK_ALLOW_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS:
                        { unpaid: ONLINE,     ...NEITHER, paidToBook: true, confirms: true, said: [null, null] },
};

/** Who books a service, by its online booking option: the service is there for them, by phone alone, or not at all. */
export const BOOKING_ROWS = {
  //             visitor    patient    staff
  ENABLED: ["books", "books", "books"],
  DISABLED: ["hidden", "hidden", "books"],
  CALL_TO_BOOK: ["byPhone", "byPhone", "books"],
} as const;
