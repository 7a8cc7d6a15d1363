import type { PrescriptionState } from "./prescription-states";
import type { RenewalState } from "./renewal";

/** A prescription as it is kept. Instants in UTC ms, days as YYYY-MM-DD. */
export interface Prescription {
  id: string;
  consultationId: string | null;
  patientId: string;
  prescriberId: string;
  creatorId: string;
  state: PrescriptionState;
  number: number | null;
  language: string;
  diagnosis: string;
  validUntil: string;
  pharmacyId: string | null;
  noteToPharmacist: string;
  noteToPatient: string;
  detailsShown: boolean | null;
  signedAt: number | null;
  signedWith: string | null;
  signedHash: string | null;
  verificationCode: string | null;
  copies: number;
  replacesId: string | null;
  replacedById: string | null;
  renewsId: string | null;
  stateReason: string;
  stateAt: number;
  createdAt: number;
  updatedAt: number;
  version: number;
}

/** A patient's wish for the same medicines again. */
export interface RenewalRequest {
  id: string;
  prescriptionId: string;
  patientId: string;
  state: RenewalState;
  note: string;
  answer: string;
  answeredBy: string | null;
  answeredAt: number | null;
  renewedById: string | null;
  createdAt: number;
  version: number;
}
