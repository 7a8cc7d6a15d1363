import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertFeed, type FeedOwner } from "../../data/feeds/calendar-feeds.server";
import { MOST_FEEDS } from "../../domain/feeds/calendar-feed";
import { createFeedSchema } from "../../schemas/feeds/calendar-feed";

/**
 * Whose own calendar it is: an employee's, or a patient's for themselves.
 * @throws ForbiddenError for anybody else, as for whoever acts for a relative: the address would outlast that
 */
export async function feedOwner(context: RequestContext): Promise<FeedOwner> {
  const { actor } = context;
  if (actor.kind === "patient" && !actor.acting) {
    await authorize(context, "calendar.subscribe");
    return { patientId: actor.patientId };
  }
  await authorize(context, "calendar.connect");
  if (actor.kind !== "employee") throw new ForbiddenError();
  return { employeeId: actor.employeeId };
}

/**
 * Makes a secret address at which somebody's own calendar program reads their appointments. Only its hash is
 * stored: the address is in this answer and nowhere else.
 * @throws InvalidError where they have too many that open
 */
export async function createCalendarFeed(context: RequestContext, raw: unknown): Promise<{ id: string; url: string }> {
  const owner = await feedOwner(context);
  const { showsNames } = parse(createFeedSchema, raw);
  const { db, now, locale, origin } = context;
  const token = randomToken();
  const id = uuidv7(now);
  const feed = { id, owner, tokenHash: await sha256(token), showsNames, createdAt: now };
  await commit(context, {
    guarded: insertFeed(db, feed, MOST_FEEDS),
    audit: [{ action: "calendarFeed.create", subjectKind: "calendarFeed", subjectId: id }],
    result: null,
  }).catch(
    refusedAs({ conflict: () => new InvalidError([{ field: "showsNames", message: "calendar:feed.tooMany" }]) }),
  );
  return { id, url: `${origin}${paths.calendarFeed(token, locale)}` };
}
