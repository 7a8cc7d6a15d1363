import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { idField } from "../../schemas/patients/person-fields";
import { reachPatient } from "../patients/read-patient.server";

/**
 * The patient whose registration staff go on with for them. Patients have steps of their own.
 * @throws NotFoundError for one who does not exist and one who is not theirs alike
 */
export async function reachRegistration(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "patient.list");
  return reachPatient(context, "patient.update", parse(idField, rawPatientId));
}
