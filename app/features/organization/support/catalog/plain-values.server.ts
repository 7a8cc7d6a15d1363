/** The values of an area as a form shows them: a list as its members with commas between. */
export const plainValues = (value: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(value as Record<string, string | number | boolean | string[]>).map(([name, each]) => [
      name,
      Array.isArray(each) ? each.join(", ") : each,
    ]),
  );
