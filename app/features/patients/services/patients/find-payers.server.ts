import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { choosePatients, type PatientChoice } from "../../data/patients/patient-search.server";
import { soughtIn } from "../../support/patients/sought.server";

/**
 * A few patients whom words find, as `searchPatients` does, for whoever looks after the practice's money: they open no
 * patient, and answer for what any of them paid and owes.
 */
export async function findPayers(context: RequestContext, typed: string): Promise<PatientChoice[]> {
  await authorize(context, "payment.review");
  const [found] = await Promise.all([
    choosePatients(context.db, soughtIn(typed, context), null),
    auditRead(context, { action: "patient.list", subjectKind: "patient", fields: ["search"] }),
  ]);
  return found;
}
