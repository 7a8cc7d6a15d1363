import { usePatientT } from "~/i18n/use-t";
import type { TimeView } from "../../domain/booking/booking-view";

interface BookedTimeProps {
  at: TimeView;
  viewerZone: string | null;
  always?: boolean;
}

/**
 * When an appointment is, on the place's clock and, where that differs, on the reader's own. The place's zone is named
 * unless the reader is known to live by it, and `always` where what is said is kept, and read again elsewhere.
 */
export function BookedTime({ at, viewerZone, always = false }: BookedTimeProps) {
  const { t, format } = usePatientT();
  const { start, zone } = at;
  const shown = format.timeInPlace(start, zone, viewerZone ?? zone);
  return (
    <>
      <span className="block">{format.date(start, zone, "long")}</span>
      <span className="block">
        {always || shown.differs || viewerZone === null
          ? t("common:timeInZone", { time: shown.time, zone: format.zoneName(zone, start) })
          : shown.time}
      </span>
      {shown.differs && (
        <span className="block text-sm font-normal text-muted">
          {t("booking:time.yourTime", { time: shown.viewerTime })}
        </span>
      )}
    </>
  );
}
