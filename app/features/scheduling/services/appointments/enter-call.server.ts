import type { RequestContext } from "~/platform/context.server";
import { waitsInCall } from "../../domain/appointments/joinable";
import { commitChange, loadForChange } from "./change-appointment.server";

/**
 * The provider of a video appointment is in its call and the patient is not: everybody sees that, and the state stays as
 * it is, so that whoever never comes can be marked as such. Said again it changes nothing.
 * @throws ConflictError where the appointment could not begin either
 */
export async function enterCall(context: RequestContext, { appointmentId }: { appointmentId: string }): Promise<void> {
  const loaded = await loadForChange(context, appointmentId, "appointment.start");
  if (waitsInCall(loaded.appointment)) return;
  await commitChange(
    context,
    { id: appointmentId },
    {
      action: "enter-call",
      authority: "appointment.start",
      set: { startedAt: context.now },
      marks: {},
    },
    loaded,
  );
}
