import { useEffect, useRef, type KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { carry, columnAfter, wantedChange, type Moving } from "../../domain/calendar/calendar-move";
import { placeOf, useFrame } from "./board-frame";
import type { BoardDispatch } from "./use-board-state";
import type { BoardWords } from "./use-board-words";
import { doctorColour } from "./appointment-look";

const HOUR = 60;
const FINE = 5;

export interface CarriedAppointmentProps {
  moving: Moving;
  byKeys: boolean;
  words: BoardWords;
  dispatch: BoardDispatch;
  /** The appointment is put back; the focus goes to it again. */
  onPutBack: () => void;
  /** It is carried beyond the days that are shown. */
  onTurn: (step: -1 | 1) => void;
}

interface KeyStep {
  readonly minutes: number;
  readonly along: number;
  readonly down: number;
}

/** By how much a key carries an appointment: minutes, columns, and rows where doctors have rows. */
function stepOf({ key, shiftKey }: KeyboardEvent, step: number, rtl: boolean, rows: boolean): KeyStep | undefined {
  const by = shiftKey ? FINE : step;
  const forward = rtl ? -1 : 1;
  const still = { minutes: 0, along: 0, down: 0 };
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (down !== 0) return rows && !shiftKey ? { ...still, down } : { ...still, minutes: down * by };
  switch (key) {
    case "PageDown":
      return { ...still, minutes: HOUR };
    case "PageUp":
      return { ...still, minutes: -HOUR };
    case "ArrowRight":
      return { ...still, along: forward };
    case "ArrowLeft":
      return { ...still, along: -forward };
    default:
      return undefined;
  }
}

/**
 * The appointment on its way: where it would lie. Taken up by a key it holds the focus, and says each place it comes
 * to.
 */
export function CarriedAppointment({ moving, byKeys, words, dispatch, onPutBack, onTurn }: CarriedAppointmentProps) {
  const { t, dir } = useT();
  const frame = useFrame();
  const self = useRef<HTMLDivElement>(null);
  const { appointment, how, column, from, to } = moving;
  useEffect(() => {
    if (byKeys) self.current?.focus({ preventScroll: false });
  }, [byKeys, column, frame]);
  useEffect(() => {
    // Under a pointer the board would run away.
    if (byKeys) self.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [byKeys, column, from, to]);
  const target = frame.columns[column];
  const place = [words.span(from, to), target && words.column(target)].filter(Boolean).join(", ");
  const who = words.who(appointment);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      onPutBack();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const change = wantedChange(frame.board, frame.columns, moving);
      if (change) dispatch({ do: "ask", change });
      else onPutBack();
      return;
    }
    const step = stepOf(event, frame.step, dir === "rtl", frame.perDoctor > 0);
    if (!step) return;
    event.preventDefault();
    const to = how === "move" ? columnAfter(column, step, frame) : { column, turn: 0 as const };
    if (to.turn !== 0) onTurn(to.turn);
    const next = carry(moving, step.minutes, to.column, frame.columns.length);
    dispatch({ do: "carry", moving: next, byKeys: true });
  };

  return (
    <div
      ref={self}
      role="application"
      aria-label={`${how === "move" ? t("schedule:moving.move", { who }) : t("schedule:moving.resize", { who })}. ${t("schedule:moving.keys")}`}
      tabIndex={-1}
      onKeyDown={byKeys ? onKeyDown : undefined}
      className={classNames(
        "z-20 scroll-m-16 overflow-hidden rounded-sm border-2 border-dashed px-1.5 text-xs font-semibold shadow-float",
        frame.perDoctor > 0 ? "relative" : "absolute inset-x-0.5",
        byKeys ? "pointer-events-auto" : "pointer-events-none",
        "board-carried",
      )}
      style={{ ...doctorColour(appointment.employeeId), ...(frame.perDoctor > 0 ? {} : placeOf(frame, moving)) }}
    >
      <span className="tabular-nums">{words.span(from, to)}</span> <bdi>{who}</bdi>
      <span role="status" className="sr-only">
        {place}
      </span>
    </div>
  );
}
