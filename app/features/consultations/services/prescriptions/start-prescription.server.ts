import { commit, refusedAs, type Write } from "~/db/commit.server";
import { providersStatement } from "~/features/patients/public.server";
import { reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { addDays } from "~/kernel/time/dates";
import { actorKey } from "~/platform/access/actor-key.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import { requireNoCopy } from "../../data/prescriptions/open-drafts.server";
import { insertLine, insertPrescription } from "../../data/prescriptions/prescriptions-write.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { startSchema } from "../../schemas/prescriptions/prescription";
import { changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { languageOfPatient } from "../../support/prescriptions/language-of-patient.server";
import { reopenedDraft } from "../../support/prescriptions/reopened-draft.server";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { employeeOf } from "../../support/prescriptions/reach-prescription.server";

/** What a draft begins with beside what was asked for: the lines of the one that it renews or replaces. */
export interface DraftStart {
  lines?: readonly Omit<PrescriptionLine, "id" | "prescriptionId">[];
  header?: Partial<
    Pick<
      Prescription,
      | "language"
      | "diagnosis"
      | "pharmacyId"
      | "noteToPharmacist"
      | "noteToPatient"
      | "detailsShown"
      | "renewsId"
      | "replacesId"
    >
  >;
}

/** Who signs it: a provider themselves; for whom a nurse writes it, one of those who look after the patient. */
async function prescriberOf(context: RequestContext, { role, patient }: ReachedRecords, asked: string | undefined) {
  const employeeId = employeeOf(context);
  if (employeeId === null || (role !== "provider" && role !== "nurse")) throw new ForbiddenError();
  if (role === "provider") return employeeId;
  const providers = (await providersStatement(context.db, patient.id)).filter(({ works }) => works === 1);
  const found = asked === undefined ? providers[0] : providers.find(({ id }) => id === asked);
  if (!found) throw new InvalidError([{ field: "prescriberId", message: "prescriptions:missing.prescriber" }]);
  return found.id;
}

/**
 * Begins a draft for a patient: a provider for themselves, a nurse for a provider who looks after the patient. Where the
 * same one is open already, or one on which nothing was written, that one goes on.
 * @param raw `patientId`; the `consultationId` that it belongs to, `prescriberId` where a nurse writes, and an
 * `idempotencyKey` that makes a repeated request the same draft
 * @throws NotFoundError, ForbiddenError; InvalidError where nobody who could sign looks after the patient
 */
export async function startPrescription(
  context: RequestContext,
  raw: unknown,
  { lines = [], header = {} }: DraftStart = {},
): Promise<{ id: string }> {
  await authorize(context, "prescription.write");
  const { patientId, consultationId, prescriberId: asked, idempotencyKey } = parse(startSchema, raw);
  const reached = await reachRecords(context, "prescription.write", patientId);
  const prescriberId = await prescriberOf(context, reached, asked);
  const { db, now } = context;
  const [consultation, settings, language] = await Promise.all([
    consultationId === undefined ? null : readConsultation(db, { id: consultationId }),
    prescriptionSettings(context),
    languageOfPatient(context, reached.patient.id),
  ]);
  if (consultation !== null && consultation?.patientId !== reached.patient.id) throw new NotFoundError();
  const { renewsId = null, replacesId = null } = header;
  const wanted = {
    ...{ prescriberId, patientId: reached.patient.id, creatorId: employeeOf(context) ?? prescriberId },
    ...{ consultationId: consultation?.id ?? null, renewsId, replacesId },
  };
  const open = await reopenedDraft(context, wanted);
  if (open) return open;
  const id = uuidv7(now);
  const draft: Prescription = {
    ...{ id, ...wanted, state: "DRAFT", number: null, language },
    ...{ diagnosis: "", validUntil: addDays(reached.facts.today, settings.validDays), pharmacyId: null },
    ...{ noteToPharmacist: "", noteToPatient: "", detailsShown: null, signedAt: null, signedWith: null },
    ...{ signedHash: null, verificationCode: null, copies: 0, replacedById: null },
    ...{ stateReason: "", stateAt: now, createdAt: now, updatedAt: now, version: 1 },
    ...header,
  };
  const written: Write[] = lines.map((line) => insertLine(db, { ...line, id: uuidv7(now), prescriptionId: id }));
  // Of two presses at once, the second goes on with the draft of the first.
  const again = async () => {
    const begun = await reopenedDraft(context, wanted);
    return begun ? { result: begun, replayed: true } : changedMeanwhile();
  };
  const { result } = await commit(context, {
    writes: [requireNoCopy(db, wanted), insertPrescription(db, draft), ...written],
    audit: [
      {
        action: "prescription.create",
        subjectKind: "prescription",
        subjectId: id,
        patientId: draft.patientId,
        fields: changedFields(
          { lines: [] },
          { prescriberId, ...header, language: draft.language, validUntil: draft.validUntil, lines },
        ),
      },
    ],
    ...(idempotencyKey !== undefined && {
      idempotency: await actorKey(context, "prescription", idempotencyKey, { patientId, header }),
    }),
    result: { id },
  }).catch(refusedAs({ conflict: again }));
  return result;
}
