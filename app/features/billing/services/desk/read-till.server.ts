import { employeeNames } from "~/features/identity/public.server";
import { addDays } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { localDate } from "~/features/patients/public.server";
import { readTill as read } from "../../data/desk/till-read.server";
import { tillSchema } from "../../schemas/desk/till";

/**
 * What was taken at the desk on a day, by person, kind and currency, and what that person counts in all of each. Who
 * looks after the practice's money sees everyone's; anyone else who takes payments sees their own. Reading it is audited.
 */
export async function readTill(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.markPaid");
  const { day: asked, by: wanted } = parse(tillSchema, raw);
  const { db, now, auditActor, profile } = context;
  const day = asked ?? localDate(now, profile.timeZone);
  const seesAll = verdictOf(context, "payment.review") === "allowed";
  const by = seesAll ? wanted : (auditActor.id ?? "");
  const [lines] = await Promise.all([
    read(db, startOfDay(day, profile.timeZone), startOfDay(addDays(day, 1), profile.timeZone), by),
    auditRead(context, { action: "payment.list", subjectKind: "report", fields: ["till"] }),
  ]);
  const names = await employeeNames(context, [...new Set(lines.flatMap(({ actorId }) => actorId ?? []))]);
  return {
    ...{ day, by, seesAll, today: localDate(now, profile.timeZone) },
    lines: lines.map((line) => ({ ...line, name: names.get(line.actorId ?? "") ?? "" })),
  };
}

export type Till = Awaited<ReturnType<typeof readTill>>;
