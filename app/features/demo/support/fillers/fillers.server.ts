import type { Cast } from "../../domain/cast";
import { rowsOf, tableOf, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import { appointments } from "./appointments.server";
import { catalog } from "./catalog.server";
import { desk } from "./desk.server";
import { healthRecords } from "./health-records.server";
import { frontDesk } from "./front-desk.server";
import type { Filler, Opened, PlaceOnDay, ShownTable } from "./filler.server";
import { laboratory } from "./laboratory.server";
import { patients } from "./patients.server";
import { pharmacy } from "./pharmacy.server";
import { team } from "./team.server";
import { timings } from "./timings.server";
import { waitingRooms } from "./waiting-rooms.server";

/** The sample data of every demonstration, a file a subject, in the order of the foreign keys. */
export const FILLERS: readonly Filler[] = [
  catalog,
  team,
  patients,
  healthRecords,
  laboratory,
  pharmacy,
  frontDesk,
  timings,
  waitingRooms,
  appointments,
  desk,
];

/** The marked tables in the order in which they are emptied: what refers goes before what it refers to. */
export const MARKED_TABLES: readonly ShownTable[] = FILLERS.flatMap(({ marked = [] }) => marked).toReversed();

const withRows = (tables: readonly TableRows[]) => tables.filter(({ rows }) => rows.length > 0);

const TREATED = "patient_provider";
const isTreated = ({ table }: TableRows) => table === TREATED;

/** Several subjects say that a doctor treats the same patient: it is written once. */
function treatedOnce(tables: readonly TableRows[]): TableRows[] {
  const pairs = new Map(
    rowsOf(tables, TREATED).map(({ employee_id = null, patient_id = null, since = null, assigned = null }) => [
      `${employee_id} ${patient_id}`,
      { employee_id, patient_id, since, assigned },
    ]),
  );
  const first = tables.findIndex(isTreated);
  const once = tableOf(TREATED, [...pairs.values()]);
  return tables.flatMap((each, index) => (index === first ? once : isTreated(each) ? [] : each));
}

/** Every row of a demo practice besides its appointments; `more` comes after what every demonstration has. */
export const practiceRows = (cast: Cast, opened: Opened, more: readonly Filler[] = []): TableRows[] =>
  withRows(treatedOnce([...FILLERS, ...more].flatMap((filler) => filler.ofPractice?.(cast, opened) ?? [])));

/** Everything that the database holds of some appointments. */
export const appointmentRows = (appointments: readonly DemoAppointment[], placeOf: PlaceOnDay): TableRows[] =>
  withRows(FILLERS.flatMap((filler) => filler.ofAppointments?.(appointments, placeOf) ?? []));
