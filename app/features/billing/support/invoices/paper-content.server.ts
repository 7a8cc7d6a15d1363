import { readMainPlace, readPlaces, type NamedPlace } from "~/features/organization/public.server";
import { readRecord } from "~/features/patients/public.server";
import { createFormat } from "~/i18n/format";
import { findLocale, resolveLocale } from "~/i18n/locales";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { countryOfCallingCode } from "~/kernel/codes/countries";
import { paperOf } from "~/kernel/print/paper";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { InvoiceContent } from "../../domain/invoices/invoice";
import type { InvoiceTerms } from "./invoice-terms.server";

/** The location whose address stands on it: the named one, else the practice's oldest. */
const placeOf = async ({ db }: RequestContext, branchId: string | null): Promise<NamedPlace | undefined> =>
  (branchId === null ? undefined : (await readPlaces(db, [branchId])).get(branchId)) ?? readMainPlace(db, []);

type Address = Pick<NamedPlace, "address" | "city" | "postalCode" | "countryCode">;
const addressLines = ({ address, city, postalCode, countryCode }: Address, countryName: (code: string) => string) =>
  [...address.split("\n"), `${postalCode} ${city}`.trim(), countryCode && countryName(countryCode)].filter(Boolean);

/**
 * What is kept of something that is issued to a patient: who they and the practice are today, in the patient's language.
 * @throws NotFoundError for an unknown patient
 */
export async function paperContent(
  context: RequestContext,
  terms: InvoiceTerms,
  { patientId, branchId }: { patientId: string; branchId: string | null },
): Promise<InvoiceContent> {
  const { db, profile } = context;
  const [found, place] = await Promise.all([readRecord(db, patientId, null), placeOf(context, branchId)]);
  if (!found) throw new NotFoundError();
  const { record } = found;
  const language = findLocale(record.languageCode) ?? resolveLocale(profile.defaultLocale);
  await readMessages(language);
  const { countryName } = createFormat(createTranslator(language).bcp47);
  const countryCode = place?.countryCode || (countryOfCallingCode(profile.phoneCallingCode) ?? "");
  const { phone, email } = profile.settings.contact;
  const contact = [place?.phone || phone, place?.email || email].filter((line) => line !== undefined && line !== "");
  return {
    seller: {
      ...terms.seller,
      lines: [...(place ? addressLines(place, countryName) : []), ...contact],
      ...{ countryCode, logoFileId: profile.logoFileId },
    },
    buyer: {
      name: `${record.firstName} ${record.lastName}`.trim(),
      lines: addressLines(record, countryName),
      number: record.number,
    },
    ...{ language, paper: paperOf(countryCode), timeZone: place?.timeZone ?? profile.timeZone, footer: terms.footer },
  };
}
