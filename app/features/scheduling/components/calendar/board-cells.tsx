import { memo, useMemo } from "react";
import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { instantAt, pieceOf, type Placed } from "../../domain/calendar/calendar-layout";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { waitingFor } from "../../domain/calendar/calendar-layers";
import { useFrame, type BoardFrame } from "./board-frame";
import { doctorColour } from "./appointment-look";
import { HeadName } from "./fitted-name";
import { WaitingHere } from "./board-extras";
import type { BoardWords } from "./use-board-words";

type PlacedColumns = readonly (readonly Placed<CalendarAppointment>[])[];

interface BoardCellsProps {
  label: string;
  words: BoardWords;
  placed: PlacedColumns;
  /** The cell that Tab leads to: its row, and its column. */
  cursor: { row: number; column: number };
  dayHref: (column: BoardColumn) => string | undefined;
}

/** The grid of times: a row a time, a column a day or a doctor. Each cell says its date, its time and what is there. */
export const BoardCells = memo(function BoardCells({ label, words, placed, cursor, dayHref }: BoardCellsProps) {
  const frame = useFrame();
  const { t } = useT();
  const { rows, columns } = frame;
  const days = useMemo(() => columns.map((column) => words.column(column)), [columns, words]);
  const open = useMemo(() => columns.map((column) => openPieces(frame, column)), [frame, columns]);
  return (
    <div role="grid" aria-label={label} aria-rowcount={rows.length + 1} aria-colcount={columns.length + 1}>
      <div
        role="row"
        aria-rowindex={1}
        className="board-row board-head sticky top-0 z-20 border-b border-line bg-surface"
      >
        <span role="columnheader" className="board-corner">
          <span className="sr-only">{t("schedule:time")}</span>
        </span>
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} words={words} href={dayHref(column)} />
        ))}
      </div>
      {rows.map((minutes, row) => (
        <CellRow
          key={minutes}
          {...{ minutes, row, days, open, placed, words }}
          cursorColumn={cursor.row === row ? cursor.column : -1}
        />
      ))}
    </div>
  );
});

function openPieces({ board }: BoardFrame, { day, employeeId }: BoardColumn) {
  return board.hours
    .filter((each) => each.employeeId === employeeId)
    .flatMap((each) => each.open)
    .flatMap((interval) => pieceOf(board.span, day, interval) ?? []);
}

interface CellRowProps {
  minutes: number;
  row: number;
  days: readonly string[];
  open: readonly { from: number; to: number }[][];
  placed: PlacedColumns;
  words: BoardWords;
  cursorColumn: number;
}

const CellRow = memo(function CellRow({ minutes, row, days, open, placed, words, cursorColumn }: CellRowProps) {
  const { t } = useT();
  const { columns, board, step } = useFrame();
  const clock = words.clock(minutes);
  const hour = minutes % 60 === 0;
  return (
    <div role="row" aria-rowindex={row + 2} className="board-row board-slots">
      {/* Seen in the column of hours, which stays in sight. */}
      <span role="rowheader">
        <span className="sr-only">{clock}</span>
      </span>
      {columns.map(({ key, day }, column) => {
        const skipped = instantAt(board.span, day, minutes) === undefined;
        const here = placed[column]?.filter(({ from, to }) => from < minutes + step && minutes < to).length ?? 0;
        const works = open[column]?.some(({ from, to }) => from <= minutes && minutes < to);
        const said = [
          clock,
          days[column],
          skipped ? t("schedule:skipped") : works ? t("schedule:working") : t("schedule:notWorking"),
          here === 0 ? t("schedule:free") : t("schedule:appointmentsHere", { count: here }),
        ];
        return (
          <span
            key={key}
            role="gridcell"
            aria-colindex={column + 2}
            data-cell={`${row}-${column}`}
            aria-label={said.join(", ")}
            aria-disabled={skipped || undefined}
            tabIndex={cursorColumn === column ? 0 : -1}
            className={classNames(
              "border-s border-line -outline-offset-2 hover:bg-brand-soft/60",
              hour ? "border-t" : "border-t border-t-line/40",
            )}
          />
        );
      })}
    </div>
  );
});

function ColumnHead({ column, words, href }: { column: BoardColumn; words: BoardWords; href: string | undefined }) {
  const { t, format } = useT();
  const { board, doctors } = useFrame();
  const { day, employeeId } = column;
  const today = day === board.today;
  const found = board.hours.find((hours) => hours.employeeId === employeeId)?.away.find((each) => each.day === day);
  const away = found ? [found.note ? t("schedule:awayNote", { note: found.note }) : t("schedule:away")] : [];
  const waits = waitingFor(board.waiting, column);
  const said = words.column(column);
  const known = doctors.get(employeeId);
  return (
    <span
      role="columnheader"
      aria-label={[said, ...away].join(", ")}
      aria-current={today ? "date" : undefined}
      className="flex min-w-0 flex-col justify-center overflow-hidden border-s border-t-4 border-line px-1.5 py-1 text-sm leading-tight"
      style={{ ...doctorColour(employeeId), borderTopColor: "var(--doctor)" }}
    >
      {href ? (
        <Anchor
          href={href}
          className={classNames(
            "inline-flex min-h-8 items-center font-semibold no-underline -outline-offset-2 hover:underline",
            today ? "text-brand-text" : "text-ink",
          )}
        >
          {format.plainDate(day, "short")}
        </Anchor>
      ) : (
        <span className="text-xs/4">
          {known && <HeadName {...known} lines={away.length > 0 || waits > 0 ? 2 : 3} />}
        </span>
      )}
      {away.length > 0 && <span className="truncate text-xs text-muted">{away[0]}</span>}
      {waits > 0 && <WaitingHere count={waits} />}
    </span>
  );
}
