import { useT } from "~/i18n/use-t";
import { DAY_MS, fromDayNumber, toDayNumber, weekdayOfDayNumber } from "~/kernel/time/dates";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { PlotPoint } from "../../../domain/trackers/plot-points";
import type { TrackerName } from "../../../domain/trackers/trackers";
import { trackerOf } from "../../../domain/trackers/trackers";
import { firstWeekday } from "./first-weekday";
import { useDayText } from "./use-day-text";

interface DayCalendarProps {
  tracker: TrackerName;
  /** A point for each day that has one. */
  points: readonly PlotPoint[];
  /** Day numbers, both inclusive. */
  range: { from: number; to: number };
}

/** 1970-01-05 was a Monday. */
const MONDAY = 4;

/** Letters of the name of a weekday that a column has room for. */
const LONGEST_NAME = 4;

/** The first days of the months that a range touches, as day numbers. */
function monthsOf({ from, to }: DayCalendarProps["range"]): number[] {
  const months: number[] = [];
  for (let first = toDayNumber(`${fromDayNumber(from).slice(0, 7)}-01`); first <= to;) {
    months.push(first);
    first = toDayNumber(`${fromDayNumber(first + 31).slice(0, 7)}-01`);
  }
  return months;
}

/** The days of a month in weeks; null before its first and after its last. */
function weeksOf(first: number, startsOn: number): (number | null)[][] {
  const next = toDayNumber(`${fromDayNumber(first + 31).slice(0, 7)}-01`);
  const before = (weekdayOfDayNumber(first) - startsOn + 7) % 7;
  const cells = [...Array<null>(before).fill(null), ...Array.from({ length: next - first }, (_, at) => first + at)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => cells[week * 7 + at] ?? null),
  );
}

/**
 * What was entered for each day, by months. Marks and words tell how much, not color alone. The calendar is a table, so
 * no second table is needed.
 */
export function DayCalendar({ tracker, points, range }: DayCalendarProps) {
  const { format, bcp47 } = useT();
  const startsOn = firstWeekday(bcp47);
  const days = new Map(points.map((point) => [Math.floor(point.at / DAY_MS), point]));
  const weekdays = Array.from({ length: 7 }, (_, at) => fromDayNumber(MONDAY + ((startsOn - 1 + at) % 7)));
  // Some languages, as Arabic, have no short names: theirs are too long for a column and stand as one letter.
  const short = weekdays.map((day) => format.plainDate(day, "weekdayShort"));
  const style = short.some((name) => name.length > LONGEST_NAME) ? "weekdayNarrow" : "weekdayShort";
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      {monthsOf(range).map((first) => (
        <table key={first} className="w-full max-w-80 table-fixed border-collapse break-inside-avoid text-sm">
          <caption className="pb-2 text-start font-semibold">
            {format.plainDate(fromDayNumber(first), "monthYear")}
          </caption>
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col" className="pb-1 text-xs font-normal text-muted">
                  <span aria-hidden="true">{format.plainDate(day, style)}</span>
                  <VisuallyHidden>{format.plainDate(day, "weekday")}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(first, startsOn).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, at) => (
                  <DayCell key={at} tracker={tracker} day={day} point={day === null ? undefined : days.get(day)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

interface DayCellProps {
  tracker: TrackerName;
  /** Null for a field before the first or after the last of a month. */
  day: number | null;
  point: PlotPoint | undefined;
}

function DayCell({ tracker, day, point }: DayCellProps) {
  const { format } = useT();
  const said = useDayText(tracker);
  if (day === null) return <td />;
  const number = format.number(Number(fromDayNumber(day).slice(8)));
  if (!point) return <td className="border border-line p-1 text-center align-top text-muted">{number}</td>;
  const text = said(point);
  return (
    <td className="border border-line bg-brand-soft p-1 text-center align-top" title={text}>
      <span className="block font-semibold">{number}</span>
      <span aria-hidden="true" className="block h-4 leading-4 whitespace-nowrap text-brand-text">
        {markOf(tracker, point)}
      </span>
      <span className="sr-only">{text}</span>
    </td>
  );
}

/** A dot for each step; of a medicine whether it was taken: each time, at times, or not. */
function markOf(tracker: TrackerName, { value, high, low }: PlotPoint): string {
  if (tracker === "medicineTaken") return low === 1 ? "✓" : high === 1 ? "◐" : "✕";
  const level = tracker === "menstruation" ? high : Math.round(value);
  const least = trackerOf(tracker).levels?.[0] ?? 0;
  return level === 0 ? "–" : "•".repeat(Math.max(level - Math.max(least, 1) + 1, 1));
}
