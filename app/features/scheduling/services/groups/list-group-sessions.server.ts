import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readSessions } from "../../data/groups/group-session-read.server";
import { localDay } from "../../domain/booking/booking-offer";
import { instantOf } from "../../domain/availability/local-time";
import { listSessionsSchema } from "../../schemas/groups/group-session";

const MOST = 100;

/** The group sessions from a day of the organization's on, the next one first; of one's own where one sets those only. */
export async function listGroupSessions(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.set");
  const { from } = parse(listSessionsSchema, raw);
  const { actor, db, now, profile } = context;
  const own = actor.kind === "employee" && !actor.authorities.has("appointment.set") ? actor.employeeId : null;
  const zones = createZoneTable();
  const day = from ?? localDay(zones, profile.timeZone, now);
  const start = instantOf(zones, profile.timeZone, { day, minutes: 0 }) ?? now;
  return { day, sessions: await readSessions(db, { from: start, employeeId: own, most: MOST, now }) };
}
