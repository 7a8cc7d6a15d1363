import { DAY_MS } from "~/kernel/time/dates";
import { readOfferedSessions } from "../../data/groups/group-sessions-offered.server";
import { providerOfferingsStatement } from "../../data/booking/providers.server";
import { schedulesOf, schedulesStatements } from "../../data/availability/schedules.server";
import type { FirstFreeView } from "../../domain/booking/booking-view";
import { firstFree, type FreeItem } from "../../domain/availability/first-free";
import type { ListCount } from "../../domain/lists/list-view";
import { providersInTurn } from "../../domain/booking/listed-providers";
import { pageOf } from "../../domain/lists/page-of";
import type { ListQuery } from "../../schemas/lists/list-filters";
import { viewerOf } from "./viewer.server";
import type { CardScene } from "../booking/provider-cards.server";

/** Days within which nearly everyone has their next free times. */
export const FIRST_LOOK_DAYS = 10;
/** So many doctors are looked at for a list, however many the organization has. */
const MOST_LOOKED_AT = 60;

/** What a list has in common; the place is each item's own. */
export type FreeListScene = Omit<CardScene, "branchId">;

/**
 * When each of some services, departments or places is free first, by its id, within the first days or (`earliest`)
 * within so many days from today: one round trip, and the rows of a bounded number of doctors.
 */
async function readFirstFree(
  scene: FreeListScene,
  items: readonly FreeItem[],
  earliest: number | undefined,
): Promise<Map<string, FirstFreeView>> {
  const { context, settings } = scene;
  const { db, now, profile } = context;
  const ids = [...providersInTurn(items, MOST_LOOKED_AT)];
  const days = Math.min(FIRST_LOOK_DAYS, settings.horizonDays);
  const range = { from: now, to: now + (days + 2) * DAY_MS };
  const given = new Map(ids.map((id) => [id, new Set<string>()]));
  const found = { ...scene, now, range, given };
  if (ids.length === 0) return firstFree({ ...found, schedules: schedulesOf([]), sessions: new Map() }, items);
  const groups = scene.offerings.filter(({ groupCapacity }) => groupCapacity !== null).map(({ id }) => id);
  const [[offerings, ...schedules], sessions] = await Promise.all([
    db.rawBatch([
      db.compile(providerOfferingsStatement(db, ids)),
      ...schedulesStatements(db, ids, range, viewerOf(context), settings.dailyMaximum !== null),
    ]),
    readOfferedSessions(db, groups, range, viewerOf(context)),
  ]);
  for (const row of (offerings?.results ?? []) as { employeeId: string; serviceOfferingId: string }[])
    given.get(row.employeeId)?.add(row.serviceOfferingId);
  const within = earliest === undefined ? undefined : { days: earliest, zone: profile.timeZone };
  return firstFree({ ...found, schedules: schedulesOf(schedules), sessions }, items, within);
}

/** A page of a list, each item with its first free time. */
export interface FreePage<Item> {
  page: (Item & { free: FirstFreeView })[];
  next: string | null;
  count: ListCount;
}

/**
 * One page of the items, or of those that are free soon enough where that is asked: one round trip. Who may be free
 * earlier without having been looked at is not known to be free soon enough; then there may be more than are counted.
 */
export async function freePage<Item extends FreeItem>(
  scene: FreeListScene,
  items: readonly Item[],
  { earliest, after }: Partial<ListQuery>,
  size: number,
): Promise<FreePage<Item>> {
  const withFree = async (some: readonly Item[]) => {
    const free = await readFirstFree(scene, some, earliest);
    return some.map((item) => ({ ...item, free: free.get(item.id) ?? { at: null, doctors: 0, exact: true } }));
  };
  if (earliest === undefined) {
    const { page, next } = pageOf(items, after, size);
    return { page: await withFree(page), next, count: { count: items.length, more: false } };
  }
  const looked = await withFree(items);
  const soon = looked.filter(({ free }) => free.at !== null);
  const more = looked.some(({ free }) => free.at === null && !free.exact);
  return { ...pageOf(soon, after, size), count: { count: soon.length, more } };
}
