import { providersStatement } from "~/features/patients/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { healthWarnings } from "../../support/desk/health-warnings.server";

/**
 * For whom a prescription is begun, what they must not be given, and for a nurse the providers who could sign it.
 * @throws NotFoundError; ForbiddenError for who does not prescribe
 */
export async function readPrescriptionStart(context: RequestContext, patientId: string) {
  await authorize(context, "prescription.write");
  const reached = await reachRecords(context, "prescription.write", patientId);
  const { patient, role, opening } = reached;
  if (role !== "provider" && role !== "nurse") throw new ForbiddenError();
  const [mustNot, providers] = await Promise.all([
    healthWarnings(context, reached),
    role === "nurse" ? providersStatement(context.db, patient.id) : null,
  ]);
  return {
    ...{ patient, opening, mustNot },
    providers:
      providers
        ?.filter(({ works }) => works === 1)
        .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })) ?? null,
  };
}
