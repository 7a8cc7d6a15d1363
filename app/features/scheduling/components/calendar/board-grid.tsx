import { useMemo, type ReactNode, type RefObject } from "react";
import type { Piece, Placed } from "../../domain/calendar/calendar-layout";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { BoardCells } from "./board-cells";
import { ColumnExtras } from "./board-extras";
import { useFrame } from "./board-frame";
import { AppointmentLayers, BoardHours, ClosedHours } from "./board-layers";
import type { BoardState } from "./use-board-state";
import type { BoardWords } from "./use-board-words";
import { shownMinutes } from "./use-shown-part";

export interface BoardGridProps {
  label: string;
  /** UTC ms as the server has it. */
  now: number;
  words: BoardWords;
  placed: readonly (readonly Placed<CalendarAppointment>[])[];
  cursor: BoardState["cursor"];
  current: string | undefined;
  pending: string | null;
  /** What is in view, in CSS pixels from the top; null for all of it. */
  shown: Piece | null;
  dayHref: (column: BoardColumn) => string | undefined;
  over: (column: number) => ReactNode;
  area: RefObject<HTMLDivElement>;
}

/** Hours down, and across the days of one doctor or the doctors of one day. */
export function BoardGrid({
  label,
  now,
  words,
  placed,
  cursor,
  current,
  pending,
  shown,
  dayHref,
  over,
  area,
}: BoardGridProps) {
  const frame = useFrame();
  const part = useMemo(() => shownMinutes(frame, area.current, shown), [frame, area, shown]);
  return (
    <div className="board-sheet relative">
      <div className="board-columns">
        <ClosedHours />
      </div>
      <div className="relative">
        <BoardCells {...{ label, words, placed, dayHref, cursor }} />
      </div>
      <BoardHours {...{ words, now }} />
      <div className="board-columns" ref={area}>
        <AppointmentLayers
          {...{ placed, words, current, pending, over }}
          shown={part}
          under={(index) => <ColumnExtras index={index} />}
        />
      </div>
    </div>
  );
}
