import { readRecord } from "~/features/patients/public.server";
import { findLocale, resolveLocale, type LocaleCode } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";

/** The language in which a patient reads: their own, else the organization's. */
export async function languageOfPatient({ db, profile }: RequestContext, patientId: string): Promise<LocaleCode> {
  const code = (await readRecord(db, patientId, null))?.record.languageCode;
  return findLocale(code) ?? resolveLocale(profile.defaultLocale);
}
