import type { SortOrder } from "~/kernel/lists/list-choice";
import type { ListToolsState } from "~/screens/lists/list-tools";
import type { Telling } from "../../domain/appointments/way-back";
import type { SaidArrival } from "../../domain/appointments/arrivals/said-arrival";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentTab } from "../../domain/lists/appointment-selection";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { Amount } from "../../domain/lists/amount";
import type { Obstacle } from "../../domain/appointments/bulk-answer";
import type { JustTaken } from "../../domain/lists/taken";
import type { AnsweredBannerProps } from "./answered-banner";
import type { AppointmentFiltersProps } from "./appointment-filters";
import type { ArrivalPlace } from "../appointments/arrivals/arrival-actions";
import type { RequestAnswersProps } from "./request-answers";

/** What can be done on a list to one of its appointments, and that it was undone. */
export const LISTED_DONE = ["confirm", "disable", "mark-paid", "undo"] as const;
export type ListedDone = (typeof LISTED_DONE)[number];

/** What a list is narrowed by, as its address has it. */
export type Filters = Record<string, string | number | undefined>;

interface Requests extends Pick<RequestAnswersProps, "what" | "idempotencyKey" | "selected" | "errors"> {
  obstacles: Readonly<Record<string, Obstacle>>;
  /** What became of the answer that was just given. */
  answered: AnsweredBannerProps["answered"] | null;
  /** How many stay as they were answered after that was undone; null where nothing was. */
  undone: number | null;
}

export interface AppointmentListProps {
  title: string;
  list: {
    view: "staff" | "patient";
    tab: AppointmentTab;
    filter: AppointmentFiltersProps["chosen"];
    order: SortOrder | null;
    /** What day it is where the practice is (YYYY-MM-DD). */
    today: string;
    searchesPatients: boolean;
    patientsFound: number | null;
    totals: { tab: AppointmentTab; total: number | null }[];
    appointments: AppointmentSummary[];
    options: AppointmentFiltersProps["options"];
    /** The appointments whose patients' pages the reader may open. */
    opensPatients: readonly string[];
    /** What can be paid for now by whom it concerns, by id; nothing for whoever takes no payments. */
    owed: Readonly<Record<string, Amount>>;
    /** Whether the reader books. */
    books: boolean;
    before: string | null;
    after: string | null;
  };
  clock: ReaderClock;
  /** Of a clinic's list: how far each patient is, with what can be done by one press. */
  arrivals?: ArrivalPlace;
  hrefFor: (filters?: Filters) => string;
  oneType?: boolean;
  /**
   * An appointment has just been taken off the list, or paid for; where that can be undone still, which one and until
   * when (UTC ms).
   */
  justDone?: {
    what: ListedDone;
    undo: { id: string; until: number; telling: Telling } | null;
    /** What was taken, and from whom; null where nothing was, or that is no longer known. */
    taken: JustTaken | null;
  } | null;
  /** Who was just checked in on this list; null where nobody was. */
  saidArrival?: SaidArrival | null;
  /** Requests that staff can answer here; null where there are none, or not by this person. */
  requests?: Requests | null;
  /** The same as a calendar, where this person has one. */
  calendarHref?: string;
  /** What staff have made of the list; null for patients. */
  tools: ListToolsState | null;
}
