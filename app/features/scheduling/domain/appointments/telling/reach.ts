/** Where somebody can be written to; empty for what is not known. */
export interface Contact {
  email: string;
  phone: string;
}

/**
 * Whether what we send reaches a patient: by email, or by text message where the practice writes to phones. Whoever is
 * not reached has to be told by staff, on every screen that says who is told.
 */
export const isReached = ({ email, phone }: Contact, textsPatients: boolean): boolean =>
  email !== "" || (textsPatients && phone !== "");
