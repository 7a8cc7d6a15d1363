/** Everyone who may stand at a door of the product. */
export const PRINCIPALS = [
  "anonymous",
  "patient",
  "otherPatient",
  "unapproved",
  "doctor",
  "otherDoctor",
  "admin",
  "roomGuest",
  "linkHolder",
  "foreignDoctor",
  "foreignBearer",
] as const;
export type Principal = (typeof PRINCIPALS)[number];

/**
 * What comes of asking. `sign-in`: 401, or a redirect to sign-out or login (screens turn away whoever may not in the
 * same way). `refused`: 403. `not-found`: 404. `gone`: 410. `allowed`: anything past the door, a refused input too.
 */
export type Outcome = "allowed" | "sign-in" | "refused" | "not-found" | "gone";

/** Whose the thing is that a request names. */
export type Whose = "own" | "others" | "foreign" | "absent";

/** About a thing of one's own, of somebody else in the organization, and one that does not exist (here). */
type Row = Outcome | readonly [own: Outcome, others: Outcome, absent: Outcome];

/** One outcome for everybody, or one row for each. */
export type Expectation = Outcome | Readonly<Record<Principal, Row>>;

export const PERMISSIONS: Readonly<Record<string, Expectation>> = {};
