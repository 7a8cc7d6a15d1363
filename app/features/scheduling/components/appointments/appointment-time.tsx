import { usePatientT } from "~/i18n/use-t";
import type { ReaderClock } from "../../domain/availability/reader-clock";

export interface AppointmentTimeProps {
  /** UTC ms. */
  startsAt: number;
  endsAt: number;
  /** Zone of the place. */
  zone: string;
  clock: ReaderClock;
  /**
   * `line` for a cell of a table, `row` where there is room beside it, `full` for the page of one appointment, `wide`
   * for its head.
   */
  style?: "line" | "row" | "full" | "wide";
}

/**
 * When an appointment is: by the clock of its place, and by the reader's own where that differs. The place's zone is
 * named unless the reader is known to live by it.
 */
export function AppointmentTime({ startsAt, endsAt, zone, clock, style = "full" }: AppointmentTimeProps) {
  const { t, format } = usePatientT();
  const place = format.timeInPlace(startsAt, zone, clock.zone);
  const zoneName = place.differs || !clock.isTheirs ? format.zoneName(zone, startsAt) : undefined;
  const iso = new Date(startsAt).toISOString();
  const theirs = place.differs && clock.isTheirs && (
    <span className="text-sm font-normal text-muted">
      {t("scheduling:details.yourTime", { time: place.viewerTime })}
    </span>
  );
  if (style === "line" || style === "row") {
    return (
      <span className="flex flex-col">
        <time
          dateTime={iso}
          data-time-line={style === "line" ? "" : undefined}
          className="flex flex-wrap items-baseline gap-x-2"
        >
          <span className="font-semibold whitespace-nowrap tabular-nums">
            {format.time(startsAt, zone)}
            {zoneName && (
              <span data-zone className="font-normal">
                {" "}
                ({zoneName})
              </span>
            )}
          </span>
          <span className="whitespace-nowrap text-muted">{format.date(startsAt, zone, "short")}</span>
        </time>
        {theirs}
      </span>
    );
  }
  return (
    <span className={style === "full" ? "flex flex-col" : "flex flex-wrap items-baseline gap-x-3"}>
      <time dateTime={iso} className={style === "full" ? undefined : "flex flex-wrap gap-x-2.5"}>
        {format.date(startsAt, zone, "long")}
        <span className={style === "full" ? "block tabular-nums" : "whitespace-nowrap tabular-nums"}>
          <bdi>{format.timeRange(startsAt, endsAt, zone)}</bdi>
          {zoneName && ` (${zoneName})`}
        </span>
      </time>
      {theirs}
    </span>
  );
}
