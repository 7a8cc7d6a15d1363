import { DAY_MS, toDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { readAppointmentsInTheWay, type AppointmentInTheWay } from "../../data/timings/absence-appointments.server";
import { absencesOf, fallsInto, type Absence } from "../../domain/timings/absence";
import { isBookable, sheetSlots, type WeekSheet } from "../../domain/timings/week-sheet";
import { APPOINTMENT_KINDS } from "../../domain/appointments/appointment-kind";
import { seesEveryone } from "../../support/appointments/appointment-reach.server";
import { loadTimings, type LoadedTimings } from "./load-timings.server";

/** How many of an absence's appointments are listed; the rest is a number. */
const LISTED = 10;
/** How many absences are looked through for appointments, the nearest first. */
const LOOKED_THROUGH = 30;

export interface AbsenceView extends Absence {
  /** Booked appointments in that time, the first few. */
  appointments: Pick<AppointmentInTheWay, "id" | "type" | "startsAt" | "timeZone" | "patientName">[];
  appointmentCount: number;
}

/** The week that an address names, as far as it does; else the first place, with the kind that has hours there. */
function chosenSheet(
  { branches, slots }: LoadedTimings,
  wanted: { branchId?: string; kind?: string },
): WeekSheet | null {
  const place = branches.find(({ id }) => id === wanted.branchId) ?? branches[0];
  if (!place) return null;
  const kind =
    APPOINTMENT_KINDS.find((each) => each === wanted.kind) ??
    APPOINTMENT_KINDS.findLast((each) => sheetSlots(slots, { branchId: place.id, kind: each }).length > 0) ??
    "clinic";
  return { branchId: place.id, kind };
}

/** The appointments that fall into each absence; who is away every week is not looked for. */
async function withAppointments(
  context: RequestContext,
  { employee, slots, clocks }: LoadedTimings,
  absences: readonly Absence[],
): Promise<AbsenceView[]> {
  const dated = absences.filter(({ startDate, endDate }) => startDate !== null && endDate !== null);
  const looked = dated.slice(0, LOOKED_THROUGH);
  const ranges = looked.map(({ startDate, endDate }) => ({
    from: Math.max(context.now, (toDayNumber(startDate ?? "") - 1) * DAY_MS),
    to: (toDayNumber(endDate ?? "") + 2) * DAY_MS,
  }));
  const appointments = await readAppointmentsInTheWay(context.db, employee.id, ranges);
  // Whoever arranges hours for others without seeing their appointments is told when they are, and not whose.
  const { actor } = context;
  const names = seesEveryone(context) || (actor.kind === "employee" && actor.employeeId === employee.id);
  return absences.map((absence) => {
    const own = slots.filter(({ id }) => absence.ids.includes(id));
    const inIt = (appointments[looked.indexOf(absence)] ?? []).filter((appointment) =>
      own.some((slot) => fallsInto(appointment, slot, clocks.zones)),
    );
    return {
      ...absence,
      appointments: inIt.slice(0, LISTED).map(({ id, type, startsAt, timeZone, patientName }) => ({
        ...{ id, type, startsAt, timeZone },
        patientName: names ? patientName : "",
      })),
      appointmentCount: inIt.length,
    };
  });
}

/**
 * An employee's timings as their page shows them: at most two round trips.
 * @param wanted whose (without an id: one's own), and which week
 * @throws NotFoundError for an employee that is not here or not theirs
 */
export async function readTimings(
  context: RequestContext,
  wanted: { employeeId?: string; branchId?: string; kind?: string },
) {
  const { actor } = context;
  const employeeId = wanted.employeeId ?? (actor.kind === "employee" ? actor.employeeId : "");
  const loaded = await loadTimings(context, employeeId);
  const { employee, branches, offerings, slots, version, isDoctor, clocks } = loaded;
  const absences = absencesOf(
    slots,
    clocks.today,
    branches.map(({ id }) => id),
  );
  return {
    employee,
    own: actor.kind === "employee" && actor.employeeId === employeeId,
    isDoctor,
    bookable: isBookable(slots),
    branches,
    offerings,
    slots: slots.filter(({ type }) => type === "INCLUSION"),
    sheet: chosenSheet(loaded, wanted),
    version,
    undoable: loaded.previous !== null,
    today: clocks.today,
    absences: await withAppointments(context, loaded, absences),
  };
}
export type TimingsPage = Awaited<ReturnType<typeof readTimings>>;
