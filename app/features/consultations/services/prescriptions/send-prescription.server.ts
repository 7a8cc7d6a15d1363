import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { pharmacyChoices } from "../../data/prescriptions/pharmacy-choices.server";
import { insertHistory, updateState } from "../../data/prescriptions/prescriptions-write.server";
import { sendSchema } from "../../schemas/prescriptions/prescription";
import { changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { pharmacyTold, pharmacyToldOfMove } from "../../support/pharmacy/tell-pharmacy.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Sends a signed prescription to a pharmacy that the organization works with, or to another one than before.
 * @param raw `pharmacyId`, and the `version` that was read
 * @throws NotFoundError, ForbiddenError, InvalidError, ConflictError
 */
export async function sendPrescription(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  const { version, pharmacyId } = parse(sendSchema, raw);
  const { prescription } = found;
  if (prescription.pharmacyId === pharmacyId && prescription.state === "SENT") return;
  await requireAction(context, found, "send", "prescription.write");
  const { db, now, auditActor: actor } = context;
  const pharmacy = (await pharmacyChoices(db)).find(({ id }) => id === pharmacyId);
  if (!pharmacy) throw new InvalidError([{ field: "pharmacyId", message: "errors:field.chooseOne" }]);
  const { id, patientId, state } = prescription;
  const history = { id: uuidv7(now), prescriptionId: id, action: "send", fromState: state, toState: "SENT" } as const;
  await commit(context, {
    guarded: updateState(db, { id, version, state }, { state: "SENT", pharmacyId, now }),
    writes: [insertHistory(db, { ...history, reason: pharmacy.name, actor, at: now })],
    audit: [
      {
        action: "prescription.send",
        subjectKind: "prescription",
        subjectId: id,
        patientId,
        fields: changedFields(prescription, { state: "SENT", pharmacyId }),
      },
    ],
    // The one that has it so far is told that another one has it.
    outbox: [...(await pharmacyTold(context, pharmacyId)), ...(await pharmacyToldOfMove(context, prescription))],
    result: null,
  }).catch(refusedAs({ conflict: changedMeanwhile }));
}
