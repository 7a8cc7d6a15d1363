import type { Signer } from "../printing/signer";
import type { PrescribedMedicine } from "./prescribed-medicine";

/**
 * What a provider signs: all that the paper says of the medicines, the patient and the provider. Its canonical JSON is
 * hashed; the number is given in the same moment and is no part of it.
 */
export interface SignedContent {
  id: string;
  verificationCode: string;
  language: string;
  signedAt: number;
  validUntil: string;
  diagnosis: string;
  noteToPharmacist: string;
  noteToPatient: string;
  pharmacy: string;
  patient: { id: string; firstName: string; lastName: string; birthDate: string; gender: number; address: string };
  prescriber: Signer;
  lines: readonly {
    id: string;
    name: string;
    codeSystem: string | null;
    code: string | null;
    medicine: PrescribedMedicine;
    quantity: number | null;
  }[];
}
