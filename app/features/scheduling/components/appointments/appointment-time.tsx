import { useT } from "~/i18n/use-t";

export interface AppointmentTimeProps {
  /** UTC ms. */
  startsAt: number;
  endsAt: number;
  /** Zone of the place. */
  zone: string;
  /** Zone that the reader is known to live by; the time there is added where its clock differs. */
  viewerZone: string;
  /** `line` for a cell of a table, `full` for the page of one visit. */
  style?: "line" | "full";
}

/** When a visit is: by the clock of its place, and by the reader's own where that differs. */
export function AppointmentTime({ startsAt, endsAt, zone, viewerZone, style = "full" }: AppointmentTimeProps) {
  const { t, format } = useT();
  const place = format.timeInPlace(startsAt, zone, viewerZone);
  return (
    <span className="flex flex-col">
      <time dateTime={new Date(startsAt).toISOString()}>
        {style === "full" ? format.date(startsAt, zone, "long") : format.date(startsAt, zone, "short")}
        {", "}
        <span className="whitespace-nowrap">
          <bdi>{style === "full" ? format.timeRange(startsAt, endsAt, zone) : format.time(startsAt, zone)}</bdi>
        </span>
        {place.differs && ` (${place.zoneName})`}
      </time>
      {place.differs && <span className="text-sm font-normal text-muted">{t("scheduling:details.yourTime", { time: place.viewerTime })}</span>}
    </span>
  );
}
