/** What the list rules need of an appointment. */
export interface ListedAppointment {
  readonly uuid: string;
  /** UTC ms. */
  readonly startsAt: number;
}

/** The past and 'all' begin with the newest, the other lists with the next. */
export type ListOrder = "newest-first" | "next-first";

/** On which side of the list a loaded page goes: of a list that begins with the newest, the future is before. */
export type ListSide = "before" | "after";

/**
 * Joins a loaded page to the list without duplicates. An appointment that is already listed keeps its place and takes
 * the page's newer content.
 */
export function mergePage<Item extends ListedAppointment>(
  list: readonly Item[],
  page: readonly Item[],
  side: ListSide,
): Item[] {
  const loaded = new Map(page.map((item) => [item.uuid, item]));
  const kept = list.map((item) => loaded.get(item.uuid) ?? item);
  for (const item of list) loaded.delete(item.uuid);
  return side === "before" ? [...loaded.values(), ...kept] : [...kept, ...loaded.values()];
}

/** Puts a booked or moved appointment where its time belongs, in place of its older self. */
export function insertInOrder<Item extends ListedAppointment>(
  list: readonly Item[],
  item: Item,
  order: ListOrder,
): Item[] {
  const comesAfter = (each: Item) =>
    order === "newest-first" ? each.startsAt < item.startsAt : each.startsAt > item.startsAt;
  const others = list.filter((each) => each.uuid !== item.uuid);
  const at = others.findIndex(comesAfter);
  return at === -1 ? [...others, item] : [...others.slice(0, at), item, ...others.slice(at)];
}

/**
 * The list after a page of it was read again: what has left the page goes, what changed or is new stands where its time
 * belongs, and what other pages brought stays.
 * @param before the ids of the page as it was read last
 */
export function takeFresh<Item extends ListedAppointment>(
  list: readonly Item[],
  before: ReadonlySet<string>,
  page: readonly Item[],
  order: ListOrder,
): Item[] {
  const there = new Set(page.map(({ uuid }) => uuid));
  const kept = list.filter(({ uuid }) => there.has(uuid) || !before.has(uuid));
  return page.reduce<Item[]>((listed, item) => insertInOrder(listed, item, order), kept);
}
