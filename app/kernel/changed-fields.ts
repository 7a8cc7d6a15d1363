/**
 * The names of the fields that `after` gives another value than they have in `before`: what the audit says of a change,
 * never the values. A field that is undefined in `after` is left as it is.
 */
export const changedFields = (before: object, after: object): string[] =>
  Object.entries(after).flatMap(([name, value]: [string, unknown]) =>
    value === undefined || JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value) ? [] : [name],
  );
