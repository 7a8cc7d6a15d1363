import { providersStatement } from "~/features/patients/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";

/**
 * For whom a prescription is begun, and for a nurse the providers who could sign it.
 * @throws NotFoundError without a patient; ForbiddenError for who does not prescribe
 */
export async function readPrescriptionStart(context: RequestContext, patientId: string | null) {
  await authorize(context, "prescription.write");
  if (patientId === null || patientId === "") throw new NotFoundError();
  const { patient, role, opening } = await reachRecords(context, "prescription.write", patientId);
  if (role !== "provider" && role !== "nurse") throw new ForbiddenError();
  if (role === "provider") return { patient, opening, providers: null };
  const providers = (await providersStatement(context.db, patient.id)).filter(({ works }) => works === 1);
  return {
    ...{ patient, opening },
    providers: providers.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
  };
}
