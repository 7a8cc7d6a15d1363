import { addDays, DAY_MS, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";
import { createZoneTable, toUtc, type ZoneTable } from "~/kernel/time/zones";
import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { readUserSetting } from "~/features/organization/public.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readBoard, readCalendarChoices, type CalendarChoices } from "../../data/calendar/calendar-read.server";
import { APPOINTMENT_STATES, CALLED_OFF } from "../../domain/appointments/appointment-states";
import {
  daysOfView,
  type CalendarBoard,
  type CalendarLayer,
  type CalendarProvider,
  type ProviderHours,
  CALENDAR_ACTS,
  CALENDAR_ARRIVAL_ACTS,
  type CalendarAct,
} from "../../domain/calendar/calendar-view";
import { breaksOf, freeTimes } from "../../domain/calendar/calendar-layers";
import { localTime } from "../../domain/availability/local-time";
import { holdsOnDate, type Slot } from "../../domain/timings/timing";
import { workingHours } from "../../domain/timings/working-hours";
import { calendarScreenSchema, type CalendarFilter } from "../../schemas/calendar/calendar";
import { arrivalRights } from "../../support/appointments/arrivals/arrival-rights.server";
import { opensPatientsOf, seesEveryone } from "../../support/appointments/appointment-reach.server";
import { callsOf } from "../../support/appointments/call-to-join.server";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";

/** As far around what is shown as an appointment can be dropped on the month beside it. */
const AROUND_MS = 45 * DAY_MS;

/** The first instant of a day on a zone's clock, UTC ms; where a change skips midnight, the change itself. */
function startOfDay(zones: ZoneTable, zone: string, day: IsoDate): number {
  const local = toDayNumber(day) * DAY_MS;
  const span = zones.span(zone, local - DAY_MS, local + DAY_MS);
  const skipped = span.starts.find((start, index) => {
    const before = span.offsets[index - 1];
    return before !== undefined && start + before <= local && local < start + span.offsets[index]!;
  });
  return toUtc(span, local)[0] ?? skipped ?? local - span.offsets[0]!;
}

/** The doctors that the filters leave, in the order of their names. */
function doctorsOf(choices: CalendarChoices, filter: CalendarFilter): CalendarProvider[] {
  const { employeeId: wanted, branchId, departmentId, serviceOfferingId } = filter;
  const among = <T extends { employeeId: string }>(rows: readonly T[], is: (row: T) => boolean) =>
    new Set(rows.filter(is).map((row) => row.employeeId));
  const atBranch = among(choices.worksAt, (row) => row.branchId === branchId);
  const inDepartment = among(choices.worksIn, (row) => row.departmentId === departmentId);
  const giving = among(choices.gives, (row) => row.serviceOfferingId === serviceOfferingId);
  return choices.doctors
    .filter(
      ({ id }) =>
        (wanted.length === 0 || wanted.includes(id)) &&
        (branchId === null || atBranch.has(id)) &&
        (departmentId === null || inDepartment.has(id)) &&
        (serviceOfferingId === null || giving.has(id)),
    )
    .map((doctor) => ({
      ...doctor,
      branchIds: choices.worksAt.filter(({ employeeId }) => employeeId === doctor.id).map((row) => row.branchId),
    }));
}

/** The days on which an exclusion with dates holds all day: who is away is said at the head of the day. */
const awayOn = (slots: readonly Slot[], days: readonly IsoDate[], branchId: string | null): ProviderHours["away"] =>
  days.flatMap((day) => {
    const away = slots.find(
      (slot) =>
        slot.type === "EXCLUSION" &&
        slot.startMinutes === 0 &&
        slot.endMinutes === 1440 &&
        slot.offeringsType === null &&
        (slot.branchId === null || slot.branchId === branchId) &&
        holdsOnDate(slot, day, weekday(day)),
    );
    return away ? [{ day, note: away.note }] : [];
  });

/** Whose consultations this person may open from the calendar. */
function consultsFor({ actor }: RequestContext): string | null {
  if (actor.kind !== "employee") return null;
  if (actor.authorities.has("consultation.write")) return "everybody";
  return actor.authorities.has("consultation.write.own") ? actor.employeeId : null;
}

/**
 * What is booked, blocked and worked by some doctors on some days: two round trips, and for a provider one more that
 * says of whom they look after, however many doctors.
 */
async function boardOf(
  context: RequestContext,
  choices: CalendarChoices,
  filter: CalendarFilter,
  { days, zone, layers }: { days: readonly IsoDate[]; zone: string; layers: readonly CalendarLayer[] },
) {
  const zones = createZoneTable();
  const settings = choices.settings ?? DEFAULT_SETTINGS;
  const from = startOfDay(zones, zone, days[0] ?? "1970-01-01");
  const to = startOfDay(zones, zone, addDays(days.at(-1) ?? "1970-01-01", 1));
  const doctors = doctorsOf(choices, filter);
  const { appointments, patients, busy, timings, held, waiting } = await readBoard(context.db, {
    ...filter,
    layers,
    now: context.now,
    employeeIds: doctors.map(({ id }) => id),
    states: APPOINTMENT_STATES.filter((state) => filter.all || !CALLED_OFF.includes(state)),
    from,
    to,
  });
  const zoneOf = new Map(choices.branches.map(({ id, timeZone }) => [id, timeZone]));
  const hours = doctors.map(({ id, branchIds }): ProviderHours => {
    const slots = timings.get(id) ?? [];
    const places = branchIds
      .filter((branchId) => filter.branchId === null || branchId === filter.branchId)
      .map((branchId) => ({ branchId, zone: zoneOf.get(branchId) ?? zone }));
    const open = workingHours(slots, places, settings, { from, to }, zones);
    return {
      employeeId: id,
      open,
      free: layers.includes("free") ? freeTimes(open, busy.get(id) ?? [], context.now) : [],
      breaks: layers.includes("breaks") ? breaksOf(open) : [],
      away: awayOn(slots, days, filter.branchId),
    };
  });
  // As on an appointment's own page, its consultation opens to whoever looks after its patient.
  const opens = new Set(consultsFor(context) === null ? [] : await opensPatientsOf(context, patients));
  return {
    ...{ doctors, hours, waiting },
    appointments: appointments.map((each) => (opens.has(each.id) ? { ...each, opensPatient: true as const } : each)),
    held: layers.includes("holds") ? held : [],
    span: zones.span(zone, from - AROUND_MS, to + AROUND_MS),
  };
}

/** Who may look, and at whose: a doctor at their own, whoever may list everyone's at all; patients have their list. */
async function choicesFor(context: RequestContext): Promise<CalendarChoices> {
  await authorize(context, "appointment.list");
  const { actor } = context;
  if (actor.kind === "patient") throw new ForbiddenError();
  const own = actor.kind === "employee" && !seesEveryone(context) ? actor.employeeId : null;
  return readCalendarChoices(context.db, own);
}

/** The clock of a calendar: the chosen branch's, the organization's otherwise. */
const zoneOf = (context: RequestContext, choices: CalendarChoices, branchId: string | null) =>
  choices.branches.find(({ id }) => id === branchId)?.timeZone ?? context.profile.timeZone;

/** The doctors that the address names, else those that this person chose before and that are still there. */
const chosenDoctors = ({ doctors }: CalendarChoices, asked: readonly string[], before: readonly string[]): string[] =>
  asked.length > 0 ? [...asked] : doctors.flatMap(({ id }) => (before.includes(id) ? [id] : []));

const AUTHORITY_OF = {
  confirm: "appointment.confirm",
  start: "appointment.start",
  "no-show": "appointment.noShow",
  cancel: "appointment.cancel",
} as const satisfies Record<CalendarAct, Authority>;

/**
 * The staff's calendar over the days of one view, with what it can be narrowed by.
 * @throws NotSignedInError, ForbiddenError
 */
export async function readCalendar(context: RequestContext, raw: unknown) {
  const { view, day: wanted, to, ...asked } = parse(calendarScreenSchema, raw);
  const [choices, { value: own }] = await Promise.all([choicesFor(context), readUserSetting(context, "calendar")]);
  const filter = { ...asked, employeeId: chosenDoctors(choices, asked.employeeId, own.doctors) };
  const zone = zoneOf(context, choices, filter.branchId);
  const today = localTime(createZoneTable(), zone, context.now).day;
  const day = wanted ?? today;
  const days = daysOfView(view, day, to);
  const [found] = await Promise.all([
    boardOf(context, choices, filter, { days, zone, layers: own.layers }),
    auditRead(context, { action: "appointment.list", subjectKind: "calendar", fields: filtersSet(filter) }),
  ]);
  const settings = choices.settings ?? DEFAULT_SETTINGS;
  const board: CalendarBoard = {
    ...{ view, day, days, today, zone },
    ...found,
    slotMinutes: Math.max(5, settings.calendarSlotDuration),
    rowMinutes: own.rowMinutes,
    layers: own.layers,
    acts: CALENDAR_ACTS.filter((act) => verdictOf(context, AUTHORITY_OF[act]) === "allowed"),
    arrivals: {
      rights: CALENDAR_ARRIVAL_ACTS.filter((act) => arrivalRights(context).includes(act)),
      roomsOf: Object.fromEntries(choices.rooms.map(({ branchId, rooms }) => [branchId, rooms])),
    },
    mayAssign: verdictOf(context, "appointment.assign") === "allowed",
    consultsFor: consultsFor(context),
    callsOf: callsOf(context),
  };
  const { doctors, branches, departments, offerings } = choices;
  return {
    board,
    filter,
    named: asked.employeeId,
    everyone: seesEveryone(context),
    options: { doctors, branches: branches.map(({ id, name }) => ({ id, name })), departments, offerings },
  };
}
