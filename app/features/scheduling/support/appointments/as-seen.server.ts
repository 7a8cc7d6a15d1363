import { ConflictError } from "~/platform/http/errors.server";

/** Somebody else changed an appointment before whoever asks did. */
export const changedMeanwhile = () =>
  new ConflictError("changedMeanwhile", [{ field: "stateId", message: "scheduling:disabled.changedMeanwhile" }]);

interface Seen {
  seenAt?: number | undefined;
  seenWith?: string | undefined;
}

/**
 * An appointment or a session that still lies where whoever moves it saw it: nobody moves it away from where somebody
 * else has put it meanwhile.
 * @throws ConflictError `changedMeanwhile`
 */
export function asSeen<Found extends { startsAt: number; employeeId: string }>(
  found: Found,
  { seenAt, seenWith }: Seen,
): Found {
  if ((seenAt ?? found.startsAt) !== found.startsAt || (seenWith ?? found.employeeId) !== found.employeeId)
    throw changedMeanwhile();
  return found;
}
