import type { OrganizationProfile, OrganizationSettings } from "~/db/organization-profile.server";
import type { LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { countryOfCallingCode } from "~/kernel/codes/countries";
import { paperOf } from "~/kernel/print/paper";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { practiceFormat } from "../reader-format.server";
import { timeOnPaper } from "./time-on-paper";

/** The location that a sheet comes from. */
export interface SheetLocation {
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  email: string;
  /** IANA. */
  timeZone: string;
}

/** Of the request's context, what a sheet begins with. */
interface Origin {
  /** UTC ms. */
  now: number;
  locale: LocaleCode;
  profile: Pick<OrganizationProfile, "name" | "timeZone" | "logoFileId" | "phoneCallingCode" | "countryCode"> & {
    settings: Pick<OrganizationSettings, "contact">;
  };
}

type Frame = Omit<PrintedSheet, "title" | "person" | "sections">;

/**
 * What every sheet of a practice begins with: its letterhead, its paper and when it was made. Without a location, the
 * practice's contact data stand in the letterhead, and the country of its calling code decides on the paper, and its times are those of the practice.
 * @param locale the reader's language; its messages have been read
 */
export function sheetFrame(
  { profile, now, locale: ofRequest }: Origin,
  { locale = ofRequest, location }: { locale?: LocaleCode; location?: SheetLocation } = {},
): Frame {
  const { t, bcp47, dir } = createTranslator(locale);
  const format = practiceFormat(profile, locale);
  const { website, email, phone } = profile.settings.contact;
  const country = location?.countryCode || countryOfCallingCode(profile.phoneCallingCode);
  const address = location && [
    location.address,
    `${location.postalCode} ${location.city}`.trim(),
    location.countryCode && format.countryName(location.countryCode),
  ];
  const lines = [...(address ?? []), location?.phone || phone, location?.email || email, website];
  return {
    ...{ language: bcp47, dir, paper: paperOf(country) },
    letterhead: {
      name: profile.name,
      lines: lines.filter((line) => line !== undefined && line !== ""),
      logoFileId: profile.logoFileId,
    },
    ...{ details: [], signature: null, qr: null, watermark: "" },
    madeAt: t("print:madeAt", { date: timeOnPaper(format, now, location?.timeZone ?? profile.timeZone) }),
    confidential: t("print:confidential"),
    pageWords: t("print:page", { page: "{page}", pages: "{pages}" }),
  };
}
