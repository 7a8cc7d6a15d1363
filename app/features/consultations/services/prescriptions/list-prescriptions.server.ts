import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { prescriptionsOfPatient, type DraftsOf } from "../../data/prescriptions/prescriptions-read.server";
import { afterSchema } from "../../schemas/prescriptions/prescription";
import { employeeOf, isPatient } from "../../support/prescriptions/reach-prescription.server";
import { listedPrescriptions } from "../../support/prescriptions/shown-prescription.server";

/**
 * A page of a patient's prescriptions, the newest first, and what the asker may do. A patient sees none that is not
 * signed, and of one whose details they are not shown that it exists, its date and its prescriber. Reading those of
 * somebody else is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function listPrescriptions(
  context: RequestContext,
  { patientId, after: rawAfter }: { patientId?: string | undefined; after?: unknown },
) {
  await authorize(context, "prescription.read");
  const reached = await reachRecords(context, "prescription.read", patientId);
  const { patient, role, facts } = reached;
  const asPatient = isPatient(reached);
  const employeeId = employeeOf(context);
  const drafts: DraftsOf = role === "nurse" ? "all" : employeeId === null ? "none" : { employeeId };
  const [{ prescriptions, next }] = await Promise.all([
    prescriptionsOfPatient(context.db, { patientId: patient.id, drafts, after: parse(afterSchema, rawAfter) }),
    auditRead(context, {
      action: "prescription.read",
      subjectKind: "prescription",
      subjectId: null,
      patientId: patient.id,
      fields: ["list"],
    }),
  ]);
  return {
    ...{ patient, role, isSelf: reached.isSelf, opening: reached.opening, next, asPatient, today: facts.today },
    prescriptions: await listedPrescriptions(context, prescriptions, { asPatient, today: facts.today }),
    mayWrite: role === "provider" || role === "nurse",
    mayAskRenewal: role === "patient",
  };
}

export type ListedPrescriptions = Awaited<ReturnType<typeof listPrescriptions>>;
