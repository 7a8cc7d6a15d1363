/** What was refused of a form, and what was posted, for the page to show again. */
export interface RefusedForm {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

const PLACED: readonly string[] = ["amount", "validFrom", "expiresOn", "services", "note"];

/** The message of a field, and all messages for the summary. */
export function formErrors(refused: RefusedForm | undefined) {
  const errors = refused?.errors ?? [];
  const idOf = (field: string) => (field === "serviceOfferingIds" ? "services" : field);
  return {
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    summary: errors.map(({ field, message }) => ({
      ...(PLACED.includes(idOf(field)) ? { fieldId: idOf(field) } : {}),
      message,
    })),
  };
}
