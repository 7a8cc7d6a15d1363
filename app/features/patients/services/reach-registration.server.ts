import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { idField } from "../schemas/person-fields";
import { reachPatient } from "./read-patient.server";

/**
 * The patient whose registration staff go on with for them. Patients have steps of their own.
 * @throws NotFoundError for one who does not exist and one who is not theirs alike
 */
export async function reachRegistration(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "patient.list");
  return reachPatient(context, "patient.update", parse(idField, rawPatientId));
}
