import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import type { Slot } from "../../domain/timings/timing";
import { weekPicture, type WeekBar, type WeekPicture as Picture } from "../../domain/timings/week-picture";
import { weekdayName } from "~/i18n/weekday-name";

export interface WeekPictureProps {
  /** Hours of one week. */
  slots: readonly Slot[];
  label: string;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

/** A week as one row of bars a day, with the same in words beside it. */
export function WeekPicture({ slots, label }: WeekPictureProps) {
  const { t, format } = useT();
  const picture = weekPicture(slots);
  const dated = picture.days.some(({ bars }) => bars.some((bar) => bar.dated));
  return (
    <figure className="flex flex-col gap-1" aria-label={label}>
      <ul className="flex flex-col gap-1.5">
        {picture.days.map(({ day, bars }) => (
          <li
            key={day}
            className="grid grid-cols-[6.5rem_1fr] items-center gap-x-3 gap-y-1 computer:grid-cols-[7rem_1fr_14rem]"
          >
            <span className="text-sm font-semibold">{weekdayName(format, day)}</span>
            <Bars bars={bars} picture={picture} />
            <span className="col-start-2 text-sm text-muted tabular-nums computer:col-start-3">
              {bars.length === 0
                ? t("timings:picture.none")
                : bars.map(({ slot }, index) => (
                    <span key={slot.id}>
                      {index > 0 && ", "}
                      <span className="whitespace-nowrap">{spanText(slot, format.minutesOfDay)}</span>
                    </span>
                  ))}
            </span>
          </li>
        ))}
      </ul>
      <Axis picture={picture} />
      {dated && <figcaption className="text-sm text-muted">{t("timings:picture.dated")}</figcaption>}
    </figure>
  );
}

const spanText = ({ startMinutes, endMinutes }: Slot, minutes: (of: number) => string) =>
  `${minutes(startMinutes)}–${minutes(endMinutes)}`;

function Bars({ bars, picture }: { bars: readonly WeekBar[]; picture: Picture }) {
  const width = picture.end - picture.start;
  return (
    <span aria-hidden="true" className="relative h-7 overflow-hidden rounded-sm bg-sunken">
      {picture.marks.slice(1).map((at) => (
        <span
          key={at}
          className="absolute inset-y-0 border-s border-line"
          style={{ insetInlineStart: percent((at - picture.start) / width) }}
        />
      ))}
      {bars.map(({ slot, from, width: part, dated }) => (
        <span
          key={slot.id}
          className={classNames(
            "absolute inset-y-1 rounded-sm border",
            dated ? "border-dashed border-brand-text bg-brand-soft" : "border-brand-edge bg-brand",
          )}
          style={{ insetInlineStart: percent(from), inlineSize: percent(part) }}
        />
      ))}
    </span>
  );
}

/** The hours below the bars; the words beside them say the same, so it is for the eye alone. */
function Axis({ picture: { start, end, marks } }: { picture: Picture }) {
  const { format } = useT();
  return (
    <div aria-hidden="true" className="grid grid-cols-[6.5rem_1fr] gap-x-3 computer:grid-cols-[7rem_1fr_14rem]">
      <span className="relative col-start-2 h-5 text-xs text-muted tabular-nums">
        {marks.map((at) => (
          <span key={at} className="absolute" style={{ insetInlineStart: percent((at - start) / (end - start)) }}>
            {format.minutesOfDay(at)}
          </span>
        ))}
      </span>
    </div>
  );
}
