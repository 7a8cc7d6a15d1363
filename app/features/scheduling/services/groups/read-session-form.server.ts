import { MOST_GROUP_SEATS } from "~/features/organization/public.server";
import type { IsoDate } from "~/kernel/time/dates";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { fitChoice, type SetChoice } from "../../domain/appointments/set-options";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { timeWeek } from "../appointments/read-move-times.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";

/** What the page has been told so far. */
export interface SessionFormQuery {
  wanted: Partial<SetChoice>;
  day?: IsoDate;
  /** Zone of the reader's clock, as far as it is known. */
  zone?: string;
}

/** The page on which staff make a group session: what of the group offerings, with whom, where, and when there is time. */
export async function readSessionForm(context: RequestContext, { wanted, day, zone }: SessionFormQuery) {
  await authorize(context, "appointment.set");
  const options = await readSetOptions(context.db, setsOnlyOf(context));
  const offerings = options.offerings.filter(({ groupCapacity }) => groupCapacity !== null);
  const fitted = fitChoice({ ...options, offerings }, wanted, null, chooserOf(context, zone));
  const offering = offerings.find(({ id }) => id === fitted.choice?.serviceOfferingId);
  const zones = createZoneTable();
  const offer = fitted.choice && (await readStaffOffer(context, fitted.choice, zones));
  return {
    fitted,
    seats: offering?.groupCapacity ?? null,
    mostSeats: offering ? MOST_GROUP_SEATS[offering.type] : 0,
    /** The provider's own free times, not the sessions that there are. */
    week: offer && timeWeek({ ...offer, sessions: undefined }, day, zones),
  };
}
