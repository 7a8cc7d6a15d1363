import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { pieceOf } from "../../domain/calendar/calendar-layout";
import { placeOf, useFrame } from "./board-frame";

/** How many patients wait for a time of a column's doctor and day, as the way to the waiting list. */
export function WaitingHere({ count }: { count: number }) {
  const { t } = useT();
  return (
    <Anchor href={paths.waitingList()} className="truncate text-xs text-brand-text">
      {t("schedule:layers.waits", { count })}
    </Anchor>
  );
}

/** What is laid under the appointments of a column: free time, breaks, and times that are held. */
export function ColumnExtras({ index }: { index: number }) {
  const { t, format } = useT();
  const frame = useFrame();
  const { board, columns } = frame;
  const column = columns[index];
  const hours = board.hours.find(({ employeeId }) => employeeId === column?.employeeId);
  if (!column || !hours) return null;
  const held = board.held.filter(({ employeeId }) => employeeId === column.employeeId);
  const drawn = [
    ...hours.free.map((at) => ({ at, look: "board-free", word: t("schedule:layers.freeHere") })),
    ...hours.breaks.map((at) => ({ at, look: "board-break", word: t("schedule:layers.break") })),
    ...held.map((at) => ({
      at,
      look: "board-held",
      word: t("schedule:layers.heldUntil", { time: format.time(at.until, board.zone) }),
    })),
  ];
  return drawn.map(({ at, look, word }) => {
    const piece = pieceOf(board.span, column.day, at);
    return piece ? (
      <span key={`${look}${at.start}`} className={`board-extra ${look}`} style={placeOf(frame, piece)}>
        <span className="truncate">{word}</span>
      </span>
    ) : null;
  });
}
