/** What a shared room is for: exactly one of the two. */
export interface SharedPurpose {
  branchId: string | null;
  serviceOfferingId: string | null;
}

/** What a shared room is for, as a form says it: `branch:` or `offering:` with the id. */
export const purposeText = ({ branchId, serviceOfferingId }: SharedPurpose): string =>
  branchId === null ? `offering:${serviceOfferingId}` : `branch:${branchId}`;

/** Reads it back. */
export function purposeFrom(text: string): SharedPurpose {
  const [kind, id = ""] = text.split(":", 2);
  return kind === "branch" ? { branchId: id, serviceOfferingId: null } : { branchId: null, serviceOfferingId: id };
}
