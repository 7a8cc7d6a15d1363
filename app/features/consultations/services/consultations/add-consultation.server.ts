import { commit } from "~/db/commit.server";
import { reachRecords } from "~/features/phr/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertConsultation } from "../../data/consultations/consultations.server";
import type { Consultation } from "../../domain/consultations/consultation";
import { newConsultationSchema } from "../../schemas/consultations/consultation-forms";

/**
 * Adds a consultation without an appointment, such as a review of results, which begins now.
 * @param raw patientId, type and reason
 * @returns its id
 * @throws NotFoundError, InvalidError; ForbiddenError for whoever is no provider
 */
export async function addConsultation(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "consultation.write");
  const { patientId, type, reason } = parse(newConsultationSchema, raw);
  const { role } = await reachRecords(context, "consultation.write", patientId);
  const { db, actor, now } = context;
  if (actor.kind !== "employee" || role !== "provider") throw new ForbiddenError();
  const { employeeId } = actor;
  const id = uuidv7(now);
  const begun: Consultation = {
    ...{ id, patientId, type, reason, providerId: employeeId, creatorId: employeeId },
    ...{ appointmentId: null, branchId: null, status: "OPEN", publishStatus: "UNPUBLISHED" },
    ...{ startTime: now, consultationTime: now, publishedAt: null, withdrawnReason: "" },
    ...{ createdAt: now, updatedAt: now, version: 1 },
  };
  await commit(context, {
    writes: [insertConsultation(db, begun)],
    audit: [
      {
        action: "consultation.open",
        subjectKind: "consultation",
        subjectId: id,
        patientId,
        fields: changedFields({}, begun),
      },
    ],
    result: null,
  });
  return id;
}
