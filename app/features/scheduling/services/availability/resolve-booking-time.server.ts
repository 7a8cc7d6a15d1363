import { createZoneTable } from "~/kernel/time/zones";
import { readPlaceZones } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { resolveTime } from "./resolve-time.server";

/** A wanted time as a booking call says it: an instant in UTC ms, or the date and the minutes at the place. */
interface WantedBookingTime {
  serviceOfferingId: string;
  branchId?: string;
  startTime?: number;
  scheduledDateStringcc?: string;
  scheduledTime?: number;
}

/**
 * The instant (UTC ms) that a booking call asks for. Minutes from midnight are on the clock of the place; where the
 * places of the service show different times, the place must be named.
 * @throws InvalidError at the field that is missing or cannot be; NotFoundError for a place that does not give it
 */
export async function resolveBookingTime(context: RequestContext, wanted: WantedBookingTime): Promise<number> {
  await authorize(context, "slots.read");
  const { serviceOfferingId, branchId, startTime, scheduledDateStringcc, scheduledTime } = wanted;
  if (startTime !== undefined) return startTime;
  if (scheduledDateStringcc === undefined || scheduledTime === undefined) {
    const missing = [
      ...(scheduledDateStringcc === undefined ? ["scheduledDateStringcc"] : []),
      ...(scheduledTime === undefined ? ["scheduledTime"] : []),
    ];
    const fields = missing.length === 2 ? ["startTime"] : missing;
    throw new InvalidError(fields.map((field) => ({ field, message: "errors:field.mandatory" })));
  }
  const [zone, ...others] = await readPlaceZones(context.db, serviceOfferingId, branchId);
  if (zone === undefined) throw new NotFoundError();
  if (others.length > 0) throw new InvalidError([{ field: "branchId", message: "errors:field.chooseOne" }]);
  return resolveTime({ scheduledDateStringcc, scheduledTime }, zone, createZoneTable());
}
