import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";

interface OpeningNoticeProps {
  /** Why the reader opened the record and until when (UTC ms); null where they look after the patient. */
  opening: { reason: string; note: string; until: number } | null;
  timeZone: string;
}

/** Says why, and until when, somebody who does not look after the patient has the record open. */
export function OpeningNotice({ opening, timeZone }: OpeningNoticeProps) {
  const { t, format } = useT();
  if (!opening) return null;
  const { reason, note, until } = opening;
  const named = t(`record-access:reasons.${reason}` as PlainKey);
  const words = note === "" ? named : t("record-access:bannerWords", { reason: named, words: note });
  return (
    <Banner tone="warn" title={t("record-access:banner", { reason: words })}>
      {t("record-access:bannerUntil", { date: format.dateTime(until, timeZone) })}
    </Banner>
  );
}
