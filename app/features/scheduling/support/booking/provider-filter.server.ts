import { acceptsInsurer } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { ProviderFilter } from "../../data/booking/provider-page.server";
import { searchWords } from "../../domain/lists/name-search";
import { OFFERINGS_TYPE, type AppointmentKind } from "../../domain/appointments/appointment-kind";
import { patientLooking } from "../availability/viewer.server";
import type { ListQuery } from "../../schemas/lists/list-filters";

/** What of a list's query narrows the doctors, for the database. */
export function providerFilter(
  context: RequestContext,
  kind: AppointmentKind,
  query: Partial<ListQuery>,
): ProviderFilter {
  const { q, service, department, location, language, gender, price, insurance } = query;
  return {
    type: OFFERINGS_TYPE[kind],
    patient: patientLooking(context),
    serviceOfferingId: service,
    departmentId: department,
    branchId: location,
    language,
    gender,
    also: insurance === undefined ? undefined : acceptsInsurer(context.db, insurance),
    price: price === undefined ? undefined : { most: price, currencyCode: context.profile.currencyCode },
    words: searchWords(q),
  };
}
