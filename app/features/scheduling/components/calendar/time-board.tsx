import { useDeferredValue, useMemo, useRef, useState, type CSSProperties } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { takeUp, type BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarBoard } from "../../domain/calendar/calendar-view";
import { BoardCells } from "./board-cells";
import { boardFrame, FrameProvider, placeOf, useFrame } from "./board-frame";
import { BoardHours, ClosedHours, placedAppointments, AppointmentLayers } from "./board-layers";
import { BoardDialogs } from "./board-dialogs";
import { columnWidths } from "./column-widths";
import { BoardNotice } from "./board-notice";
import { CarriedAppointment } from "./carried-appointment";
import { NowLine } from "./now-line";
import { useBoardChanges } from "./use-board-changes";
import { useBoardPointer } from "./use-board-pointer";
import { useBoardState, type BoardDispatch, type BoardState } from "./use-board-state";
import { useBoardWords, type BoardWords } from "./use-board-words";
import { focusCell, useGridKeys } from "./use-grid-keys";
import { firstRowShown } from "./first-row-shown";
import { useScrollToNow } from "./use-scroll-to-now";
import { focusAppointment, useAppointmentKeys } from "./use-appointment-keys";

export interface TimeBoardProps {
  board: CalendarBoard;
  /** UTC ms as the server has it. */
  now: number;
  label: string;
  branches: readonly { id: string; name: string }[];
  filter: { branchId: string | null; serviceOfferingId: string | null };
  /** The day view of a column's day; none where the column is a doctor. */
  dayHref: (column: BoardColumn) => string | undefined;
}

/**
 * The week or day as a board of times. Without script it shows the appointments as links to their details; with it,
 * times are marked and appointments moved, resized and called off by pointer and by keys alike.
 */
export function TimeBoard({ board, now, label, branches, filter, dayHref }: TimeBoardProps) {
  const { t } = useT();
  // In its own time: it touches every appointment, and nobody should wait for it who scrolls already.
  const hydrated = useDeferredValue(useHydrated());
  const frame = useMemo(() => boardFrame(board), [board]);
  const words = useBoardWords(frame);
  const changes = useBoardChanges(board.appointments);
  const placed = useMemo(() => placedAppointments(frame, changes.shown), [frame, changes.shown]);
  const [state, dispatch] = useBoardState(Math.max(0, frame.rows.indexOf(9 * 60)));
  const [focused, setFocused] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const pointer = useBoardPointer(frame, changes.shown, dispatch, area);
  const gridKeys = useGridKeys(frame, state, dispatch, body);
  const appointmentKeys = useAppointmentKeys(frame, changes.shown, dispatch, body);
  useScrollToNow(body, {
    row: firstRowShown(frame, now),
    column: Math.max(0, board.view === "week" ? board.days.indexOf(board.today) : 0),
  });

  const current = hydrated ? (changes.shown.find(({ id }) => id === focused) ?? changes.shown[0])?.id : undefined;
  const putBack = (id: string) => {
    dispatch({ do: "rest" });
    focusAppointment(body.current, id);
  };
  const style = { "--board-columns": columnWidths(placed.map(lanesOf)) } as CSSProperties;
  return (
    <FrameProvider value={frame}>
      <BoardNotice changes={changes} zone={board.zone} />
      <div className="board rounded-lg border border-line bg-surface" style={style}>
        <div
          className="board-room rounded-lg"
          ref={body}
          role="group"
          aria-label={label}
          aria-describedby="board-help"
          {...pointer}
          onKeyDown={(event) => {
            gridKeys(event);
            appointmentKeys(event);
          }}
          onFocus={(event) => {
            const id = event.target.dataset["appointment"];
            if (id !== undefined) setFocused(id);
          }}
        >
          <div className="board-sheet relative w-max min-w-full">
            <div className="board-columns">
              <ClosedHours />
            </div>
            <div className="relative">
              <BoardCells {...{ label, words, placed, dayHref }} cursor={state.cursor} />
            </div>
            <BoardHours />
            <div className="board-columns" ref={area}>
              <AppointmentLayers
                {...{ placed, words, current }}
                pending={changes.pending}
                over={(index) => <BoardOverlay {...{ index, now, state, words, dispatch }} onPutBack={putBack} />}
              />
            </div>
          </div>
        </div>
      </div>
      <p className="text-sm text-muted max-tablet:hidden print:hidden" id="board-help">
        {t("schedule:help")}
      </p>
      <BoardDialogs
        {...{ state, dispatch, changes, words, branches, filter }}
        onTakeUp={(appointment, how) => {
          const taken = takeUp(board, frame.columns, appointment, how);
          if (taken) dispatch({ do: "carry", moving: taken, byKeys: true });
        }}
        onClosed={(id) => (id === null ? focusCell(body.current, state.cursor) : focusAppointment(body.current, id))}
      />
    </FrameProvider>
  );
}

interface BoardOverlayProps {
  index: number;
  now: number;
  state: BoardState;
  words: BoardWords;
  dispatch: BoardDispatch;
  onPutBack: (appointmentId: string) => void;
}

/** What lies over the appointments of one column: a marked range, the line of now, an appointment on its way. */
function BoardOverlay({ index, now, state, words, dispatch, onPutBack }: BoardOverlayProps) {
  const frame = useFrame();
  const { moving, range, byKeys } = state;
  const { today } = frame.board;
  return (
    <>
      {range?.column === index && (
        <span
          className="absolute inset-x-0 border-2 border-brand-text bg-brand-soft/70"
          style={placeOf(frame, range)}
        />
      )}
      {frame.columns[index]?.day === today && <NowLine now={now} day={today} />}
      {moving?.column === index && (
        <CarriedAppointment
          {...{ moving, byKeys, words, dispatch }}
          onPutBack={() => onPutBack(moving.appointment.id)}
        />
      )}
    </>
  );
}

/** How many appointments lie side by side in a column, at the most. */
const lanesOf = (column: ReturnType<typeof placedAppointments>[number]): number =>
  Math.max(1, ...column.map(({ lanes }) => lanes));

/** The address of a day by itself. */
export const dayHrefOf =
  (values: Record<string, string | undefined>, byDay: boolean) =>
  ({ day }: BoardColumn): string | undefined =>
    byDay ? undefined : paths.appointments({ ...values, view: "day", day });
