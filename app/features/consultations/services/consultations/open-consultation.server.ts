import { commit, refusedAs } from "~/db/commit.server";
import { appointmentForMail } from "~/features/scheduling/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { insertConsultation, readConsultation } from "../../data/consultations/consultations.server";
import type { Consultation } from "../../domain/consultations/consultation";
import { reachOfAppointment } from "../../support/consultations/reach-of-appointment.server";

/**
 * The consultation of an appointment, begun where there is none yet: twice at once is once.
 * @throws NotFoundError, ForbiddenError; ConflictError for blocked time, which is nobody's, and for
 * a patient whom the provider of the appointment does not look after yet
 */
export async function openConsultation(context: RequestContext, appointmentId: string): Promise<Consultation> {
  await authorize(context, "consultation.write");
  const { db, actor, now } = context;
  const appointment = await appointmentForMail(context, appointmentId);
  if (!appointment.patient) throw new ConflictError("noPatient");
  await reachOfAppointment(context, { ...appointment, patient: appointment.patient });
  if (actor.kind !== "employee") throw new NotFoundError();
  const there = await readConsultation(db, { appointmentId });
  if (there) return there;
  const begun: Consultation = {
    id: uuidv7(now),
    patientId: appointment.patient.id,
    providerId: appointment.employee.id,
    appointmentId,
    branchId: appointment.branch.id,
    type: appointment.type === "video" ? "VIDEO" : "IN_PERSON",
    status: "OPEN",
    reason: appointment.reason,
    startTime: appointment.startsAt,
    consultationTime: appointment.startedAt,
    publishStatus: "UNPUBLISHED",
    publishedAt: null,
    withdrawnReason: "",
    creatorId: actor.employeeId,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const { result } = await commit(context, {
    writes: [insertConsultation(db, begun)],
    audit: [
      {
        action: "consultation.open",
        subjectKind: "consultation",
        subjectId: begun.id,
        patientId: begun.patientId,
        fields: changedFields({}, begun),
      },
    ],
    result: begun,
  }).catch(
    refusedAs({
      unique: async () => {
        const meanwhile = await readConsultation(db, { appointmentId });
        return meanwhile ? { result: meanwhile } : new NotFoundError();
      },
    }),
  );
  return result;
}
