/** What was refused of a form, and what was posted, for the page to show again. */
export interface RefusedFields {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

const PLACED: readonly string[] = ["amount", "kind", "reference", "reason", "way"];

/**
 * The message of a field, and all messages for the summary.
 * @param own whether it is an answer to this form, where a page has several
 */
export function refusedFields(refused: RefusedFields | undefined, own = true) {
  const errors = own ? (refused?.errors ?? []) : [];
  return {
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    summary: errors.map(({ field, message }) => ({ ...(PLACED.includes(field) ? { fieldId: field } : {}), message })),
  };
}
