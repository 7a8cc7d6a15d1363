import { paths, type BookingList } from "~/paths";
import { STATEMENTS } from "~/kernel/statements";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { publicProvidersStatement } from "../../data/booking/provider-page.server";
import { offeringsStatement } from "../../data/booking/offerings.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { kindOfOffering } from "../../domain/appointments/appointment-kind";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";

/** More doctors than these stand in no map of the site; the lists lead to them. */
const MOST_DOCTORS = 1_000;
const LISTS: readonly BookingList[] = ["provider", "service", "department", "practiceLocation"];

/** The paths of every page that search engines may show: one round trip. */
export async function listPublicPages(context: RequestContext): Promise<string[]> {
  await authorize(context, "organization.public");
  const { db } = context;
  const [calendar, offerings, doctors] = await db.batch([
    calendarSettingsStatement(db),
    offeringsStatement(db, {}),
    publicProvidersStatement(db, MOST_DOCTORS),
  ]);
  const byProvider = (calendar[0] ?? DEFAULT_SETTINGS).healthCareProviderBasedBooking;
  const lists = byProvider ? LISTS : LISTS.filter((by) => by === "service");
  const kinds = new Set(offerings.map(({ offeringsType }) => kindOfOffering(offeringsType)));
  return [
    paths.front(),
    paths.booking(),
    ...(kinds.has("clinic") ? lists.map((by) => paths.clinicBooking(by)) : []),
    ...(kinds.has("video") ? lists.map((by) => paths.videoBooking(by)) : []),
    ...(byProvider ? doctors.map(({ id }) => paths.provider(id)) : []),
    ...STATEMENTS.map((name) => paths.statement(name)),
  ];
}
