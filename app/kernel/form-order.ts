/** The names of the fields of a posted form, in the order that the browser sent them in, which is the page's. */
function sentNames(values: unknown, at = ""): string[] {
  if (Array.isArray(values)) return [at, ...values.flatMap((value, index) => sentNames(value, `${at}[${index}]`))];
  if (typeof values !== "object" || values === null) return [at];
  return [at, ...Object.entries(values).flatMap(([name, value]) => sentNames(value, at ? `${at}.${name}` : name))];
}

/**
 * Names of fields in the order of their form. A field that the browser did not send, such as a box without its tick,
 * follows the one that its form names before it.
 * @param names the fields to be put in order
 * @param sent what was posted, in the page's order
 * @param listed all fields as their form lists them
 */
export function inFormOrder(names: readonly string[], sent: unknown, listed: readonly string[]): string[] {
  const order = sentNames(sent).filter((name) => name !== "");
  for (const [index, name] of listed.entries()) {
    if (order.includes(name)) continue;
    const before = listed.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.lastIndexOf(before) + 1, 0, name);
  }
  const placeOf = (name: string) => {
    const place = order.indexOf(name);
    return place === -1 ? order.length : place;
  };
  return [...names].sort((one, other) => placeOf(one) - placeOf(other));
}
