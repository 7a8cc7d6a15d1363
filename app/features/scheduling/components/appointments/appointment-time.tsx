import { usePatientT } from "~/i18n/use-t";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { bareTimeThere, placeTime } from "./clock-time";

export interface AppointmentTimeProps {
  /** UTC ms. */
  startsAt: number;
  endsAt: number;
  /** Zone of the place. */
  zone: string;
  clock: ReaderClock;
  /**
   * Whose clock leads: for patients that of the place, where they have to be; for staff the reader's, by which they
   * plan all places at once.
   */
  leads?: "place" | "reader";
  /**
   * `line` for a cell of a table, `row` where there is room beside it, `full` for the page of one appointment, `wide`
   * for its head.
   */
  style?: "line" | "row" | "full" | "wide";
  /** The list says the place's zone. */
  zoneSaid?: boolean;
}

const OTHER = "text-sm font-normal text-muted @min-[42rem]/data-table:whitespace-nowrap";

/**
 * When an appointment is: by the clock that leads, and beside it by the other where that differs. The place's zone is
 * named wherever it is not the reader's, or not known to be.
 */
export function AppointmentTime(props: AppointmentTimeProps) {
  const { startsAt, endsAt, zone: placeZone, clock, leads = "place", style = "full", zoneSaid } = props;
  const { t, format } = usePatientT();
  const byReader = leads === "reader";
  const zone = byReader ? clock.zone : placeZone;
  const place = format.timeInPlace(startsAt, placeZone, clock.zone);
  const named = !byReader && (place.differs || !clock.isTheirs);
  const zoneName = named ? format.zoneName(placeZone, startsAt) : undefined;
  const iso = new Date(startsAt).toISOString();
  const otherTime = byReader
    ? place.differs && (zoneSaid ? bareTimeThere : placeTime)({ t, format }, startsAt, placeZone, clock.zone)
    : place.differs && clock.isTheirs && t("scheduling:details.yourTime", { time: place.viewerTime });
  const other = otherTime && <span className={OTHER}>{otherTime}</span>;
  if (style === "line" || style === "row") {
    return (
      <span className="flex flex-col">
        <time
          dateTime={iso}
          data-time-line={style === "line" ? "" : undefined}
          className="flex flex-wrap items-baseline gap-x-2"
        >
          <span className="font-semibold whitespace-nowrap tabular-nums">{format.time(startsAt, zone)}</span>
          {zoneName && <span>({zoneName})</span>}
          <span className="whitespace-nowrap text-muted">{format.date(startsAt, zone, "short")}</span>
        </time>
        {other}
      </span>
    );
  }
  return (
    <span className={style === "full" ? "flex flex-col" : "flex flex-wrap items-baseline gap-x-3"}>
      <time dateTime={iso} className={style === "full" ? undefined : "flex flex-wrap gap-x-2.5"}>
        {format.date(startsAt, zone, "long")}
        <span className={style === "full" ? "block tabular-nums" : "whitespace-nowrap tabular-nums"}>
          <bdi>{format.timeRange(startsAt, endsAt, zone)}</bdi>
          {zoneName && <ZoneName zone={zoneName} own={style === "full"} />}
        </span>
      </time>
      {other}
    </span>
  );
}

/** Smaller than the time itself: long names of zones would otherwise fill a heading of their own. */
function ZoneName({ zone, own }: { zone: string; own: boolean }) {
  return <span className={own ? "block font-sans text-base font-normal text-muted" : undefined}> ({zone})</span>;
}
