import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";

export interface NearestTimesProps {
  /** Free starts around the one that was refused, UTC ms. */
  times: readonly number[];
  zone: string;
}

/** The free times around one that was refused, each a press away; a pressed one goes before all that the form says. */
export function NearestTimes({ times, zone }: NearestTimesProps) {
  const { t, format } = usePatientT();
  if (times.length === 0) return null;
  return (
    <Banner tone="info" title={t("scheduling:move.nearest")}>
      <Cluster className="pt-2">
        {times.map((start) => (
          <Button key={start} type="submit" name="nearest" value={start} tone="secondary" size="small">
            {format.dateTime(start, zone, "short")}
          </Button>
        ))}
      </Cluster>
    </Banner>
  );
}
