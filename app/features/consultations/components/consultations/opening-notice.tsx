import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { ReachedRecords } from "~/features/phr/public.server";

interface OpeningNoticeProps {
  opening: ReachedRecords["opening"];
  timeZone: string;
}

/** Says why, and until when, somebody who does not look after the patient has the record open. */
export function OpeningNotice({ opening, timeZone }: OpeningNoticeProps) {
  const { t, format } = useT();
  if (!opening) return null;
  const { reason, note, until } = opening;
  const named = t(`record-access:reasons.${reason}`);
  const words = note === "" ? named : t("record-access:bannerWords", { reason: named, words: note });
  return (
    <Banner tone="warn" title={t("record-access:banner", { reason: words })}>
      {t("record-access:bannerUntil", { date: format.dateTime(until, timeZone) })}
    </Banner>
  );
}
