import { localizedCountries } from "~/i18n/calling-codes";
import { LOCALES, messageLocaleOf } from "~/i18n/locales";
import { timeZones } from "~/kernel/time/time-zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/** The time zones, and the countries with their calling codes, named in the reader's language. */
export async function listTimezonesAndCountries(context: RequestContext) {
  await authorize(context, "organization.public");
  const { bcp47 } = LOCALES[messageLocaleOf(context.locale)];
  return { timezones: timeZones(), countries: localizedCountries(bcp47) };
}
