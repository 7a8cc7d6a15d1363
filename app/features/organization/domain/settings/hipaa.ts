/** The clauses of the HIPAA terms, in their order. */
export const HIPAA_CLAUSES = ["role", "use", "safeguards", "breach", "rights", "end"] as const;

/** Where the organization stands: nobody accepted, accepted as they are now, or accepted before they changed. */
export type HipaaStatus = "NOT_ACCEPTED" | "ACCEPTED" | "CHANGED";
