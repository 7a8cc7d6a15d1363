import { useMemo, type ReactNode } from "react";
import { MINUTES_A_DAY } from "~/kernel/time/minutes";
import { byDoctor } from "../../domain/calendar/by-doctor";
import { inView, pieceOf, placeSideBySide, type Piece, type Placed } from "../../domain/calendar/calendar-layout";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { useT } from "~/i18n/use-t";
import { leastMinutes, lengthOf, placeOf, useFrame, type BoardFrame } from "./board-frame";
import { NowTime } from "./now-line";
import { BoardAppointment } from "./board-appointment";
import type { BoardWords } from "./use-board-words";

/** The appointments of each column, those that overlap side by side. */
export function placedAppointments(frame: BoardFrame, appointments: readonly CalendarAppointment[]) {
  const { board, columns } = frame;
  const least = leastMinutes(frame);
  const ofDoctor = byDoctor(appointments);
  return columns.map(({ day, employeeId }) =>
    placeSideBySide(
      (ofDoctor.get(employeeId) ?? []).flatMap((item) => {
        const piece = pieceOf(board.span, day, { start: item.startsAt, end: item.endsAt });
        return piece ? [{ ...piece, item }] : [];
      }),
      least,
    ),
  );
}

/** When nobody of a column works: what is shaded. */
function closedPieces({ board, hours }: BoardFrame, { day, employeeId }: BoardColumn): Piece[] {
  const open = board.hours
    .filter((each) => each.employeeId === employeeId)
    .flatMap((each) => each.open)
    .flatMap((interval) => pieceOf(board.span, day, interval) ?? [])
    .sort((a, b) => a.from - b.from);
  const closed: Piece[] = [];
  let at = hours.from;
  for (const { from, to } of open) {
    if (from > at) closed.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < hours.to) closed.push({ from: at, to: hours.to });
  return closed;
}

/** The hours that are not worked, behind everything: striped, so that it is more than a colour. */
export function ClosedHours() {
  const frame = useFrame();
  return frame.columns.map((column) => (
    <div key={column.key} className="relative overflow-hidden">
      {closedPieces(frame, column).map((piece) => (
        <span
          key={piece.from}
          className="board-closed absolute inset-x-0 print:[print-color-adjust:exact]"
          style={placeOf(frame, piece)}
        />
      ))}
    </div>
  ));
}

/** The hours, which stay in sight while the board is scrolled across; the rows of the grid say them to who listens. */
export function BoardHours({ words, now }: { words: BoardWords; now: number }) {
  const { board, columns, hours, step } = useFrame();
  const count = (hours.to - hours.from) / 60;
  return (
    <div className="board-hours text-xs text-muted tabular-nums" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} style={{ blockSize: lengthOf(60 / step) }}>
          {words.clock(hours.from + index * 60)}
        </div>
      ))}
      {columns.some(({ day }) => day === board.today) && <NowTime {...{ words, now }} />}
    </div>
  );
}

/** Minutes from the start of an appointment to that of the next in its column; to the end of the day after the last. */
const roomOf = ({ from }: Piece, next: Piece | undefined): number => (next?.from ?? MINUTES_A_DAY) - from;

export interface AppointmentLayersProps {
  placed: readonly (readonly Placed<CalendarAppointment>[])[];
  words: BoardWords;
  /** The appointment that Tab leads to; undefined without script. */
  current: string | null | undefined;
  pending: string | null;
  /** The part of the day that is in view; null for all of it. */
  shown: Piece | null;
  /** What is drawn under the appointments of a column, and over them. */
  under: (column: number) => ReactNode;
  over: (column: number) => ReactNode;
}

/** The appointments, column by column, over the grid. */
export function AppointmentLayers({ placed, words, current, pending, shown, under, over }: AppointmentLayersProps) {
  const { t } = useT();
  const frame = useFrame();
  const labels = useMemo(
    () => frame.columns.map((column) => t("schedule:appointments", { column: words.column(column) })),
    [frame, words, t],
  );
  return frame.columns.map(({ key }, index) => (
    <div key={key} className="relative">
      {under(index)}
      <ul aria-label={labels[index]} data-column={index}>
        {inView(placed[index] ?? [], shown, current).map((each, at, all) => (
          <BoardAppointment
            key={each.item.id}
            placed={each}
            room={roomOf(each, all[at + 1])}
            words={words}
            tabbable={current === undefined ? undefined : current === each.item.id}
            pending={pending === each.item.id}
          />
        ))}
      </ul>
      {over(index)}
    </div>
  ));
}
