import type { RequestContext } from "~/platform/context.server";
import {
  readKeyPage,
  type AppointmentFilter,
  type KeyPage,
  type PageRequest,
} from "../data/appointment-list-read.server";

/**
 * A page of a list. The past begins with what is past: appointments that were canceled before their day came are a page
 * before that, or the first page where there is nothing else.
 */
export async function readListPage(
  { db, now }: RequestContext,
  filter: AppointmentFilter,
  page: PageRequest,
): Promise<KeyPage> {
  if (page.tab !== "past" || page.after || page.before) return readKeyPage(db, filter, page);
  const from = { startsAt: now + 1, id: "" };
  const [past, ahead] = await Promise.all([
    readKeyPage(db, filter, { ...page, after: from }),
    readKeyPage(db, filter, { ...page, size: 1, before: from }),
  ]);
  if (past.keys.length === 0) return readKeyPage(db, filter, page);
  return { ...past, hasBefore: ahead.keys.length > 0 };
}
