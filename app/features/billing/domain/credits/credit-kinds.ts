/** What a grant of credits is, by the specification's names: it can be used, its last day is over, or it was withdrawn. */
export const CREDIT_STATUSES = ["ACTIVE", "EXPIRED", "ARCHIVED"] as const;
export type CreditStatus = (typeof CREDIT_STATUSES)[number];

/**
 * What happens to the credits of a grant. HOLD keeps one for an appointment, USE spends it, RELEASE gives it back;
 * EXPIRE and ARCHIVE take away what is left, ADJUST changes how many there are.
 */
export const CREDIT_MOVES = ["GRANT", "HOLD", "USE", "RELEASE", "EXPIRE", "ADJUST", "ARCHIVE"] as const;
export type CreditMoveKind = (typeof CREDIT_MOVES)[number];

/** A credit that an appointment has: kept for it, or spent. */
export const CREDIT_HOLDS = ["HELD", "USED"] as const;

/** The kinds of service that a credit pays for, by the specification's names; single services can be named beside them. */
export const CREDIT_SERVICES = ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"] as const;
export type CreditService = (typeof CREDIT_SERVICES)[number];

export const isCreditService = (value: string): value is CreditService =>
  CREDIT_SERVICES.some((each) => each === value);

/** What the box of a kind or of a single service is called in the forms, before its name or id. */
export const PAYS_FOR_FIELD = "pays-for-";
