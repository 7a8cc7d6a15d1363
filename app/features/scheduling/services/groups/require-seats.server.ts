import { MOST_GROUP_SEATS } from "~/features/organization/public.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { Offering } from "../../domain/booking/bookable";
import { kindOfOffering } from "../../domain/appointments/appointment-kind";

/**
 * Holds the seats of a session against where it meets: a call holds few.
 * @throws InvalidError at `capacity`
 */
export function requireSeats(capacity: number, { offeringsType }: Pick<Offering, "offeringsType">): void {
  const max = MOST_GROUP_SEATS[offeringsType];
  if (capacity <= max) return;
  const said = kindOfOffering(offeringsType) === "video" ? "callSeats" : "seatsRange";
  throw new InvalidError([{ field: "capacity", message: `group-sessions:form.${said}`, values: { max } }]);
}
