import { useT } from "~/i18n/use-t";
import { saidDuration, type DurationUnit } from "~/kernel/time/duration";

/** A stored length of time in words: `2 hours`. */
export function DurationText({ length, unit }: { length: number; unit: DurationUnit }) {
  const { format } = useT();
  const said = saidDuration(length, unit);
  return format.unit(said.count, IN_INTL[said.unit]);
}

const IN_INTL = { seconds: "second", minutes: "minute", hours: "hour", days: "day", weeks: "week" } as const;
