import { auditDenial, reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import { createTranslator } from "~/i18n/translator.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readPrescription } from "../../data/prescriptions/prescriptions-read.server";
import { actorOf, may, seesDraft } from "../../domain/prescriptions/acting";
import type { Prescription } from "../../domain/prescriptions/prescription";
import {
  PRESCRIPTION_STATES,
  type PrescriptionAction,
  type PrescriptionActor,
  type PrescriptionState,
} from "../../domain/prescriptions/prescription-states";
import { stateOn } from "../../domain/prescriptions/validity";
import { prescriptionIdSchema } from "../../schemas/prescriptions/prescription";

/** A prescription that somebody reached, as whom, and its state today. */
export interface ReachedPrescription {
  reached: ReachedRecords;
  prescription: Prescription;
  /** As whom staff act with it; null for who may only read, and for patients. */
  actor: PrescriptionActor | null;
  employeeId: string | null;
  /** The patient, or somebody for them, looks: they see what patients see. */
  asPatient: boolean;
  state: PrescriptionState;
}

const UNKNOWN = "-";

export const employeeOf = ({ actor }: RequestContext): string | null =>
  actor.kind === "employee" ? actor.employeeId : null;

export const isPatient = ({ role }: ReachedRecords): boolean => role === "patient" || role === "viewer";

/**
 * A prescription for whoever may see its patient's record. A draft shows itself to its prescriber, to who wrote it and to
 * nurses alone; a patient sees none.
 * @throws NotFoundError for one that does not exist and one that is not theirs alike; ForbiddenError; EmailUnprovenError
 */
export async function reachPrescription(
  context: RequestContext,
  authority: Authority,
  rawId: unknown,
): Promise<ReachedPrescription> {
  await authorize(context, authority);
  const prescription = await readPrescription(context.db, { id: parse(prescriptionIdSchema, rawId) });
  const reached = await reachRecords(context, authority, prescription?.patientId ?? UNKNOWN);
  if (!prescription) throw new NotFoundError();
  const employeeId = employeeOf(context);
  const actor = actorOf({ role: reached.role, employeeId }, prescription);
  if (prescription.state === "DRAFT" && !seesDraft(actor, prescription, employeeId)) {
    const { id: subjectId, patientId } = prescription;
    await auditDenial(context, { authority, subjectKind: "prescription", subjectId, patientId });
    throw new NotFoundError();
  }
  const state = stateOn(prescription, reached.facts.today);
  return { reached, prescription, actor, employeeId, asPatient: isPatient(reached), state };
}

/** Says that it is in another state by now. */
export function notInState(
  { locale }: RequestContext,
  state: PrescriptionState,
  action?: PrescriptionAction,
): ConflictError {
  if (action === "replace" && state === "DISPENSED")
    return new ConflictError("prescriptionState", [{ field: "", message: "prescriptions:handedOut" }]);
  const { t } = createTranslator(locale);
  return new ConflictError("prescriptionState", [
    { field: "", message: "prescriptions:otherState", values: { state: t(`prescriptions:state.${state}`) } },
  ]);
}

/**
 * Lets somebody go on who may do something with a prescription as it is now. A denial is audited.
 * @throws ForbiddenError for who may never do it; ConflictError where its state does not allow it
 */
export async function requireAction(
  context: RequestContext,
  { actor, state, prescription }: Pick<ReachedPrescription, "actor" | "state" | "prescription">,
  action: PrescriptionAction,
  authority: Authority,
): Promise<void> {
  if (may(action, actor, state)) return;
  if (PRESCRIPTION_STATES.some((each) => may(action, actor, each))) throw notInState(context, state, action);
  const { id: subjectId, patientId } = prescription;
  await auditDenial(context, { authority, subjectKind: "prescription", subjectId, patientId });
  throw new ForbiddenError();
}
