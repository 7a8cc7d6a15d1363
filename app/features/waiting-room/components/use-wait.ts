import type { LiveRoom, ShownVisit } from "./room-props";
import { useNow } from "./use-now";

const EVERY_MS = 30_000;

/** What the card of one's place shows beside the place: the time, and whether the provider is in the room. */
export function useWait(live: LiveRoom, visit: ShownVisit, renderedAt: number) {
  const now = useNow(EVERY_MS) ?? renderedAt;
  const doctorIsHere = live.members.some(
    ({ kind, present, memberId }) => kind === "staff" && present && memberId === visit.employeeId,
  );
  return { visit, now, doctorIsHere };
}
