/** Which fields of a row a change gives another value, by name, for the audit. */
export const changedFields = (before: object, fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (Reflect.get(before, name) === value ? [] : [name]));
