/** Everyone who may stand at a door of the product. */
export const PRINCIPALS = [
  "anonymous",
  // Has given the password, and owes the second step.
  "halfOpen",
  "patient",
  "otherPatient",
  "disabledPatient",
  "unapproved",
  "doctor",
  "otherDoctor",
  "nurse",
  "receptionist",
  "biller",
  "pharmacy",
  "laboratory",
  "admin",
  "roomGuest",
  "linkHolder",
  "foreignDoctor",
  "foreignBearer",
] as const;

export type Principal = (typeof PRINCIPALS)[number];

/**
 * What comes of asking. `sign-in`: 401, or a redirect to sign-out or login. `refused`: 403, by calls; a screen answers
 * somebody signed in who may not open it like one that does not exist. `not-found`: 404. `gone`: 410.
 * `error-page`: the 500 page by its own address. `allowed`: anything past the door, a refused input too.
 */
export type Outcome = "allowed" | "sign-in" | "refused" | "not-found" | "gone" | "error-page";

/** Whose the thing is that a request names. */
export type Whose = "own" | "others" | "foreign" | "absent";

/** About a thing of one's own, of somebody else in the organization, and one that does not exist (here). */
export type Row = Outcome | readonly [own: Outcome, others: Outcome, absent: Outcome];

/** Whose role opens a part of the organization's work alone: a desk, appointments or payments. */
type OfOnePart = "receptionist" | "biller" | "pharmacy" | "laboratory";

/** A row for each. Whose role opens a part alone is met like a professional who is not approved, where no row says otherwise. */
export type Rows = Readonly<Record<Exclude<Principal, OfOnePart>, Row> & Partial<Record<OfOnePart, Row>>>;
/** One row for everybody, or one for each. */
export type Expectation = Row | Rows;

/**
 * Whoever has no part in the organization's inside is met by one row: no session, only a link, or a session elsewhere.
 */
export const strangers = (row: Row) =>
  ({
    anonymous: row,
    halfOpen: row,
    disabledPatient: row,
    roomGuest: row,
    linkHolder: row,
    foreignDoctor: row,
    foreignBearer: row,
  }) as const;

/** The row of one principal. */
export function rowFor(expectation: Expectation, principal: Principal): Row {
  if (typeof expectation === "string" || !("anonymous" in expectation)) return expectation;
  return expectation[principal] ?? expectation.unapproved;
}

/** Who works at the desk of a pharmacy or a laboratory. */
export const desks = (row: Row) => ({ pharmacy: row, laboratory: row }) as const;

/** Who works with appointments and with nothing of health records: the receptionist, and who only sees them. */
export const frontDesk = (receptionist: Row, biller: Row = receptionist) => ({ receptionist, biller }) as const;

export const patients = (row: Row, other: Row = row) => ({ patient: row, otherPatient: other }) as const;

export const doctors = (row: Row, other: Row = row) => ({ doctor: row, otherDoctor: other }) as const;

export const OWN = ["allowed", "not-found", "not-found"] as const;

export const THEIRS = ["not-found", "allowed", "not-found"] as const;

export const ANYONES = ["allowed", "allowed", "not-found"] as const;

/** Things that the whole world may see, such as a provider's public profile. */
export const PUBLIC_THING = ["allowed", "not-found", "not-found"] as const;

/** A link's token is its own permission; one that is not known here is told to be gone. */
export const CAPABILITY = ["allowed", "not-found", "gone"] as const;

/**
 * Screens lead strangers to sign-in; to whom a role keeps out they do not exist. Of an appointment: its patient, its
 * doctor, and who works with everybody's.
 */
export const APPOINTMENT_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  receptionist: ANYONES,
  admin: ANYONES,
};

/** Screens for patients alone, about nobody in particular. */
export const PATIENT_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients("allowed"),
  ...doctors("not-found"),
  unapproved: "not-found",
  nurse: "not-found",
  admin: "not-found",
};

export const LIST_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients("allowed"),
  ...doctors("allowed"),
  unapproved: "not-found",
  nurse: "allowed",
  admin: "allowed",
};

/** One answer for whoever comes with a session of this organization, a half-open one too, and one for the others. */
export const WITH_SESSION = (own: Row, none: Row): Expectation => ({
  ...strangers(none),
  halfOpen: own,
  ...patients(own),
  ...doctors(own),
  unapproved: own,
  nurse: own,
  admin: own,
});

export const SET_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients("not-found"),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  receptionist: ANYONES,
  admin: ANYONES,
};

/** What everyone who works with patients may see. */
export const STAFF_SCREEN: Rows = { ...LIST_SCREEN, ...patients("not-found") };

/** What everyone who works here may see, whatever they do. */
export const INSIDE_SCREEN: Rows = { ...STAFF_SCREEN, ...desks("allowed") };

/** What administrators alone may change. */
export const ADMIN_SCREEN: Rows = { ...STAFF_SCREEN, ...doctors("not-found"), nurse: "not-found" };

export const STAFF_CALL: Rows = { ...STAFF_SCREEN, ...patients("refused"), unapproved: "refused" };

export const INSIDE_CALL: Rows = { ...STAFF_CALL, ...desks("allowed") };

export const ADMIN_CALL: Rows = { ...STAFF_CALL, ...doctors("refused"), nurse: "refused" };

/** What everybody who is signed in keeps for themselves, whoever they are here. */
export const OWN_ACCOUNT = (row: Row): Rows => ({
  ...strangers("sign-in"),
  ...patients(row),
  ...doctors(row),
  unapproved: row,
  nurse: row,
  admin: row,
});

/** The appointment of a mailed link: the link says which, so a session alone opens none. */
export const LINKED_APPOINTMENT: Rows = {
  ...strangers("sign-in"),
  ...patients("not-found"),
  ...doctors("not-found"),
  unapproved: "not-found",
  nurse: "not-found",
  admin: "not-found",
  linkHolder: "allowed",
};

export const base = "/secure/providerweb";

export const entry = (keys: readonly string[], expectation: Expectation): Record<string, Expectation> =>
  Object.fromEntries(keys.map((key) => [key, expectation]));

export const screens = (method: "GET" | "POST", paths: readonly string[]) =>
  paths.map((path) => `${method} ${base}${path}`);

/** The whole of the organization's own: another one in the path is found by nobody. */
export const OF_ORGANIZATION: Rows = {
  ...strangers(["sign-in", "not-found", "not-found"]),
  ...patients(["refused", "not-found", "not-found"]),
  ...doctors(OWN),
  unapproved: ["refused", "not-found", "not-found"],
  nurse: OWN,
  ...frontDesk(OWN),
  ...desks(OWN),
  admin: OWN,
};

/** What each route and call of a feature answers, by method and path. */
export type Permissions = Readonly<Record<string, Expectation>>;
