import type { Arrival } from "../appointments/arrivals/arrival-stage";
import type { PersonColour } from "~/kernel/person-colour";
import type { AppointmentState } from "../appointments/appointment-states";
import type { Taken } from "./taken";

/** One appointment as lists, details, mails and calls show it. Instants in UTC ms. */
export interface AppointmentSummary {
  id: string;
  stateId: AppointmentState;
  type: "video" | "in_patient";
  version: number;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  /** Zone of its patient's clock when they booked it; null where staff did, or it is not known. */
  bookedZone: string | null;
  localDay: string;
  reason: string;
  createdAt: number;
  updatedAt: number;
  undoUntil: number | null;
  /** When its provider came into the call, and once it is in progress when that began. */
  startedAt: number | null;
  paidAtClinicAt: number | null;
  paidOnlineAt: number | null;
  paidByCreditAt: number | null;
  disabledAt: number | null;
  /** The time that was asked for when it was booked. */
  requestedAt: number;
  bookedBy: "PUBLIC" | "PATIENT" | "STAFF" | "SYSTEM";
  /** The patient who booked it; null where it was anybody else. */
  bookedByPatientId: string | null;
  employee: {
    id: string;
    title: number;
    firstName: string;
    lastName: string;
    /** Their picture, and the colour that was chosen for them. */
    photoFileId: string | null;
    colour: PersonColour | null;
  };
  branch: {
    id: string;
    name: string;
    address: string;
    city: string;
    postalCode: string;
    countryCode: string;
    phone: string;
  };
  /** null for blocked time. */
  offering: { id: string; name: string; instructions: string } | null;
  patient: {
    id: string;
    number: number;
    firstName: string;
    lastName: string;
    email: string;
    phoneCallingCode: string;
    phone: string;
    languageCode: string | null;
  } | null;
  /** That its patient has come; null where nobody said so. */
  arrival: Arrival | null;
  /** The rooms of its place into which patients are called. */
  rooms: readonly string[];
  /** Whether its place has a kiosk at which patients check themselves in. */
  kiosk: boolean;
}

/** One change, as the details show it. Instants in UTC ms. */
export interface HistoryLine {
  version: number;
  at: number;
  action: string;
  fromStateId: number | null;
  toStateId: number;
  startsAt: number;
  note: string;
  /** Staff said that the patient agreed on the phone. */
  agreedOnPhone: boolean;
  /** Staff asked for nobody to be notified of it. */
  doNotNotify: boolean;
  actorKind: string;
  /** null for the system and for strangers. */
  actorName: string | null;
  /** What was taken at the desk by it, where that was looked up. */
  taken?: Taken;
}
