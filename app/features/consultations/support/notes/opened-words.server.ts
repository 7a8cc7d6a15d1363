import type { ReachedRecords } from "~/features/phr/public.server";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";

/** What a page says where its reader opened the record for a reason: which one, and until when; null otherwise. */
export function openedWords({ locale, profile }: RequestContext, opening: ReachedRecords["opening"]) {
  if (!opening) return null;
  const { t, bcp47 } = createTranslator(locale);
  const named = t(`record-access:reasons.${opening.reason}`);
  const reason = opening.note === "" ? named : t("record-access:bannerWords", { reason: named, words: opening.note });
  return {
    title: t("record-access:banner", { reason }),
    text: t("record-access:bannerUntil", { date: createFormat(bcp47).dateTime(opening.until, profile.timeZone) }),
  };
}
