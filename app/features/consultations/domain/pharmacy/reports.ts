import type { IsoDate } from "~/kernel/time/dates";
import type { Refusal } from "./refusal";
import type { PrescriptionState } from "../prescriptions/prescription-states";

interface Named {
  id: string;
  name: string;
}

/** A signed prescription with the names of its medicines. Instants in UTC ms. */
export interface SignedPrescription {
  id: string;
  number: number;
  state: PrescriptionState;
  signedAt: number;
  /** YYYY-MM-DD */
  validUntil: string;
  patientId: string;
  prescriberId: string;
  /** Null where any pharmacy may hand it out. */
  pharmacyId: string | null;
  medicines: string[];
  /** A pharmacist refused something of it as unsafe or had a question, also where that was answered since. */
  wasAsked: boolean;
}

/** The same in the list of all of them, with the names of everybody; no medicines for whoever may not read records. */
export interface ListedPrescription extends Omit<SignedPrescription, "pharmacyId" | "wasAsked"> {
  pharmacy: string | null;
  patient: string;
  prescriber: string;
  /** What pharmacies did not hand out of it; null also for whoever may not read records. */
  refusal: Refusal | null;
}

/** What the list is narrowed by like a state: what a pharmacist refused or asked about, until it is answered. */
export const REFUSED_STATE = "REFUSED";

/** What the list of all prescriptions is narrowed by; null and empty are no choice. */
interface PrescriptionChoice {
  provider: string | null;
  /** The patient's number. */
  patient: number | null;
  state: Exclude<PrescriptionState, "DRAFT"> | typeof REFUSED_STATE | null;
  from: IsoDate | null;
  to: IsoDate | null;
  medicine: string;
}

/** A page of all signed prescriptions, with what it is narrowed by and could be. */
export interface PrescriptionList {
  chosen: PrescriptionChoice;
  rows: readonly ListedPrescription[];
  /** Where it goes on, behind a prescription. */
  next: { at: number; after: string } | null;
  providers: readonly Named[];
  /** Whether the reader may see what patients take. */
  readsMedicines: boolean;
  timeZone: string;
}

/** What was done with one medicine in a period. */
export interface MedicineFigures {
  name: string;
  prescriptions: number;
  handings: number;
  returns: number;
  declined: number;
  /** In the organization's currency, in minor units; null where no price was said. */
  amountMinor: number | null;
}

/** From signing to the first handing of a line: half of them took no longer. */
interface Took {
  /** In ms; null where nothing was handed out for the first time. */
  took: number | null;
}

/** What pharmacies did in a period, by medicine and in all. */
export interface PharmacyFigures {
  days: { from: IsoDate; to: IsoDate };
  rows: readonly (MedicineFigures & Took)[];
  total: Omit<MedicineFigures, "name"> & Took;
}

/** The same as its page shows it, with what it is narrowed by and could be. */
export interface PharmacyReport extends PharmacyFigures {
  chosen: { from: IsoDate; to: IsoDate; pharmacy: string | null; provider: string | null; medicine: string };
  pharmacies: readonly Named[];
  providers: readonly Named[];
  currency: string;
}
