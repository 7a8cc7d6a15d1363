/** What was refused of a form, and what was typed. */
export interface Refused {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

/** What is wrong with a field; undefined where nothing is. */
export const saidOf = (refused: Refused | undefined, field: string): string | undefined =>
  refused?.errors.find((error) => error.field === field)?.message;

/** The fields of a form by their names, each with what was typed, or else with what is stored. */
export const fieldsOf =
  (refused: Refused | undefined, stored: Readonly<Record<string, string | number | null>>, prefix = "") =>
  <Name extends string>(name: Name) => ({
    ...{ name, id: `${prefix}${name}`, error: saidOf(refused, name) },
    defaultValue: refused ? (refused.sent[name] ?? "") : String(stored[name] ?? ""),
  });
