import { appointmentLengthsQuery } from "~/features/scheduling/public.server";
import { settingOf } from "~/features/organization/public.server";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { appointmentLength, type AppointmentLength } from "../../domain/queue/wait-estimate";

/**
 * How long a provider's appointments take, for the estimate that who waits is shown; null where the organization shows
 * none or too few were measured. Tells nothing of any one appointment.
 */
export async function readAppointmentLength(
  context: RequestContext,
  employeeId: string,
): Promise<AppointmentLength | null> {
  await authorize(context, "organization.public");
  const { showQueueEstimate } = await settingOf(context, "web-patient-portal");
  if (!showQueueEstimate) return null;
  const appointments = await appointmentLengthsQuery(context.db, employeeId, context.now);
  return appointmentLength(
    appointments.map(({ startedAt, concludedAt, startsAt, endsAt }) => ({
      minutes: ((concludedAt ?? 0) - (startedAt ?? 0)) / MINUTE_MS,
      planned: (endsAt - startsAt) / MINUTE_MS,
    })),
  );
}
