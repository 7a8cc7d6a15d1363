import type { ReactNode } from "react";
import type { GivenAnswer } from "~/features/forms/domain/questions/question";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { ArrivalAct } from "../../domain/appointments/arrivals/arrival-stage";
import type { CancelNotes } from "../../domain/appointments/telling/cancel-note";
import type { Telling } from "../../domain/appointments/way-back";
import type { OwnArrivalView } from "../../domain/appointments/arrivals/own-arrival";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { HeldUntilView, PayView } from "../../domain/booking/booking-view";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import type { PaymentItem } from "../../domain/payments/payment-item";
import type { ToldCost } from "../../domain/payments/told-cost";
import type { AppointmentDiscountView } from "../../domain/payments/discount-view";
import type { AppointmentSummary, HistoryLine } from "../../domain/lists/appointment-summary";
import type { AppointmentInvoices } from "../../domain/payments/appointment-invoices";
import type { SeriesCardProps } from "../series/series-card";

/** All that the page of one appointment shows. */
export interface AppointmentDetailsProps {
  appointment: AppointmentSummary;
  side: "staff" | "patient";
  history: readonly HistoryLine[];
  /** What was asked before it was booked. */
  answers: readonly GivenAnswer[];
  buttons: readonly ActionButton[];
  undoUntil: number | null;
  /** What the patient has heard of what can be undone. */
  telling: Telling;
  /** Whether what we send reaches the patient. */
  isReached: boolean;
  /** What undoing undoes; null where nothing can be undone. */
  undoes: string | null;
  cancelNotes: CancelNotes;
  /** What it costs; null where it has no price, and for patients, who see it where they pay. */
  price: { costMinor: number; currencyCode: string } | null;
  /** What was paid of its price, what went back, and what is left; null where there is nothing to say. */
  money: PaymentItem | null;
  /** How its patient pays what is left of it; null for staff. */
  payWay: ToldCost["way"];
  clock: ReaderClock;
  /** The room in which the appointment's patient waits; null where there is none, or not now. */
  waitingRoomId: string | null;
  /** Whether it leads the reader into its call. */
  joinsCall: boolean;
  /** Whether the reader may open the patient's page. */
  opensPatient: boolean;
  /** Whether the reader may open its consultation. */
  consults: "now" | "later" | "never";
  waiting: { id: string } | null;
  /** What can be paid online now; null for staff. */
  pay: PayView | null;
  /** The patient's credits that could pay for it; null where none can. */
  credits: OfferedCredits | null;
  /** How many records its patient may belong to. */
  samePerson: number;
  /** What was invoiced for it; null for patients, who have a page of their own. */
  invoices: AppointmentInvoices | null;
  series: SeriesCardProps["series"] | null;
  /** When staff sent a payment link, or when it goes out (UTC ms); null where they sent none, and for patients. */
  linkSentAt: number | null;
  /** What the request waits for, and until when (UTC ms). */
  held: HeldUntilView | null;
  /** What its patient is told of their arrival; null for staff, and where they are not expected now. */
  arrival: OwnArrivalView | null;
  /** What staff may say of the arrival. */
  arrivalRights: readonly ArrivalAct[];
  /** The address of the way there for its patient; null where nobody goes anywhere, and for staff. */
  wayThere: string | null;
  /** UTC ms. */
  now: number;
  done: string | null;
  /** What an action was refused for. */
  errors: readonly { field?: string; message: string }[];
  /** What discounts take off it, and may; null where there are none, and for patients. */
  discount: AppointmentDiscountView | null;
  /** The code that was typed and refused. */
  typedCode: string;
  idempotencyKey: string;
  /** What is kept of it. */
  record: ReactNode;
}
