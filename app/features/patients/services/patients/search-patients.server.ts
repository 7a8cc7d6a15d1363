import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { choosePatients, type PatientChoice } from "../../data/patients/patient-search.server";
import { patientsOf } from "../../support/patients/patients-of.server";
import { soughtIn } from "../../support/patients/sought.server";

export type { PatientChoice } from "../../data/patients/patient-search.server";

/**
 * A few patients whose names, phone, mail or number begin with the words that were typed, whose phone ends with them, or
 * who were born on that day: by one indexed read. A provider finds their own.
 */
export async function searchPatients(context: RequestContext, typed: string): Promise<PatientChoice[]> {
  await authorize(context, "patient.list");
  const [found] = await Promise.all([
    choosePatients(context.db, soughtIn(typed, context), patientsOf(context)),
    auditRead(context, { action: "patient.list", subjectKind: "patient", fields: ["search"] }),
  ]);
  return found;
}
