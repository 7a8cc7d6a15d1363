import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readKeyPage } from "../../data/lists/key-page-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { CALLED_OFF } from "../../domain/appointments/appointment-states";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";
import type { OwnArrivalView } from "../../domain/appointments/arrivals/own-arrival";
import { isStillOn } from "../../domain/appointments/own-next-step";
import { localTime } from "../../domain/availability/local-time";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { withinReach } from "../../support/appointments/appointment-reach.server";
import { ownArrivalOf } from "../../support/appointments/arrivals/own-arrival.server";
import { directionsOf, wayThere } from "../../support/appointments/way-there.server";

const MOST = 5;
/** Of one person, so many at the most that began so lately that they may still be going on. */
const MOST_RUNNING = 12;
const MOST_PAST = 3;
/** So many of the past are looked at for those that took place. */
const PAST_LOOKED_AT = 12;
const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;

interface PatientHome {
  /** What is not over, the next one first. */
  coming: AppointmentSummary[];
  /** What was not called off, the last one first. */
  past: AppointmentSummary[];
  /** The address of the way to the next one; null where nobody goes anywhere. */
  wayThere: string | null;
  /** How far they are on the day of the next one; null where they are not expected now. */
  arrival: OwnArrivalView | null;
}

/**
 * The next and the last appointments of whoever asks, as a patient's home page shows them. Two round trips: which there
 * are, and then what is told of them.
 */
export async function readPatientHome(context: RequestContext): Promise<PatientHome> {
  await authorize(context, "appointment.list");
  const { db, now, profile } = context;
  const today = localTime(createZoneTable(), profile.timeZone, now).day;
  const running = { startsAt: now - LONGEST_APPOINTMENT_MS, id: "" };
  const filter = withinReach(context, ALL);
  const [next, before, service] = await Promise.all([
    readKeyPage(db, filter, { tab: "upcoming", today, size: MOST + MOST_RUNNING, after: running }),
    readKeyPage(db, filter, { tab: "past", today, size: PAST_LOOKED_AT }),
    directionsOf(context),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["next"] }),
  ]);
  const ahead = new Set(next.keys.map(({ id }) => id));
  const found = await readSummaries(
    db,
    [...next.keys, ...before.keys].map(({ id }) => id),
  );
  // One that takes longer than was planned is the next one still: its call is joined from here.
  const isComing = (each: AppointmentSummary) => ahead.has(each.id) && isStillOn(each, now);
  const coming = found.filter(isComing).slice(0, MOST);
  const past = found
    .filter((each) => !isComing(each) && each.startsAt <= now && !CALLED_OFF.includes(each.stateId))
    .sort((one, other) => other.startsAt - one.startsAt)
    .slice(0, MOST_PAST);
  const [first] = coming;
  return {
    ...{ coming, past },
    wayThere: first ? wayThere(service, first) : null,
    arrival: first ? await ownArrivalOf(context, first) : null,
  };
}
