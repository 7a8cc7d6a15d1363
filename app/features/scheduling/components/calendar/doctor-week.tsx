import { memo, useState, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { pieceOf, type Placed } from "../../domain/calendar/calendar-layout";
import { waitingFor } from "../../domain/calendar/calendar-layers";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { appointmentHref } from "./appointment-href";
import { boxOf, doctorColour, shapeOf } from "./appointment-look";
import { WaitingHere } from "./board-extras";
import { useFrame } from "./board-frame";
import { rowHeights } from "./row-heights";
import { shownOfDay } from "../../domain/calendar/folded-day";
import { FittedName } from "./fitted-name";
import { StateMark } from "./state-mark";
import type { BoardState } from "./use-board-state";
import type { BoardWords } from "./use-board-words";

type PlacedColumns = readonly (readonly Placed<CalendarAppointment>[])[];

export interface DoctorWeekProps {
  label: string;
  words: BoardWords;
  placed: PlacedColumns;
  cursor: BoardState["cursor"];
  /** The appointment that Tab leads to; undefined without script. */
  current: string | undefined;
  pending: string | null;
  dayHref: (column: BoardColumn) => string | undefined;
  over: (column: number) => ReactNode;
}

/**
 * A week of several doctors: a row a doctor, a column a day, and in each the hours worked and who comes, by time. All of
 * it is in the page; the browser skips the rows out of view.
 */
export function DoctorWeek({ label, placed, cursor, dayHref, ...rest }: DoctorWeekProps) {
  const { t, format } = useT();
  const { board, columns, perDoctor } = useFrame();
  const heights = rowHeights(board, columns, placed);
  return (
    <div role="grid" aria-label={label} aria-rowcount={board.doctors.length + 1} className="roster">
      <div role="row" aria-rowindex={1} className="roster-row roster-head">
        <span role="columnheader" className="sr-only">
          {t("schedule:doctors")}
        </span>
        {columns.slice(0, perDoctor).map((column) => (
          <span
            key={column.day}
            role="columnheader"
            aria-current={column.day === board.today ? "date" : undefined}
            className="roster-day"
          >
            <Anchor
              href={dayHref(column) ?? ""}
              className={classNames(
                "inline-flex min-h-8 items-center font-semibold no-underline hover:underline",
                column.day === board.today ? "text-brand-text" : "text-ink",
              )}
            >
              {format.plainDate(column.day, "short")}
            </Anchor>
          </span>
        ))}
      </div>
      {board.doctors.map(({ id }, index) => (
        <DoctorRow
          key={id}
          {...rest}
          employeeId={id}
          index={index}
          height={heights[index] ?? 0}
          placed={placed.slice(index * perDoctor, (index + 1) * perDoctor)}
          cursorColumn={cursor.row === index ? cursor.column : -1}
        />
      ))}
    </div>
  );
}

interface DoctorRowProps extends Pick<DoctorWeekProps, "words" | "current" | "pending" | "over"> {
  employeeId: string;
  index: number;
  /** What the row is taken for until it comes into view, in CSS pixels at the usual size of text. */
  height: number;
  placed: PlacedColumns;
  cursorColumn: number;
}

function DoctorRow({ employeeId, index, height, placed, cursorColumn, words, over, ...rest }: DoctorRowProps) {
  const { columns, perDoctor } = useFrame();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="roster-row roster-week"
      style={{ containIntrinsicBlockSize: `auto ${height / 16}rem`, ...doctorColour(employeeId) }}
    >
      <span role="rowheader" className="roster-doctor">
        <bdi>{words.doctor(employeeId)}</bdi>
      </span>
      {placed.map((all, column) => {
        const at = index * perDoctor + column;
        const one = columns[at];
        return one ? (
          <DayCell
            key={one.key}
            {...{ column: one, at, words, isOpen }}
            {...rest}
            onOpen={() => setOpen(!isOpen)}
            cell={`${index}-${column}`}
            appointments={all}
            tabbable={cursorColumn === column}
          >
            {over(at)}
          </DayCell>
        ) : null;
      })}
    </div>
  );
}

interface DayCellProps extends Pick<DoctorWeekProps, "words" | "current" | "pending"> {
  column: BoardColumn;
  at: number;
  cell: string;
  appointments: readonly Placed<CalendarAppointment>[];
  tabbable: boolean;
  /** All appointments of the doctor's days are shown, or the first ones. */
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function DayCell(props: DayCellProps) {
  const { column, at, cell, appointments, words, current, pending, tabbable, isOpen, onOpen, children } = props;
  const { t, format } = useT();
  const { board } = useFrame();
  const hours = board.hours.find(({ employeeId }) => employeeId === column.employeeId);
  const away = hours?.away.find(({ day }) => day === column.day);
  const worked = (hours?.open ?? []).flatMap((each) => pieceOf(board.span, column.day, each) ?? []);
  const said = away
    ? away.note
      ? t("schedule:awayNote", { note: away.note })
      : t("schedule:away")
    : format.parts(worked.map(({ from, to }) => words.span(from, to))) || t("schedule:notWorking");
  const waits = waitingFor(board.waiting, column);
  const { length } = appointments;
  const most = shownOfDay(length, board.doctors.length);
  const count = length === 0 ? t("schedule:empty") : t("schedule:appointmentsHere", { count: length });
  return (
    <div
      role="gridcell"
      data-cell={cell}
      tabIndex={tabbable ? 0 : -1}
      className={classNames("roster-cell", worked.length === 0 && "board-closed-cell")}
    >
      <span className="sr-only">{`${words.column(column)}, `}</span>
      <span className="roster-hours">{said}</span>
      <span className="sr-only">{`, ${count}`}</span>
      {waits > 0 && <WaitingHere count={waits} />}
      <ul data-column={at} aria-label={t("schedule:appointments", { column: words.column(column) })}>
        {appointments.map(({ item }, place) => (
          <RosterAppointment
            key={item.id}
            folded={!isOpen && place >= most}
            appointment={item}
            words={words}
            tabbable={current === undefined ? undefined : current === item.id}
            pending={pending === item.id}
          />
        ))}
      </ul>
      {most < length && (
        <button type="button" tabIndex={-1} aria-expanded={isOpen} onClick={onOpen} className="roster-more">
          {isOpen ? t("schedule:fewer") : t("schedule:more", { more: length - most })}
        </button>
      )}
      <FreeHere column={column} words={words} />
      {children}
    </div>
  );
}

interface RosterAppointmentProps {
  appointment: CalendarAppointment;
  words: BoardWords;
  tabbable: boolean | undefined;
  pending: boolean;
  /** It is seen once its row is opened, or when keys lead to it. */
  folded: boolean;
}

const RosterAppointment = memo(function RosterAppointment(props: RosterAppointmentProps) {
  const { appointment, words, tabbable, pending, folded } = props;
  return (
    <li className="board-item" data-folded={folded || undefined}>
      <a
        href={appointmentHref(appointment)}
        draggable={false}
        data-appointment={appointment.id}
        tabIndex={tabbable === undefined || tabbable ? undefined : -1}
        className={classNames(boxOf(appointment), "board-chip", pending && "opacity-60")}
      >
        <span className="sr-only">{words.heard(appointment)}</span>
        <span aria-hidden="true" className="board-who">
          {appointment.patient === null ? (
            <bdi className="truncate font-semibold">{words.who(appointment)}</bdi>
          ) : (
            <FittedName name={appointment.patient} lines={1} />
          )}
        </span>
        <span aria-hidden="true" className="board-when">
          <StateMark shape={shapeOf(appointment)} /> {words.start(appointment)}
        </span>
      </a>
    </li>
  );
});

/** The times of a day that are free, each the way to an appointment in it. */
function FreeHere({ column: { day, employeeId }, words }: { column: BoardColumn; words: BoardWords }) {
  const { t } = useT();
  const { board } = useFrame();
  const free = board.hours.find((hours) => hours.employeeId === employeeId)?.free ?? [];
  return free.map((interval) => {
    const piece = pieceOf(board.span, day, interval);
    if (!piece) return null;
    return (
      <Anchor
        key={interval.start}
        href={paths.bookingPanel({ provider: employeeId, day, at: interval.start })}
        className="board-free board-free-chip"
      >
        <span className="sr-only">{t("schedule:layers.freeHere")}</span> <bdi>{words.span(piece.from, piece.to)}</bdi>
      </Anchor>
    );
  });
}
