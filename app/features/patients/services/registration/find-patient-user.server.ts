import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { patientsOfEmailStatement } from "../../data/patients/patients.server";

/** The user who can sign in as a patient of this email (small letters). Whether there is one is never to be told. */
export async function findPatientUser(context: RequestContext, email: string): Promise<string | null> {
  await authorize(context, "session.create");
  return (await patientsOfEmailStatement(context.db, email)).find(({ userId }) => userId !== null)?.userId ?? null;
}
