import { commit, refusedAs } from "~/db/commit.server";
import { endedMedications, heldMedications } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf, recordsOfOthers } from "../../data/prescriptions/prescriptions-read.server";
import { dropExpiry, insertHistory, updateState } from "../../data/prescriptions/prescriptions-write.server";
import { TOLD } from "../../domain/prescriptions/happened";
import { endSchema } from "../../schemas/prescriptions/prescription";
import { changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { endingOf } from "../../support/prescriptions/ending-medications.server";
import { pharmacyToldOfEnd } from "../../support/pharmacy/tell-pharmacy.server";
import { answeredRenewals } from "../../support/prescriptions/answered-renewals.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";
import { toldToPatient } from "../../support/prescriptions/told.server";

const ENDS = { cancel: "CANCELLED", stop: "STOPPED" } as const;

/**
 * Cancels a prescription of which nothing was handed out, or stops one of which something was. The medications that no
 * other prescription goes on with end in the health record too, and a wish for a renewal that waits is answered. The
 * pharmacy that has it is told, and so is the patient. Why is for the practice's file; the patient reads what was written
 * for them, if anything.
 * @param action what the asker saw that can be done
 * @param raw `reason`, `told` to the patient, and the `version` that was read
 * @throws NotFoundError, ForbiddenError, InvalidError without a reason, ConflictError
 */
export async function endPrescription(
  context: RequestContext,
  rawId: unknown,
  action: keyof typeof ENDS,
  raw: unknown,
): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  const { prescription, reached } = found;
  const to = ENDS[action];
  const { version, reason, told } = parse(endSchema, raw);
  // The answer was lost, or it was pressed twice.
  if (prescription.state === to && prescription.version === version + 1 && prescription.stateReason === reason) return;
  await requireAction(context, found, action, "prescription.write");
  const { db, now, auditActor: actor } = context;
  const { id, patientId, state } = prescription;
  const ending = endingOf(context, prescription, await linesOf(db, [id]));
  const recordIds = ending.map(({ recordId }) => recordId);
  const others = await recordsOfOthers(db, prescription, recordIds);
  const alone = ending.filter(({ recordId }) => !others.has(recordId));
  const by = { patientId, employeeId: found.employeeId ?? prescription.prescriberId };
  const [ended, released] = await Promise.all([
    endedMedications(context, reached, alone, told),
    heldMedications(context, by, { release: [...others] }),
  ]);
  const answer = { state: "DENIED", answer: told, answeredBy: found.employeeId } as const;
  const renewals = await answeredRenewals(context, prescription, answer);
  const history = { id: uuidv7(now), prescriptionId: id, action, fromState: state, toState: to, reason } as const;
  const said = { ...history, id: uuidv7(now), action: TOLD, reason: told, fromState: to } as const;
  await commit(context, {
    guarded: updateState(db, { id, version, state }, { state: to, reason, now }),
    writes: [
      insertHistory(db, { ...history, actor, at: now }),
      ...(told === "" ? [] : [insertHistory(db, { ...said, actor, at: now })]),
      dropExpiry(db, id),
      ...ended.writes,
      ...released.writes,
      ...renewals.writes,
    ],
    audit: [
      {
        action: action === "cancel" ? "prescription.cancel" : "prescription.stop",
        subjectKind: "prescription",
        subjectId: id,
        patientId,
        fields: changedFields(prescription, { state: to, stateReason: reason }),
      },
      ...ended.audit,
      ...released.audit,
      ...renewals.audit,
    ],
    outbox: [
      ...(await pharmacyToldOfEnd(context, prescription)),
      // They had been told of it when it was signed.
      ...(await toldToPatient(context, "prescription.ended", patientId)),
    ],
    result: null,
  }).catch(refusedAs(changedMeanwhile));
}
