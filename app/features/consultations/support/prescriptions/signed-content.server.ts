import { readRecord } from "~/features/patients/public.server";
import { canonicalJson } from "~/kernel/text/canonical-json";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readPharmacyName } from "../../data/prescriptions/pharmacy-choices.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { SignedContent } from "../../domain/prescriptions/signed-content";
import { CODE_BYTES, codeOf } from "../../domain/prescriptions/verification-code";
import type { ReachedPrescription } from "./reach-prescription.server";
import { signerOf } from "../printing/provider-signature.server";

/** What a draft says as it would be signed now, with the code that its paper gets. */
export async function contentOf(
  context: RequestContext,
  { prescription }: Pick<ReachedPrescription, "prescription">,
  lines: readonly PrescriptionLine[],
  verificationCode: string,
): Promise<SignedContent> {
  const { id, language, validUntil, diagnosis, noteToPharmacist, noteToPatient, pharmacyId } = prescription;
  const { db, now } = context;
  const [found, prescriber, pharmacy] = await Promise.all([
    readRecord(db, prescription.patientId, null),
    signerOf(context, prescription.prescriberId),
    pharmacyId === null ? "" : readPharmacyName(db, pharmacyId),
  ]);
  if (!found) throw new NotFoundError();
  const { firstName, lastName, birthDate, gender, address, postalCode, city } = found.record;
  return {
    ...{ id, verificationCode, language, signedAt: now, validUntil, diagnosis, noteToPharmacist, noteToPatient },
    pharmacy: pharmacy ?? "",
    patient: {
      ...{ id: found.record.id, firstName, lastName, birthDate, gender },
      address: [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(", "),
    },
    prescriber,
    lines: lines.map(({ id: lineId, name, codeSystem, code, medicine, quantity }) => ({
      ...{ id: lineId, name, codeSystem, code, medicine, quantity },
    })),
  };
}

/** What is signed, with a new code, and the SHA-256 of its canonical JSON in hex. */
export async function signedContentOf(
  context: RequestContext,
  found: Pick<ReachedPrescription, "prescription">,
  lines: readonly PrescriptionLine[],
): Promise<{ content: SignedContent; hash: string }> {
  const code = codeOf(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
  const content = await contentOf(context, found, lines, code);
  return { content, hash: await sha256(canonicalJson(content)) };
}
