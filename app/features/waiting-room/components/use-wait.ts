import type { LiveRoom, ShownAppointment } from "./room-props";
import { useNow } from "./use-now";

const EVERY_MS = 30_000;

/** What the card of one's place shows beside the place: the time, and whether the provider is in the room. */
export function useWait(live: LiveRoom, appointment: ShownAppointment, renderedAt: number) {
  const now = useNow(EVERY_MS) ?? renderedAt;
  const providerIsHere = live.members.some(
    ({ kind, present, memberId }) => kind === "staff" && present && memberId === appointment.employeeId,
  );
  return { appointment, now, providerIsHere };
}
