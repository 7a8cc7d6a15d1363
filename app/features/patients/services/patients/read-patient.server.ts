import { authorize, type Subject } from "~/platform/access/authorize.server";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import type { PatientRecord } from "../../domain/patients/patient-views";
import { patientSubject, providerOf } from "../../support/patients/patients-of.server";

/** A patient, and whether the provider who asks looks after them. */
export interface ReachedPatient {
  record: PatientRecord;
  isOwn: boolean;
  subject: Subject;
}

/**
 * One patient for somebody who may do `authority` with them.
 * @throws NotFoundError for one who does not exist and one who is not theirs alike
 */
export async function reachPatient(context: RequestContext, authority: Authority, id: string): Promise<ReachedPatient> {
  await authorize(context, authority);
  const found = await readRecord(context.db, id, providerOf(context));
  if (!found) throw new NotFoundError();
  const subject = patientSubject(context, id, found.isOwn);
  await authorize(context, authority, subject);
  return { ...found, subject };
}
