import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment, appointmentHistory } from "~/db/schema/scheduling.server";
import { appointmentArrival, branchArrivals } from "~/db/schema/arrivals.server";
import type { IsoDate } from "~/kernel/time/dates";
import type { Arrival } from "../../domain/appointments/arrivals/arrival-stage";
import type { DeskAppointment } from "../../domain/appointments/arrivals/desk-board";
import { appointmentStateOf, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { filterConditions, type AppointmentFilter } from "./appointment-list-read.server";
import { JOINED, lastAsked } from "./appointment-joins.server";

const arrivalFields = {
  arrivedAt: appointmentArrival.arrivedAt,
  arrivedBy: appointmentArrival.way,
  calledAt: appointmentArrival.calledAt,
  calledTo: appointmentArrival.room,
  leftAt: appointmentArrival.leftAt,
  rooms: branchArrivals.rooms,
  kiosk: branchArrivals.kiosk,
};

const fields = {
  ...arrivalFields,
  id: appointment.id,
  stateId: appointment.stateId,
  type: appointment.type,
  version: appointment.version,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  ...{ timeZone: appointment.timeZone, bookedZone: appointment.bookedZone },
  localDay: appointment.localDay,
  reason: appointment.reason,
  createdAt: appointment.createdAt,
  updatedAt: appointment.updatedAt,
  undoUntil: appointment.undoUntil,
  startedAt: appointment.startedAt,
  paidAtClinicAt: appointment.paidAtClinicAt,
  paidOnlineAt: appointment.paidOnlineAt,
  paidByCreditAt: appointment.paidByCreditAt,
  disabledAt: appointment.disabledAt,
  requestedAt: appointmentHistory.startsAt,
  bookedBy: appointment.bookedBy,
  bookedByPatientId: appointment.bookedByPatientId,
  employeeId: appointment.employeeId,
  employeeTitle: employee.title,
  employeeFirstName: employee.firstName,
  employeeLastName: employee.lastName,
  employeePhotoFileId: employee.photoFileId,
  employeeColour: employee.colour,
  branchId: appointment.branchId,
  branchName: branch.name,
  branchAddress: branch.address,
  branchCity: branch.city,
  branchPostalCode: branch.postalCode,
  branchCountryCode: branch.countryCode,
  branchPhone: branch.phone,
  offeringId: appointment.serviceOfferingId,
  offeringName: serviceOffering.name,
  offeringInstructions: serviceOffering.instructions,
  patientId: appointment.patientId,
  patientNumber: patient.number,
  patientFirstName: patient.firstName,
  patientLastName: patient.lastName,
  patientEmail: patient.email,
  patientPhoneCallingCode: patient.phoneCallingCode,
  patientPhone: patient.phone,
  patientLanguageCode: patient.languageCode,
};

/** The statement that reads some appointments with the names of everyone and everything they concern. */
const summaryRowsStatement = (db: TenantDb, ids: readonly string[]) =>
  db.orm
    .select(pick(fields))
    .from(appointment)
    .innerJoin(
      appointmentHistory,
      and(
        eq(appointmentHistory.organizationId, appointment.organizationId),
        eq(appointmentHistory.appointmentId, appointment.id),
        eq(appointmentHistory.version, lastAsked),
      ),
    )
    .innerJoin(employee, JOINED.employee)
    .innerJoin(branch, JOINED.branch)
    .leftJoin(serviceOffering, JOINED.offering)
    .leftJoin(patient, JOINED.patient)
    .leftJoin(appointmentArrival, JOINED.arrival)
    .leftJoin(branchArrivals, JOINED.branchArrivals)
    .where(and(db.own(appointment), sql`${appointment.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`));

type SummaryRow = Awaited<ReturnType<typeof summaryRowsStatement>>[number];

type PlainColumn = Exclude<
  keyof AppointmentSummary,
  "stateId" | "employee" | "branch" | "offering" | "patient" | "arrival" | "rooms" | "kiosk"
>;

type ArrivalColumns = Pick<SummaryRow, "arrivedAt" | "arrivedBy" | "calledAt" | "calledTo" | "leftAt">;

function arrivalOf({ arrivedAt, arrivedBy, calledAt, calledTo, leftAt }: ArrivalColumns): Arrival | null {
  if (arrivedAt === null || arrivedBy === null) return null;
  return { arrivedAt, way: arrivedBy, calledAt, room: calledTo ?? "", leftAt };
}

function patientOf(row: SummaryRow): AppointmentSummary["patient"] {
  if (row.patientId === null) return null;
  return {
    id: row.patientId,
    number: row.patientNumber ?? 0,
    firstName: row.patientFirstName ?? "",
    lastName: row.patientLastName ?? "",
    email: row.patientEmail ?? "",
    phoneCallingCode: row.patientPhoneCallingCode ?? "",
    phone: row.patientPhone ?? "",
    languageCode: row.patientLanguageCode,
  };
}

function offeringOf(row: SummaryRow): AppointmentSummary["offering"] {
  if (row.offeringId === null) return null;
  return { id: row.offeringId, name: row.offeringName ?? "", instructions: row.offeringInstructions ?? "" };
}

const providerOf = (row: SummaryRow): AppointmentSummary["employee"] => ({
  id: row.employeeId,
  title: row.employeeTitle,
  firstName: row.employeeFirstName,
  lastName: row.employeeLastName,
  photoFileId: row.employeePhotoFileId,
  colour: row.employeeColour,
});

const placeOf = (row: SummaryRow): AppointmentSummary["branch"] => ({
  id: row.branchId,
  name: row.branchName,
  address: row.branchAddress,
  city: row.branchCity,
  postalCode: row.branchPostalCode,
  countryCode: row.branchCountryCode,
  phone: row.branchPhone,
});

/** Puts the joined columns together. */
function summaryOf(row: SummaryRow): AppointmentSummary {
  const plain: Pick<AppointmentSummary, PlainColumn> = {
    id: row.id,
    type: row.type,
    version: row.version,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    ...{ timeZone: row.timeZone, bookedZone: row.bookedZone },
    localDay: row.localDay,
    reason: row.reason,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    undoUntil: row.undoUntil,
    startedAt: row.startedAt,
    paidAtClinicAt: row.paidAtClinicAt,
    paidOnlineAt: row.paidOnlineAt,
    paidByCreditAt: row.paidByCreditAt,
    disabledAt: row.disabledAt,
    requestedAt: row.requestedAt,
    bookedBy: row.bookedBy,
    bookedByPatientId: row.bookedByPatientId,
  };
  const stateId = appointmentStateOf(row.stateId);
  return {
    ...plain,
    stateId,
    employee: providerOf(row),
    branch: placeOf(row),
    offering: offeringOf(row),
    patient: patientOf(row),
    arrival: arrivalOf(row),
    rooms: row.rooms ?? [],
    kiosk: row.kiosk ?? false,
  };
}

/** Some appointments in the order of the given ids; those that are not of this organization are left out. */
export async function readSummaries(db: TenantDb, ids: readonly string[]): Promise<AppointmentSummary[]> {
  if (ids.length === 0) return [];
  const rows = await summaryRowsStatement(db, ids);
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One appointment; undefined where there is none of that id. */
export async function readSummary(db: TenantDb, id: string): Promise<AppointmentSummary | undefined> {
  return (await readSummaries(db, [id]))[0];
}

/** More than come to a clinic on one day. */
const MOST_A_DAY = 1_000;

/**
 * Between two instants (UTC ms); where a day is given, only those that are on it by the clock of their place, and where
 * states are, only those in one of them.
 */
interface DeskTime {
  from: number;
  to: number;
  day?: IsoDate;
  states?: readonly AppointmentState[];
}

function deskRowsStatement(db: TenantDb, filter: AppointmentFilter, { from, to, day, states }: DeskTime) {
  const { id, stateId, type, startsAt, endsAt, startedAt, timeZone, employeeId, branchId, branchName, patientId } =
    fields;
  return db.orm
    .select(
      pick({
        ...{ id, stateId, type, startsAt, endsAt, startedAt, timeZone, employeeId, branchId, branchName, patientId },
        ...arrivalFields,
        ...{ undoUntil: appointment.undoUntil, wayBack: appointment.wayBack },
        employeeTitle: employee.title,
        employeeFirstName: employee.firstName,
        employeeLastName: employee.lastName,
        employeePhotoFileId: employee.photoFileId,
        employeeColour: employee.colour,
        offeringName: serviceOffering.name,
        patientFirstName: patient.firstName,
        patientLastName: patient.lastName,
        patientPhoneCallingCode: patient.phoneCallingCode,
        patientPhone: patient.phone,
        dateOfBirth: patient.birthDate,
      }),
    )
    .from(appointment)
    .innerJoin(employee, JOINED.employee)
    .innerJoin(branch, JOINED.branch)
    .innerJoin(patient, JOINED.patient)
    .leftJoin(serviceOffering, JOINED.offering)
    .leftJoin(appointmentArrival, JOINED.arrival)
    .leftJoin(branchArrivals, JOINED.branchArrivals)
    .where(
      and(
        db.own(appointment),
        isNotNull(appointment.patientId),
        gte(appointment.startsAt, from),
        lt(appointment.startsAt, to),
        day === undefined ? undefined : eq(appointment.localDay, day),
        states && inArray(appointment.stateId, [...states]),
        ...filterConditions(filter),
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(MOST_A_DAY);
}

type DeskRow = Awaited<ReturnType<typeof deskRowsStatement>>[number];

const deskAppointmentOf = (row: DeskRow): DeskAppointment => ({
  ...{ id: row.id, type: row.type, startsAt: row.startsAt, endsAt: row.endsAt, timeZone: row.timeZone },
  startedAt: row.startedAt,
  lastChange:
    row.undoUntil === null || row.wayBack === null
      ? null
      : { action: row.wayBack.action, actorId: row.wayBack.actorId, at: row.wayBack.at, undoUntil: row.undoUntil },
  stateId: appointmentStateOf(row.stateId),
  employee: {
    id: row.employeeId,
    title: row.employeeTitle,
    firstName: row.employeeFirstName,
    lastName: row.employeeLastName,
    photoFileId: row.employeePhotoFileId,
    colour: row.employeeColour,
  },
  offering: row.offeringName,
  branch: { id: row.branchId, name: row.branchName },
  rooms: row.rooms ?? [],
  patient: {
    id: row.patientId ?? "",
    firstName: row.patientFirstName,
    lastName: row.patientLastName,
    phoneCallingCode: row.patientPhoneCallingCode,
    phone: row.patientPhone,
    dateOfBirth: row.dateOfBirth,
  },
  arrival: arrivalOf(row),
});

/** The appointments that begin in some time, with what the desk needs to know of each, by time. */
export async function readDeskAppointments(
  db: TenantDb,
  filter: AppointmentFilter,
  time: DeskTime,
): Promise<DeskAppointment[]> {
  return (await deskRowsStatement(db, filter, time)).map(deskAppointmentOf);
}
