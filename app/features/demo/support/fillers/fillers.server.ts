import type { Cast } from "../../domain/cast";
import type { TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import { appointments } from "./appointments.server";
import { catalog } from "./catalog.server";
import { desk } from "./desk.server";
import { healthRecords } from "./health-records.server";
import type { Filler, Opened, PlaceOnDay, ShownTable } from "./filler.server";
import { laboratory } from "./laboratory.server";
import { notes } from "./notes.server";
import { patients } from "./patients.server";
import { pharmacy } from "./pharmacy.server";
import { prescriptions } from "./prescriptions.server";
import { team } from "./team.server";
import { timings } from "./timings.server";
import { waitingRooms } from "./waiting-rooms.server";

/** All sample data, a file a subject, in the order of the foreign keys. */
export const FILLERS: readonly Filler[] = [
  catalog,
  team,
  patients,
  healthRecords,
  laboratory,
  notes,
  pharmacy,
  prescriptions,
  timings,
  waitingRooms,
  appointments,
  desk,
];

/** The marked tables in the order in which they are emptied: what refers goes before what it refers to. */
export const MARKED_TABLES: readonly ShownTable[] = FILLERS.flatMap(({ marked = [] }) => marked).toReversed();

const withRows = (tables: readonly TableRows[]) => tables.filter(({ rows }) => rows.length > 0);

/** Every row of a demo practice besides its appointments. */
export const practiceRows = (cast: Cast, opened: Opened): TableRows[] =>
  withRows(FILLERS.flatMap((filler) => filler.ofPractice?.(cast, opened) ?? []));

/** Everything that the database holds of some appointments. */
export const appointmentRows = (appointments: readonly DemoAppointment[], placeOf: PlaceOnDay): TableRows[] =>
  withRows(FILLERS.flatMap((filler) => filler.ofAppointments?.(appointments, placeOf) ?? []));
