import { useEffect, useRef, type KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { carry, wantedChange, type Moving } from "../../domain/calendar/calendar-move";
import { clockOf, placeOf, useFrame } from "./board-frame";
import type { BoardDispatch } from "./use-board-state";
import type { BoardWords } from "./use-board-words";
import { appointmentColours } from "./appointment-colours";

const HOUR = 60;
const FINE = 5;

export interface CarriedAppointmentProps {
  moving: Moving;
  byKeys: boolean;
  words: BoardWords;
  dispatch: BoardDispatch;
  /** The appointment is put back; the focus goes to it again. */
  onPutBack: () => void;
}

/** By how much a key carries an appointment: minutes and columns. */
function stepOf(event: KeyboardEvent, step: number, rtl: boolean): { minutes: number; columns: number } | undefined {
  const by = event.shiftKey ? FINE : step;
  const along = rtl ? -1 : 1;
  switch (event.key) {
    case "ArrowDown":
      return { minutes: by, columns: 0 };
    case "ArrowUp":
      return { minutes: -by, columns: 0 };
    case "PageDown":
      return { minutes: HOUR, columns: 0 };
    case "PageUp":
      return { minutes: -HOUR, columns: 0 };
    case "ArrowRight":
      return { minutes: 0, columns: along };
    case "ArrowLeft":
      return { minutes: 0, columns: -along };
    default:
      return undefined;
  }
}

/**
 * The appointment on its way: where it would lie. Taken up by a key it holds the focus, and says each place it comes
 * to.
 */
export function CarriedAppointment({ moving, byKeys, words, dispatch, onPutBack }: CarriedAppointmentProps) {
  const { t, dir } = useT();
  const frame = useFrame();
  const self = useRef<HTMLDivElement>(null);
  const { appointment, how, column, from, to } = moving;
  useEffect(() => {
    if (byKeys) self.current?.focus({ preventScroll: false });
  }, [byKeys, column]);
  useEffect(() => {
    // Under a pointer the board would run away.
    if (byKeys) self.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [byKeys, column, from, to]);
  const target = frame.columns[column];
  const place = [`${clockOf(from)}–${clockOf(to)}`, target && words.column(target)].filter(Boolean).join(", ");
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
    const step = stepOf(event, frame.step, dir === "rtl");
    if (!step) return;
    event.preventDefault();
    const next = carry(moving, step.minutes, column + step.columns, frame.columns.length);
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
        "absolute inset-x-0.5 z-20 scroll-m-16 overflow-hidden rounded-sm border-2 border-dashed px-1.5 text-xs font-semibold shadow-float",
        byKeys ? "pointer-events-auto" : "pointer-events-none",
        appointmentColours(appointment.stateId),
      )}
      style={placeOf(frame, moving)}
    >
      <span className="tabular-nums">{`${clockOf(from)}–${clockOf(to)}`}</span> <bdi>{who}</bdi>
      <span role="status" className="sr-only">
        {place}
      </span>
    </div>
  );
}
