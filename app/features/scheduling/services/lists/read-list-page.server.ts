import type { RequestContext } from "~/platform/context.server";
import {
  readKeyPage,
  type AppointmentFilter,
  type KeyPage,
  type PageRequest,
} from "../../data/lists/appointment-list-read.server";
import { newestFirst } from "../../domain/lists/appointment-selection";

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
  return { keys: [...ahead.keys, ...past.keys], hasBefore: ahead.hasBefore, hasAfter: past.hasAfter };
}

/**
 * A page of a list. The past begins with what is past: appointments that were canceled before their day came are a page
 * before that, or the first page where there is nothing else.
 */
export async function readListPage(
  { db, now }: RequestContext,
  filter: AppointmentFilter,
  page: PageRequest,
): Promise<KeyPage> {
  if (!newestFirst(page.tab) || page.after || page.before) return readKeyPage(db, filter, page);
  if (page.tab === "all") return aroundNow({ db, now }, filter, page);
  const from = { startsAt: now + 1, id: "" };
  const [past, ahead] = await Promise.all([
    readKeyPage(db, filter, { ...page, after: from }),
    readKeyPage(db, filter, { ...page, size: 1, before: from }),
  ]);
  if (past.keys.length === 0) return readKeyPage(db, filter, page);
  return { ...past, hasBefore: ahead.keys.length > 0 };
}
