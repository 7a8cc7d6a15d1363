import { createZoneTable } from "~/kernel/time/zones";
import { DAY_MS, addDays } from "~/kernel/time/dates";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { readStateCounts } from "../../data/lists/appointment-count-read.server";
import { endOfDayBefore, firstInstantOf, type AppointmentFilter } from "../../data/lists/appointment-list-read.server";
import { readKeyPage } from "../../data/lists/key-page-read.server";
import { readDeskAppointments, readSummaries } from "../../data/lists/appointment-rows-read.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { PROPOSAL_STAYS_MS, proposalEndsAt } from "../../domain/appointments/appointment-conditions";
import { PROPOSED } from "../../domain/appointments/appointment-transitions";
import type { DeskAppointment } from "../../domain/appointments/arrivals/desk-board";
import { localTime } from "../../domain/availability/local-time";
import { dayLines, dayNumbers, isOpenLine, lastUndoable, shownOfDay } from "../../domain/lists/staff-day";
import { ofPatient, opensPatientsOf, withinReach } from "../../support/appointments/appointment-reach.server";
import { arrivalRights, mayMove } from "../../support/appointments/arrivals/arrival-rights.server";
import { totalOfTab } from "../../support/lists/appointment-totals.server";
import { countUnpaid } from "../../support/lists/count-unpaid.server";
import { readObstacles } from "../appointments/read-obstacles.server";

/** So many stand on the home page; the list has the others. */
const MOST_LINES = 60;
const MOST_REQUESTS = 5;
const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;

/** Whether this person answers requests. */
const answers = (context: RequestContext): boolean =>
  verdictOf(context, "appointment.confirm") === "allowed" && verdictOf(context, "appointment.reject") === "allowed";

/** The times that the clinic proposed, that are past and that nobody has answered for, by time. */
async function readUnanswered({ db, now }: RequestContext, filter: AppointmentFilter): Promise<DeskAppointment[]> {
  const past = { from: now - PROPOSAL_STAYS_MS - DAY_MS, to: now, states: PROPOSED };
  const found = await readDeskAppointments(db, filter, past);
  return found.filter(({ stateId, endsAt }) => (proposalEndsAt(stateId, endsAt) ?? now) > now);
}

/**
 * The day of whoever works here: how it stands in numbers, its appointments in their order with how far each patient
 * is, above them the proposed times of days before that nobody has answered for, and the requests that wait, each with
 * what is in the way of confirming it. A doctor's are their own; whoever sees
 * everyone's has those of the whole practice. Whoever is here stands above the others.
 */
export async function readStaffDay(context: RequestContext) {
  await authorize(context, "appointment.list");
  const { actor, db, now, profile } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  const filter = withinReach(context, ALL);
  const { day } = localTime(createZoneTable(), profile.timeZone, now);
  const [ofToday, proposed, newest, counts] = await Promise.all([
    readDeskAppointments(db, filter, { day, from: firstInstantOf(day), to: endOfDayBefore(addDays(day, 1)) }),
    readUnanswered(context, filter),
    readKeyPage(db, filter, { tab: "new", today: day, size: MOST_REQUESTS }),
    readStateCounts(db, filter, day),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["today"] }),
  ]);
  // Of a day before: until they run out, nobody but the staff can say what became of them.
  const found = [...proposed.filter(({ id }) => ofToday.every((each) => each.id !== id)), ...ofToday];
  const lines = dayLines(found, day, now);
  const open = lines.filter((line) => isOpenLine(line, now));
  const { shown, more } = shownOfDay(open, MOST_LINES);
  const allOver = lines.filter((line) => !isOpenLine(line, now));
  const over = allOver.slice(-MOST_LINES);
  const ids = newest.keys.map(({ id }) => id);
  const [unpaid, requests, obstacles, opensPatients] = await Promise.all([
    countUnpaid(context, over),
    readSummaries(db, ids),
    answers(context) ? readObstacles(context, ids) : null,
    opensPatientsOf(context, [...shown, ...over].map(ofPatient)),
  ]);
  const concluded = counts.find(({ stateId }) => stateId === APPOINTMENT_STATE.CONCLUDED);
  return {
    ...{ day, now, timeZone: profile.timeZone },
    /** Only this provider's patients are theirs to see; null for everybody's. */
    onlyOf: filter.employeeId,
    /** What the reader changed last and can undo still. */
    undoable: lastUndoable(found, context.auditActor.id, now),
    numbers: dayNumbers(lines, now, { ofOneDoctor: filter.employeeId !== null }),
    open: shown,
    more,
    over,
    /** So many were over before those that are shown. */
    overEarlier: allOver.length - over.length,
    /** Of those that are over and are shown, so many are not paid; 0 for whoever takes no payments. */
    unpaid,
    birthdays: lines.filter(({ hasBirthday }) => hasBirthday),
    /** `obstacles` is null for whoever cannot answer. */
    requests: { appointments: requests, obstacles, total: totalOfTab(counts, "new", null) },
    /** Appointments that ended and were not completed; 0 for whoever completes none. */
    toComplete:
      concluded && verdictOf(context, "appointment.complete") === "allowed"
        ? concluded.fromToday + concluded.beforeToday
        : 0,
    opensPatients,
    mayMarkMissed: verdictOf(context, "appointment.noShow") === "allowed",
    mayCancel: verdictOf(context, "appointment.cancel") === "allowed",
    rights: arrivalRights(context),
    moves: mayMove(context),
  };
}

export type StaffDay = Awaited<ReturnType<typeof readStaffDay>>;
