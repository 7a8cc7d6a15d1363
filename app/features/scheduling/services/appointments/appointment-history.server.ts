import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readHistory } from "../../data/appointments/appointment-history-read.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { withStartTime } from "../../domain/appointments/start-time";
import { summarySubject } from "../../support/appointments/appointment-subject.server";

/** Everything that happened to an appointment, oldest first. @throws NotFoundError */
export async function appointmentHistory(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.read");
  const { appointmentId } = parse(changeAppointmentSchema, raw);
  const [appointment, history] = await Promise.all([
    readSummary(context.db, appointmentId),
    readHistory(context.db, appointmentId),
  ]);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const subject = { subjectKind: "appointment", subjectId: appointmentId, patientId: appointment.patient?.id ?? null };
  await auditRead(context, { action: "appointment.history", ...subject });
  return { status: true as const, history: history.map(withStartTime) };
}
