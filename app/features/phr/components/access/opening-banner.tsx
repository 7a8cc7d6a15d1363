import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { OpeningReason } from "../../domain/access/opening-reasons";

interface OpeningBannerProps {
  /** The reason by which the reader opened the record, and until when (UTC ms); null where they look after the patient. */
  opening: { reason: OpeningReason; until: number } | null;
  timeZone: string;
}

/** Says on every page of a record that was opened for a reason which one it is, and until when. */
export function OpeningBanner({ opening, timeZone }: OpeningBannerProps) {
  const { t, format } = useT();
  if (!opening) return null;
  return (
    <Banner tone="warn" title={t("record-access:banner", { reason: t(`record-access:reasons.${opening.reason}`) })}>
      {t("record-access:bannerUntil", { date: format.dateTime(opening.until, timeZone) })}
    </Banner>
  );
}
