import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { directionsHref, type DirectionsService } from "../../domain/appointments/arrivals/directions";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/** By which service the practice shows the way to its locations. */
export const directionsOf = async (context: RequestContext): Promise<DirectionsService> =>
  (await settingOf(context, "front-page")).directions;

/** The address of the way to an appointment; null where nobody goes anywhere, or the practice shows no way. */
export const wayThere = (
  service: DirectionsService,
  { type, branch }: Pick<AppointmentSummary, "type" | "branch">,
): string | null => (type === "video" ? null : directionsHref(service, branch));
