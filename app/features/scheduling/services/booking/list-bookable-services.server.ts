import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { offeringPlacesStatement, offeringsStatement } from "../../data/booking/offerings.server";
import type { OfferingView } from "../../domain/booking/booking-view";
import { offeringView } from "../../domain/booking/offering-view";
import { patientLooking } from "../../support/availability/viewer.server";

export interface ServiceList {
  offerings: OfferingView[];
  /** Which ways of booking the organization has switched on. */
  byProvider: boolean;
  byService: boolean;
}

/**
 * The offerings of both kinds that the public may see, or that the staff may set an appointment of: one round trip.
 */
export async function listBookableServices(
  context: RequestContext,
  { staff = false }: { staff?: boolean } = {},
): Promise<ServiceList> {
  await authorize(context, "slots.read");
  const { db } = context;
  const [settings, offerings, places] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, { patient: patientLooking(context), staff }),
    offeringPlacesStatement(db, { atWork: true, staff }),
  ]);
  return {
    offerings: offerings
      .map((offering) => offeringView(offering, places, context.profile.settings.showPrices))
      .sort((a, b) => a.name.localeCompare(b.name)),
    byProvider: settings[0]?.healthCareProviderBasedBooking ?? true,
    byService: settings[0]?.serviceOnlyBasedBooking ?? true,
  };
}
