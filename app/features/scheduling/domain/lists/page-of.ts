/** One page of a list, by the id of the last one of the page before; from the beginning where that is unknown. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  after: string | undefined,
  size: number,
): { page: Item[]; next: string | null } {
  const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const page = items.slice(from, from + size);
  return { page, next: from + size < items.length ? (page.at(-1)?.id ?? null) : null };
}
