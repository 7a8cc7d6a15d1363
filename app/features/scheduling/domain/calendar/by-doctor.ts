/** What belongs to each doctor, in the order in which it comes. */
export function byDoctor<T extends { readonly employeeId: string }>(all: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const each of all) {
    const own = found.get(each.employeeId);
    if (own) own.push(each);
    else found.set(each.employeeId, [each]);
  }
  return found;
}
