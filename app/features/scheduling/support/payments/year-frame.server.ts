import { readMainPlace, settingOf } from "~/features/organization/public.server";
import { readRecord } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame } from "~/platform/print/sheet-frame.server";
import { practiceFormat } from "~/platform/reader-format.server";

/** Whom a sheet for tax authorities is of and from: the practice with its address and tax number, the patient with theirs. */
export async function yearFrame(context: RequestContext, patientId: string) {
  const { db, locale, profile } = context;
  const [place, { legalName, taxNumber }, found] = await Promise.all([
    readMainPlace(db, []),
    settingOf(context, "invoices"),
    readRecord(db, patientId, null),
  ]);
  const { t } = createTranslator(locale);
  const frame = sheetFrame(context, place ? { location: place } : {});
  const { name, lines, ...letterhead } = frame.letterhead;
  const numbered = taxNumber === "" ? [] : [t("invoices:paper.taxNumber", { number: taxNumber })];
  const record = found?.record;
  const country = record?.countryCode ? practiceFormat(profile, locale).countryName(record.countryCode) : "";
  const from = record && [
    `${record.firstName} ${record.lastName}`.trim(),
    ...record.address.split("\n"),
    `${record.postalCode} ${record.city}`.trim(),
    country,
  ];
  return {
    ...frame,
    letterhead: { ...letterhead, name: legalName || name, lines: [...lines, ...numbered] },
    person: from ? [{ term: t("payments:receipt.from"), value: from.filter(Boolean).join("\n") }] : [],
  };
}
