import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";

export interface OpeningBannerProps {
  /** Why the reader opened the record and until when (UTC ms); null where they look after the patient. */
  opening: { reason: string; note: string; until: number } | null;
  timeZone: string;
}

/** Says on every page about a patient whose record was opened for a reason which one it is, and until when. */
export function OpeningBanner({ opening, timeZone }: OpeningBannerProps) {
  const { t, format } = useT();
  if (!opening) return null;
  const { reason, note } = opening;
  const named = t(`record-access:reasons.${reason}` as PlainKey);
  return (
    <Banner
      tone="warn"
      title={t("record-access:banner", {
        reason: note === "" ? named : t("record-access:bannerWords", { reason: named, words: note }),
      })}
    >
      {t("record-access:bannerUntil", { date: format.dateTime(opening.until, timeZone) })}
    </Banner>
  );
}
