import { memo } from "react";
import { classNames } from "~/ui/base/class-names";
import { canResize } from "../../domain/calendar/calendar-move";
import type { Placed } from "../../domain/calendar/calendar-layout";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { appointmentHref } from "./appointment-href";
import { boxOf, doctorColour, shapeOf } from "./appointment-look";
import { linesIn, nameLines, placeOf, useFrame } from "./board-frame";
import { FittedName } from "./fitted-name";
import { StateMark } from "./state-mark";
import type { BoardWords } from "./use-board-words";

export interface BoardAppointmentProps {
  placed: Placed<CalendarAppointment>;
  /** Minutes from its start to the next one's in its column: a short one takes a row of it, so that its name can be read. */
  room: number;
  words: BoardWords;
  /** In the order of Tab; undefined while the page has no script, when each appointment is. */
  tabbable?: boolean;
  /** Where it is shown before the server has said yes. */
  pending?: boolean;
}

/**
 * One appointment in its column: a link to its details, which the script turns into a handle. The name comes first, on
 * as many lines as fit; the time and then the service are shown where there is room for a whole line of them.
 */
export const BoardAppointment = memo(function BoardAppointment({
  placed,
  room,
  words,
  tabbable,
  pending,
}: BoardAppointmentProps) {
  const frame = useFrame();
  const { item: appointment, lane, lanes } = placed;
  const rowEnd = Math.min(placed.from + Math.min(room, frame.step), frame.hours.to);
  const drawn = { from: placed.from, to: Math.max(placed.to, rowEnd) };
  const lines = linesIn(frame, drawn);
  const mark = <StateMark shape={shapeOf(appointment)} />;
  // Less than a row leaves its second line to the time.
  const short = drawn.to - drawn.from < frame.step && lanes === 1;
  // Where the time is sure of a line, the mark stands there, and the name has the whole of its own.
  const beside = lines > (short ? 1 : 2) && lanes === 1;
  return (
    <li
      className="board-item pointer-events-auto absolute p-px"
      style={{
        ...placeOf(frame, drawn),
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
      }}
    >
      <a
        href={appointmentHref(appointment)}
        draggable={false}
        data-appointment={appointment.id}
        tabIndex={tabbable === undefined || tabbable ? undefined : -1}
        style={doctorColour(appointment.employeeId)}
        className={classNames(boxOf(appointment), lines === 1 ? "board-line" : "board-lines", pending && "opacity-60")}
      >
        <span className="sr-only">{words.heard(appointment)}</span>
        <span aria-hidden="true" className="board-who">
          {appointment.patient === null ? (
            <>
              {mark}
              <bdi className="truncate font-semibold">{words.who(appointment)}</bdi>
            </>
          ) : (
            <FittedName name={appointment.patient} lines={short ? 1 : nameLines(lines, lanes)} mark={!beside && mark} />
          )}
        </span>
        <span aria-hidden="true" className="board-when">
          {beside && appointment.patient !== null && mark}
          {words.start(appointment)}
          <span className="board-until">{words.time(appointment).slice(words.start(appointment).length)}</span>
        </span>
        {appointment.offering && lines > 2 && (
          <bdi aria-hidden="true" className="truncate">
            {appointment.offering}
          </bdi>
        )}
        {canResize(appointment) && (
          <span data-resize aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize" />
        )}
      </a>
    </li>
  );
});
