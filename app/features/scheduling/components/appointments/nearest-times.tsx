import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";

export interface NearestTimesProps {
  /** Free starts around the one that was refused, UTC ms. */
  times: readonly number[];
  zone: string;
  /** Where a chosen time is posted to. */
  action: string;
  /** What else was said in the form and goes along. */
  sent: Readonly<Record<string, string>>;
  idempotencyKey: string;
}

/** What of a refused form says the time; the chosen one takes its place. */
const TIME_FIELDS: readonly string[] = ["startsAt", "day", "time", "override", "idempotencyKey"];

/** The free times around one that was refused, each a press away. A form of its own: Enter in the other takes none. */
export function NearestTimes({ times, zone, action, sent, idempotencyKey }: NearestTimesProps) {
  const { t, format } = useT();
  if (times.length === 0) return null;
  const kept = Object.entries(sent).filter(([name]) => !TIME_FIELDS.includes(name));
  return (
    <Banner tone="info" title={t("scheduling:move.nearest")}>
      <form method="post" action={action} className="pt-2">
        {[...kept, ["idempotencyKey", idempotencyKey] as const].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cluster>
          {times.map((start) => (
            <Button key={start} type="submit" name="startsAt" value={start} tone="secondary" size="small">
              {format.dateTime(start, zone, "short")}
            </Button>
          ))}
        </Cluster>
      </form>
    </Banner>
  );
}
