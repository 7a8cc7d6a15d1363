/** What was refused of a form, and what was posted, for the page to show again. */
export interface RefusedDiscount {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

const PLACED: readonly string[] = [
  ...["name", "code", "value", "percent", "amount", "currencyCode", "services", "firstDay", "lastDay"],
  ...["limitTotal", "limitPerPatient"],
];

/** The message of a field, and all messages for the summary. */
export function discountErrors(refused: RefusedDiscount | undefined) {
  const errors = refused?.errors ?? [];
  return {
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    summary: errors.map(({ field, message }) => ({ ...(PLACED.includes(field) ? { fieldId: field } : {}), message })),
  };
}
