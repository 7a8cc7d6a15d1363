import { dateTimeFormat } from "~/i18n/intl-cache";
import { useT } from "~/i18n/use-t";
import type { Span } from "../../../domain/trackers/spans";
import type { PlotFrame } from "./plot-frame";

const DATES: Readonly<Record<Span, Intl.DateTimeFormatOptions>> = {
  week: { weekday: "short", day: "numeric" },
  month: { day: "numeric", month: "short" },
  year: { month: "short" },
  all: { month: "short", year: "numeric" },
};
const YEARS: Intl.DateTimeFormatOptions = { year: "numeric" };
const FIXED = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;

/** The lines and words of both axes. */
export function PlotAxes({ frame, span, rtl }: { frame: PlotFrame; span: Span; rtl: boolean }) {
  const { bcp47, format } = useT();
  const { left, right, bottom, height, times, values, x } = frame;
  const years = span === "all" && times.every((time) => new Date(time).getUTCMonth() === 0);
  const dates = dateTimeFormat(bcp47, { ...(years ? YEARS : DATES[span]), ...FIXED });
  return (
    <g className="fill-muted">
      {values.map(({ value, y }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} className="stroke-line" />
          <text x={rtl ? right + 8 : left - 8} y={y + 4} textAnchor={rtl ? "start" : "end"}>
            {format.number(value, { maximumFractionDigits: 2 })}
          </text>
        </g>
      ))}
      {times.map((time) => (
        <g key={time}>
          <line x1={x(time)} x2={x(time)} y1={bottom} y2={bottom + 5} className="stroke-line-strong" />
          <text x={x(time)} y={height - 10} textAnchor="middle">
            {dates.format(time)}
          </text>
        </g>
      ))}
      <line x1={left} x2={right} y1={bottom} y2={bottom} className="stroke-line-strong" />
    </g>
  );
}
