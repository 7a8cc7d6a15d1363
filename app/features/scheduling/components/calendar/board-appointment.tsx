import { memo } from "react";
import { classNames } from "~/ui/base/class-names";
import { canResize } from "../../domain/calendar/calendar-move";
import type { Placed } from "../../domain/calendar/calendar-layout";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { placeOf, useFrame } from "./board-frame";
import type { BoardWords } from "./use-board-words";
import { appointmentColours } from "./appointment-colours";
import { appointmentHref } from "./appointment-href";

export interface BoardAppointmentProps {
  placed: Placed<CalendarAppointment>;
  words: BoardWords;
  /** In the order of Tab; undefined while the page has no script, when each appointment is. */
  tabbable?: boolean;
  /** Where it is shown before the server has said yes. */
  pending?: boolean;
  showDoctor: boolean;
}

/** One appointment in its column: a link to its details, which the script turns into a handle. */
export const BoardAppointment = memo(function BoardAppointment({
  placed,
  words,
  tabbable,
  pending,
  showDoctor,
}: BoardAppointmentProps) {
  const frame = useFrame();
  const { item: appointment, lane, lanes } = placed;
  // Too low for a line each: all in one.
  const low = placed.to - placed.from < 2 * frame.step;
  return (
    <li
      className="pointer-events-auto absolute p-px"
      style={{
        ...placeOf(frame, placed),
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
      }}
    >
      <a
        href={appointmentHref(appointment)}
        draggable={false}
        data-appointment={appointment.id}
        tabIndex={tabbable === undefined || tabbable ? undefined : -1}
        className={classNames(
          "relative flex h-full touch-manipulation overflow-hidden rounded-sm border-s-4 px-1.5 py-0.5 text-xs leading-tight no-underline -outline-offset-2 select-none print:[print-color-adjust:exact]",
          low ? "gap-x-1.5 whitespace-nowrap" : "flex-col",
          appointmentColours(appointment.stateId),
          pending && "opacity-60",
        )}
      >
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {low ? words.start(appointment) : words.time(appointment)}
        </span>
        <bdi className="truncate font-semibold">{words.who(appointment)}</bdi>
        <span className="truncate">{words.status(appointment)}</span>
        {showDoctor && <bdi className="truncate">{words.doctor(appointment.employeeId)}</bdi>}
        {appointment.offering && <bdi className="truncate">{appointment.offering}</bdi>}
        <span className="sr-only">{words.rest(appointment, !showDoctor)}</span>
        {canResize(appointment) && (
          <span data-resize aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize" />
        )}
      </a>
    </li>
  );
});
