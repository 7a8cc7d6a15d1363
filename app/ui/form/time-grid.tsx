import type { ReactNode } from "react";
import { Anchor } from "../base/link";
import { VisuallyHidden } from "../base/visually-hidden";
import { classNames } from "../base/class-names";
import { focusInPlaceClass } from "./control-style";
import { FieldGroup } from "./field";
import type { FieldWords } from "./field-aria";

export interface TimeChoice {
  value: string;
  /** As shown, for example "09:30". */
  label: string;
  /**
   * Read aloud where what is shown is not enough: of a radio the whole (day and time), of a link what comes after it.
   */
  spoken?: string;
  /** A line below, for example the same moment on another clock. */
  note?: string;
  disabled?: boolean;
}

const grid = "grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2.5";
const roomyGrid = "grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2.5";
const denseGrid = "grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5";
/** Half a row of it is seen, so that one sees that there are more. */
const scrolls = "max-h-64 overflow-y-auto rounded-md border border-line p-2";
const denseCell =
  "flex min-h-9 items-center justify-center rounded-md border px-1 text-center text-sm font-semibold tabular-nums pointer-coarse:min-h-11";
const cell =
  "flex min-h-12 items-center justify-center rounded-md border px-1 text-center text-base font-semibold tabular-nums";
const dayCell =
  "flex min-h-11 items-center justify-center rounded-md border px-1 text-center text-base font-semibold tabular-nums";
const free = "border-line-strong bg-surface text-brand-text hover:border-brand-text hover:bg-brand-soft";

export interface TimeGridProps extends FieldWords {
  name: string;
  id?: string;
  times: readonly TimeChoice[];
  defaultValue?: string;
  required?: boolean;
  /** The chosen one has the focus when the page opens, so that Enter goes on with it. */
  autoFocus?: boolean;
  /** Room for a note beside each time. */
  roomy?: boolean;
  /** Each is a button that sends the form with its time. */
  presses?: boolean;
  /** Many times, small and in a place of their own that scrolls. */
  dense?: boolean;
}

const chosenCell =
  "relative has-checked:border-brand-edge has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:font-normal has-disabled:text-muted has-disabled:line-through forced-colors:has-checked:outline-4";

/** Free times as radio buttons, of which one is chosen and sent with the form; or as buttons that send it at once, which the day names as a group. */
export function TimeGrid({
  name,
  id = name,
  times,
  defaultValue,
  required,
  autoFocus,
  roomy,
  presses,
  dense,
  ...words
}: TimeGridProps) {
  const look = classNames(dense && !roomy ? denseCell : cell, free);
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index}`);
  return (
    <FieldGroup id={id} {...words}>
      <div className={classNames(roomy ? roomyGrid : dense ? denseGrid : grid, dense && scrolls)}>
        {times.map((time, index) =>
          presses ? (
            <button key={time.value} {...{ type: "submit", id: idOf(index), name, value: time.value, className: look }}>
              <TimeText {...time} />
            </button>
          ) : (
            <label key={time.value} className={classNames(look, chosenCell)}>
              <input
                type="radio"
                id={idOf(index)}
                name={name}
                value={time.value}
                aria-label={time.spoken}
                defaultChecked={time.value === defaultValue}
                disabled={time.disabled}
                required={required}
                autoFocus={autoFocus && time.value === defaultValue}
                className={classNames(
                  "absolute inset-0 size-full cursor-pointer opacity-0",
                  autoFocus && time.value === defaultValue && focusInPlaceClass,
                )}
              />
              <TimeText {...time} />
            </label>
          ),
        )}
      </div>
    </FieldGroup>
  );
}

type DayTime = Pick<TimeChoice, "label" | "spoken" | "note"> & {
  /** The day, beside the time. */
  day: string;
};

export interface TimeLinksProps {
  /** Names the list, for example the day. */
  label: string;
  times: readonly (DayTime & { href: string })[];
}

const linkGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-2.5";

/** Free times as links, the time and its day large, the rest in a quiet line below: each leads on with that time. */
export function TimeLinks({ label, times }: TimeLinksProps) {
  return (
    <ul aria-label={label} className={linkGrid}>
      {times.map((time) => (
        <li key={time.href}>
          <Anchor href={time.href} className={classNames(cell, free, "h-full no-underline")}>
            <span className="py-1.5 leading-snug">
              <span className="text-lg">{time.label}</span> <span className="whitespace-nowrap">{time.day}</span>
              {time.note && <span className="block text-sm font-normal text-muted">{time.note}</span>}
            </span>
            {time.spoken && <VisuallyHidden> {time.spoken}</VisuallyHidden>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Four days side by side; fewer where text is so large that a time would not fit into one. */
const dayGrid = "grid grid-cols-[repeat(auto-fill,minmax(max(4rem,22%),1fr))] gap-x-2 gap-y-1.5";

export interface DayTimesProps {
  label: string;
  /** Links, or buttons of the form that they stand in, with what each sends. */
  times: readonly (DayTime & ({ href: string } | { name: string; value: string }))[];
  /** In a column after the days. */
  more?: ReactNode;
  /** The first one has the focus when the page opens. */
  begins?: boolean;
}

/** The same as a grid of days: each in a column of its own, with its first times below. */
export function DayTimeLinks({ label, times, more, begins = false }: DayTimesProps) {
  const days = [...new Set(times.map(({ day }) => day))];
  return (
    <ul aria-label={label} className={dayGrid}>
      {days.map((day) => (
        <li key={day} className="row-span-2 grid min-w-0 grid-rows-subgrid">
          <span aria-hidden className="text-center text-xs text-muted">
            {day}
          </span>
          <div className="flex flex-col gap-1.5">
            {times
              .filter((time) => time.day === day)
              .map((time) => (
                <DayTimePress
                  key={"href" in time ? time.href : time.value}
                  time={time}
                  begins={begins && time === times[0]}
                />
              ))}
          </div>
        </li>
      ))}
      {more && (
        <li className="row-span-2 grid min-w-0 grid-rows-subgrid">
          <div className="row-start-2">{more}</div>
        </li>
      )}
    </ul>
  );
}

function DayTimePress({ time, begins }: { time: DayTimesProps["times"][number]; begins: boolean }) {
  const words = (
    <>
      <TimeText {...time} />
      <VisuallyHidden>
        {" "}
        {time.day} {time.spoken}
      </VisuallyHidden>
    </>
  );
  const className = classNames(dayCell, free, "no-underline", begins && focusInPlaceClass);
  return "href" in time ? (
    <Anchor href={time.href} className={className} autoFocus={begins || undefined}>
      {words}
    </Anchor>
  ) : (
    <button type="submit" name={time.name} value={time.value} className={className} autoFocus={begins || undefined}>
      {words}
    </button>
  );
}

function TimeText({ label, note }: Pick<TimeChoice, "label" | "note">) {
  return (
    <span className={note && "py-1.5 leading-tight"}>
      {label}
      {note && <span className="block text-xs font-normal">{note}</span>}
    </span>
  );
}
