import type { DispensedBefore } from "../prescriptions/corrected-line";
import type { PrescriptionState } from "../prescriptions/prescription-states";
import type { DeskEntry, DeskLine, DeskPrescription } from "./desk";
import type { DeclineReason, DispenseKind } from "./dispense";
import type { Refusal } from "./refusal";

/** One prescription in a queue of the desk, with the names of everybody. Instants in UTC ms. */
export interface DeskRow {
  id: string;
  /** By which it was found. */
  code?: string | undefined;
  /** Whether its own number was looked for, or that of its patient; null where no number was. */
  foundAs: "number" | "patient" | null;
  number: number | null;
  state: PrescriptionState;
  signedAt: number | null;
  stateAt: number;
  isOver: boolean;
  /** It can be handed out, but not for much longer. */
  endsSoon: boolean;
  /** YYYY-MM-DD */
  validUntil: string;
  patient: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  /** The organization's own number of the patient; null of one who is not known. */
  patientNumber: number | null;
  prescriber: string;
  /** The names of its medicines, with their strengths. */
  medicines: readonly string[];
  /** Every medicine was declined. */
  isDeclined: boolean;
  declined: readonly DeclinedMedicine[];
  refusal: Refusal | null;
}

/** What a pharmacy had and another one has since: its number, how it stands, and since when (UTC ms). */
export interface SentElsewhere {
  id: string;
  number: number | null;
  state: PrescriptionState;
  at: number;
}

/** A medicine that a pharmacy did not hand out, and why. */
export interface DeclinedMedicine {
  name: string;
  declineReason: DeclineReason | null;
  /** Null where the practice itself hands out. */
  pharmacy: string | null;
  /** UTC ms. */
  at: number;
  /** Some of it was handed out before. */
  wasHandedOut: boolean;
}

/** An entry as desk and prescriber read it: of which line it is, and what it took back. */
export interface SaidEntry extends DeskEntry {
  isUndone: boolean;
  /** What the entry was that this one takes back; null where it takes none back. */
  undoes: DispenseKind | null;
  line: Pick<DeskLine, "name" | "quantity" | "medicine">;
}

/** What was done with a line, by whom, and whether it can be taken back. */
export interface ShownDeskEntry extends DeskEntry {
  isUndone: boolean;
  /** The name of whoever did it. */
  by: string;
  mayUndo: boolean;
}

/** A line as a desk works on it. Amounts in the line's unit. */
export interface DeskViewLine extends DeskLine {
  /** With every refill. */
  left: number;
  /** Before the next refill begins. */
  atATime: number;
  refillsLeft: number;
  /** UTC ms; null where none begins, or nobody knows how long the last one lasts. */
  refillDueAt: number | null;
  /** What was handed out of it on the prescription that this one replaces; null where nothing was. */
  dispensedBefore: DispensedBefore | null;
  /** That it was not handed out, where that still stands. */
  declined: ShownDeskEntry | null;
  entries: readonly ShownDeskEntry[];
}

/** What a desk may do with a prescription now. */
export interface DeskActs {
  handOut: boolean;
  takeBack: boolean;
  decline: boolean;
}

/** What of a patient's record matters to whoever hands out a medicine, in the reader's language. */
export interface PatientWarnings {
  /** `notAsked`: neither an allergy nor that there is none was ever written down, which must not look like safety. */
  known: "some" | "none" | "past" | "notAsked" | "hidden";
  /** When somebody said that there are none, UTC ms. */
  saidNoneAt: number | null;
  allergies: readonly { id: string; name: string; text: string; isDangerous: boolean }[];
  weight: { text: string; at: number; zone: string } | null;
}

/** A prescription as its page at the desk shows it. */
export interface DeskView {
  prescription: DeskPrescription;
  patient: { name: string; birthDate: string; number: number | null };
  /** What matters of their record; null for whoever may not read health records. */
  warnings: PatientWarnings | null;
  prescriber: string;
  /** As the paper has it. */
  prescriberPhone: string;
  /** The practice's, as the paper has it in its letterhead. */
  practicePhone: string;
  lines: readonly DeskViewLine[];
  may: DeskActs;
  refusal: Refusal | null;
  /** The newer one that replaces it, where the desk sees that one too. */
  replacedBy: { id: string; number: number | null } | null;
  /** Its time is over. */
  isOver: boolean;
  currency: string;
  timeZone: string;
  /** YYYY-MM-DD, at the practice. */
  today: string;
  /** UTC ms. */
  now: number;
}
