/** Names of the fields of a posted form, in the order in which the browser sent them, which is that of the page. */
function sentNames(values: unknown, at = ""): string[] {
  if (Array.isArray(values)) return [at, ...values.flatMap((value, index) => sentNames(value, `${at}[${index}]`))];
  if (typeof values !== "object" || values === null) return [at];
  return [at, ...Object.entries(values).flatMap(([name, value]) => sentNames(value, at ? `${at}.${name}` : name))];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Puts what is kept of a posted form into the order in which it was sent, the fields of its groups too. A field that is
 * not kept, such as an empty one, keeps its place without a value.
 */
export function inSentOrder<Kept>(kept: Kept, sent: unknown): Kept {
  if (Array.isArray(kept) && Array.isArray(sent))
    return kept.map((each: unknown, index) => inSentOrder(each, sent[index])) as Kept;
  if (!isGroup(kept) || !isGroup(sent)) return kept;
  const names = Object.keys({ ...sent, ...kept });
  return Object.fromEntries(names.map((name) => [name, inSentOrder(kept[name], sent[name])])) as Kept;
}

/**
 * Puts names of fields into the order of their form. A field that the browser did not send, such as an unchecked box,
 * follows the one before it in the form.
 * @param names fields to put in order
 * @param sent what was posted, in the order of the page
 * @param listed all fields in the order of their form
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
