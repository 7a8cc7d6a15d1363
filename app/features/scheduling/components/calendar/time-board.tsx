import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState, type CSSProperties } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { takeUp, type BoardColumn } from "../../domain/calendar/calendar-move";
import { instantAt } from "../../domain/calendar/calendar-layout";
import type { CalendarAppointment, CalendarBoard } from "../../domain/calendar/calendar-view";
import { boardFrame, FrameProvider, TALL_ROW_PX, type BoardFrame } from "./board-frame";
import { BoardGrid } from "./board-grid";
import { placedAppointments } from "./board-layers";
import { BoardNotice } from "./dialogs/board-notice";
import { BoardOverlay } from "./board-overlay";
import { columnWidths, leastWidth } from "./column-widths";
import { DoctorWeek } from "./doctor-week";
import { firstRowShown } from "./first-row-shown";
import { QuickHost } from "./dialogs/quick-host";
import { ShownPart } from "./use-shown-part";
import { StateLegend } from "./state-legend";
import { useAppointmentKeys, focusAppointment } from "./use-appointment-keys";
import { useBoardChanges } from "./use-board-changes";
import { useBoardPointer } from "./use-board-pointer";
import { useBoardState } from "./use-board-state";
import { useBoardWords } from "./use-board-words";
import { cellRange, focusCell, isFreeCell, useGridKeys } from "./use-grid-keys";
import { useScrollToNow } from "./use-scroll-to-now";

/** In their own file, which comes once the board answers: nothing of it is drawn before something is pressed. */
const BoardDialogs = lazy(async () => ({ default: (await import("./dialogs/board-dialogs")).BoardDialogs }));

/** Goes to an address as a link does, so that the drawer of the booking panel opens for it too. */
function follow(href: string): void {
  const link = Object.assign(document.createElement("a"), { href });
  document.body.insertAdjacentElement("beforeend", link);
  link.click();
  link.remove();
}

export interface TimeBoardProps {
  board: CalendarBoard;
  /** UTC ms as the server has it. */
  now: number;
  label: string;
  branches: readonly { id: string; name: string }[];
  filter: { branchId: string | null; serviceOfferingId: string | null };
  /** The day view of a column's day; none where the column is a doctor. */
  dayHref: (column: BoardColumn) => string | undefined;
  /** Shows the days before (-1) or after (1). */
  turn: (step: -1 | 1) => void;
}

/**
 * The week or day as a board of times, or the week of several doctors as a row for each. Without script it shows the
 * appointments as links to their details; with it, times are marked and appointments moved, resized and changed by
 * pointer and by keys alike, and only what is in view is drawn.
 */
export function TimeBoard({ board, now, label, branches, filter, dayHref, turn }: TimeBoardProps) {
  const { t } = useT();
  // In its own time: it touches every appointment, and nobody should wait for it who scrolls already.
  const hydrated = useDeferredValue(useHydrated());
  const frame = useMemo(() => boardFrame(board), [board]);
  const words = useBoardWords(frame);
  const changes = useBoardChanges(board.appointments, board.callsOf);
  const placed = useMemo(() => placedAppointments(frame, changes.shown), [frame, changes.shown]);
  const roster = frame.perDoctor > 0;
  const [state, dispatch] = useBoardState(roster ? 0 : Math.max(0, frame.rows.indexOf(9 * 60)));
  const [focused, setFocused] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const onFree = useCallback(
    (at: { row: number; column: number }) => {
      const range = cellRange(frame, at);
      const column = frame.columns[range.column];
      const startsAt = column && instantAt(board.span, column.day, range.from);
      if (!column || startsAt === undefined || !isFreeCell(frame, placed, range))
        return dispatch({ do: "askRange", range });
      const { employeeId, day } = column;
      follow(
        paths.bookingPanel({
          ...{ provider: employeeId, day, at: startsAt },
          place: filter.branchId ?? undefined,
          service: filter.serviceOfferingId ?? undefined,
        }),
      );
    },
    [frame, placed, board, filter, dispatch],
  );
  const pointer = useBoardPointer(frame, changes.shown, dispatch, { room: body, area, turn, onFree });
  const gridKeys = useGridKeys(frame, state, dispatch, body);
  const appointmentKeys = useAppointmentKeys(frame, changes.shown, dispatch, body);
  useScrollToNow(body, {
    row: roster ? 0 : firstRowShown(frame, now),
    column: Math.max(0, board.view === "week" ? board.days.indexOf(board.today) : 0),
  });

  const current = hydrated ? (changes.shown.find(({ id }) => id === focused) ?? changes.shown[0])?.id : undefined;
  const take = (appointment: CalendarAppointment, how: "move" | "resize") => {
    const taken = takeUp(board, frame.columns, appointment, how);
    if (taken) dispatch({ do: "carry", moving: taken, byKeys: true });
  };
  const putBack = (id: string) => {
    dispatch({ do: "rest" });
    focusAppointment(body.current, id);
  };
  const busy = (state.moving ?? state.card ?? state.asked) !== null;
  const over = (index: number) => (
    <BoardOverlay {...{ index, now, state, words, dispatch }} onPutBack={putBack} onTurn={turn} />
  );
  const drawn = {
    label,
    now,
    words,
    placed,
    current,
    dayHref,
    over,
    cursor: state.cursor,
    pending: changes.pending,
  };
  const style = boardStyle(frame, placed.map(lanesOf), words.isTwelve);
  return (
    <FrameProvider value={frame}>
      <BoardNotice changes={changes} zone={board.zone} />
      <QuickHost
        {...{ style, words, busy }}
        room={body}
        appointments={changes.shown}
        onAct={changes.act}
        onArrival={changes.arrive}
        onMove={(appointment) => take(appointment, "move")}
      >
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
          {roster ? (
            <DoctorWeek {...drawn} />
          ) : (
            <ShownPart room={body}>{(shown) => <BoardGrid {...drawn} {...{ shown, area }} />}</ShownPart>
          )}
        </div>
      </QuickHost>
      <StateLegend />
      <p className="text-sm text-muted max-tablet:hidden print:hidden" id="board-help">
        {t("schedule:help")}
      </p>
      {hydrated && (
        <Suspense>
          <BoardDialogs
            {...{ state, dispatch, changes, words, branches, filter }}
            onTakeUp={take}
            onClosed={(id) =>
              id === null ? focusCell(body.current, state.cursor) : focusAppointment(body.current, id)
            }
          />
        </Suspense>
      )}
    </FrameProvider>
  );
}

/** The widths of the columns, and of the hours on a clock of twelve; and the height of the rows. */
const boardStyle = ({ board, rowPx }: BoardFrame, lanes: readonly number[], isTwelve: boolean) =>
  ({
    ...(rowPx === TALL_ROW_PX ? { "--board-row": `${TALL_ROW_PX / 16}rem` } : {}),
    // A date needs one line, a name up to three.
    ...(board.days.length > 1 ? { "--board-head": "3.25rem" } : {}),
    "--board-columns": columnWidths(lanes),
    "--board-least": `calc(${leastWidth(lanes)}rem * var(--board-grow))`,
    ...(isTwelve ? { "--board-hour": "4.25rem" } : {}),
  }) as CSSProperties;

/** How many appointments lie side by side in a column, at the most. */
const lanesOf = (column: ReturnType<typeof placedAppointments>[number]): number =>
  column.reduce((most, { lanes }) => Math.max(most, lanes), 1);

/** The address of a day by itself. */
export const dayHrefOf =
  (values: Record<string, string | undefined>, byDay: boolean) =>
  ({ day }: BoardColumn): string | undefined =>
    byDay ? undefined : paths.appointments({ ...values, view: "day", day });
