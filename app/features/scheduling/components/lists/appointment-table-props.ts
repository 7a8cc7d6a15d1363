import type { Column } from "~/ui/view/data-table";
import type { Obstacle } from "../../domain/appointments/bulk-answer";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { Amount } from "../../domain/lists/amount";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { ArrivalPlace } from "../appointments/arrivals/arrival-actions";

export interface AppointmentTableProps {
  caption: string;
  view: "staff" | "patient";
  appointments: readonly AppointmentSummary[];
  clock: ReaderClock;
  /** The appointments that lead to their patients' pages too, by id. */
  opensPatients?: readonly string[];
  /** Of a clinic's list: how far each patient is, with what can be done by one press. */
  arrivals?: ArrivalPlace;
  /**
   * Requests that can be chosen: whether they are from the start, what is in the way of each, by id, and the id of the
   * form by which one is confirmed by itself: it stands beside that of the chosen ones, in which the rows are.
   */
  choosing?: { chosen: boolean; obstacles: Readonly<Record<string, Obstacle>>; confirmForm: string };
  /** What can be paid for at the clinic now, by id, and the page that takes it. */
  payments?: { owed: Readonly<Record<string, Amount>>; action: string };
  /** All are of one patient, whose page it is: each is called by its date and service. */
  ofOnePatient?: boolean;
  /** They are past: their patient can book each again. */
  past?: boolean;
  /** The keys of the columns that staff see; the usual ones unless given. */
  shown?: readonly string[];
  /** How the list is sorted by time, and the way to turn that around. */
  sort?: Column<AppointmentSummary>["sort"];
}
