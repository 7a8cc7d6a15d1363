import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readSeries } from "../../data/series/series-read.server";
import { appointmentStateOf, isAhead } from "../../domain/appointments/appointment-states";
import { summarySubject } from "../../support/appointments/appointment-subject.server";

/** A series and what became of each of its appointments, for the staff who set it. @throws NotFoundError */
export async function viewSeries(context: RequestContext, seriesId: string) {
  await authorize(context, "appointment.set");
  const found = await readSeries(context.db, seriesId);
  if (!found) throw new NotFoundError();
  const { patientId, employeeId } = found.series;
  await authorize(context, "appointment.set", { kind: "appointmentSeries", id: seriesId, patientId, employeeId });
  const subject = { subjectKind: "appointmentSeries", subjectId: seriesId, patientId };
  const ahead = found.appointments.find(({ stateId }) => isAhead(appointmentStateOf(stateId)));
  const shown = ahead ?? found.appointments[0];
  const [one] = await Promise.all([
    shown ? readSummary(context.db, shown.id) : undefined,
    auditRead(context, { action: "appointment.list", ...subject }),
  ]);
  const mayCancel = one !== undefined && verdictOf(context, "appointment.cancel", summarySubject(one)) === "allowed";
  return {
    ...found,
    /** One of them, which names the patient and the doctor of all; undefined where none is left. */
    one,
    /** The first that is still ahead, from which on all can be canceled by this person. */
    cancelFrom: mayCancel ? (ahead?.id ?? null) : null,
  };
}

/** Which appointment of how many one is; null for an appointment that stands by itself. */
export async function placeInSeries(
  context: RequestContext,
  seriesId: string | null,
  appointmentId: string,
): Promise<{
  seriesId: string;
  place: number;
  of: number;
  every: "WEEK" | "TWO_WEEKS" | "FOUR_WEEKS" | "MONTH";
} | null> {
  const found = seriesId === null ? undefined : await readSeries(context.db, seriesId);
  const place = found?.appointments.findIndex(({ id }) => id === appointmentId) ?? -1;
  if (!found || place === -1) return null;
  return { seriesId: found.series.id, place: place + 1, of: found.appointments.length, every: found.series.every };
}
