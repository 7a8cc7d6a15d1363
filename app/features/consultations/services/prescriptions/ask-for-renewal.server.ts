import { commit, refusedAs } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { insertRenewal, renewalsOf } from "../../data/prescriptions/renewals.server";
import { refusedOf } from "../../domain/pharmacy/refusal";
import type { RenewalRequest } from "../../domain/prescriptions/prescription";
import { canAskRenewal, isUnsafeToRenew } from "../../domain/prescriptions/renewal";
import { isEarlyForAll } from "../../domain/prescriptions/validity";
import { askRenewalSchema } from "../../schemas/prescriptions/prescription";
import { notInState, reachPrescription } from "../../support/prescriptions/reach-prescription.server";
import { toldToPrescriber } from "../../support/prescriptions/told.server";

/**
 * Asks the prescriber for the same medicines again: the patient, or a relative who may act for them. Once is enough: the
 * same wish while one waits is the same, and another one is refused.
 * @param raw `note`, which may be empty once three quarters of the supply are used
 * @throws NotFoundError, ForbiddenError for who may only look; InvalidError for an early wish without a reason;
 * ConflictError where it was asked already, cancelled or replaced, or a pharmacist refused a medicine of it as unsafe
 */
export async function askForRenewal(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.askRenewal");
  const { prescription, reached, state } = await reachPrescription(context, "prescription.askRenewal", rawId);
  if (reached.role !== "patient") throw new ForbiddenError();
  if (!canAskRenewal(state)) throw notInState(context, state);
  const { note } = parse(askRenewalSchema, raw);
  const { db, now } = context;
  const [lines, entries] = await Promise.all([linesOf(db, [prescription.id]), handedOrDeclined(db, [prescription.id])]);
  if (isUnsafeToRenew(refusedOf(state, entries, lines).refusal))
    throw new ConflictError("refusedAsUnsafe", [{ field: "", message: "prescriptions:renewal.unsafe" }]);
  const signedOn = localDate(prescription.signedAt ?? prescription.createdAt, context.profile.timeZone);
  if (note === "" && isEarlyForAll(signedOn, lines, reached.facts.today))
    throw new InvalidError([{ field: "note", message: "prescriptions:renewal.earlyReason" }]);
  const { id: prescriptionId, patientId, prescriberId } = prescription;
  const wish: RenewalRequest = {
    ...{ id: uuidv7(now), prescriptionId, patientId, state: "REQUESTED", note, answer: "", answeredBy: null },
    ...{ answeredAt: null, renewedById: null, createdAt: now, version: 1 },
  };
  await commit(context, {
    guarded: insertRenewal(db, wish),
    audit: [
      {
        action: "prescription.askRenewal",
        subjectKind: "renewalRequest",
        subjectId: wish.id,
        patientId,
        fields: changedFields({ note: "" }, { state: wish.state, note }),
      },
    ],
    outbox: [toldToPrescriber(context, "prescription.renewalAsked", prescriberId)],
    result: null,
  }).catch(refusedAs({ conflict: async () => askedAlready(context, wish) }));
}

/** Who pressed twice has asked once; other words than those that wait are not lost without a word. */
async function askedAlready({ db }: RequestContext, { prescriptionId, note }: RenewalRequest) {
  const waiting = (await renewalsOf(db, [prescriptionId])).find(({ state }) => state === "REQUESTED");
  if (waiting?.note === note) return { result: null, replayed: true };
  throw new ConflictError("askedAlready", [{ field: "", message: "prescriptions:renewal.askedAlready" }]);
}
