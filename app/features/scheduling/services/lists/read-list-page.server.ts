import type { RequestContext } from "~/platform/context.server";
import type { AppointmentFilter, PageRequest } from "../../data/lists/appointment-list-read.server";
import { readKeyPage, type KeyPage } from "../../data/lists/key-page-read.server";

/** The list of all opens where now is: half a page of what comes next above half a page of the past. */
async function aroundNow(
  { db, now }: Pick<RequestContext, "db" | "now">,
  filter: AppointmentFilter,
  page: PageRequest,
): Promise<KeyPage> {
  const from = { startsAt: now, id: "" };
  const half = { ...page, size: Math.ceil(page.size / 2) };
  const [ahead, past] = await Promise.all([
    readKeyPage(db, filter, { ...half, before: from }),
    readKeyPage(db, filter, { ...half, after: from }),
  ]);
  const keys = [...ahead.keys, ...past.keys];
  const { hasBefore, first } = ahead;
  return { keys, hasBefore, hasAfter: past.hasAfter, first: first ?? keys[0], last: past.last ?? keys.at(-1) };
}

/** A page of a list. The past is what has begun: what was canceled before its time stands in the list of all alone. */
export async function readListPage(
  { db, now }: RequestContext,
  filter: AppointmentFilter,
  page: PageRequest,
): Promise<KeyPage> {
  if (page.tab === "past") return readKeyPage(db, filter, { ...page, begunBy: now });
  const opened = page.after === undefined && page.before === undefined && page.newestFirst === undefined;
  return page.tab === "all" && opened ? aroundNow({ db, now }, filter, page) : readKeyPage(db, filter, page);
}
