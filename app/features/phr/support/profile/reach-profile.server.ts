import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { PROFILE_RIGHTS } from "../../domain/profile/overview-parts";
import type { PhrArea } from "../../domain/records/phr-areas";
import { auditDenial } from "../access/audit-denial.server";
import { reachRecords, type ReachedRecords } from "../access/reach-records.server";
import { shownAreas } from "../records/shown-areas.server";

/**
 * A patient's profile for somebody who may read it (R) or change it (W); whoever only looks on changes nothing.
 * @param area of the organization's settings without which there is nothing here
 * @throws NotFoundError, ForbiddenError
 */
export async function reachProfile(
  context: RequestContext,
  act: "R" | "W",
  rawPatientId: unknown,
  area?: PhrArea,
): Promise<ReachedRecords> {
  const authority = act === "R" ? "healthRecord.read" : "healthRecord.write";
  await authorize(context, authority);
  const reached = await reachRecords(context, authority, rawPatientId);
  if (area !== undefined && !(await shownAreas(context)).has(area)) throw new NotFoundError();
  if (reached.may(PROFILE_RIGHTS, act)) return reached;
  const { id } = reached.patient;
  await auditDenial(context, { authority, subjectKind: "patient", subjectId: id, patientId: id });
  throw new NotFoundError();
}
