import { memo } from "react";
import { classNames } from "~/ui/base/class-names";
import { canResize } from "../../domain/calendar/calendar-move";
import type { Placed } from "../../domain/calendar/calendar-layout";
import type { CalendarVisit } from "../../domain/calendar/calendar-view";
import { placeOf, useFrame } from "./board-frame";
import type { BoardWords } from "./use-board-words";
import { visitColours } from "./visit-colours";
import { visitHref } from "./visit-href";

export interface BoardVisitProps {
  placed: Placed<CalendarVisit>;
  words: BoardWords;
  /** In the order of Tab; undefined while the page has no script, when each visit is. */
  tabbable?: boolean;
  /** Where it is shown before the server has said yes. */
  pending?: boolean;
  showDoctor: boolean;
}

/** One visit in its column: a link to its details, which the script turns into a handle. */
export const BoardVisit = memo(function BoardVisit({ placed, words, tabbable, pending, showDoctor }: BoardVisitProps) {
  const frame = useFrame();
  const { item: visit, lane, lanes } = placed;
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
        href={visitHref(visit)}
        draggable={false}
        data-visit={visit.id}
        tabIndex={tabbable === undefined || tabbable ? undefined : -1}
        className={classNames(
          "relative flex h-full touch-manipulation overflow-hidden rounded-sm border-s-4 px-1.5 py-0.5 text-xs leading-tight no-underline -outline-offset-2 select-none print:[print-color-adjust:exact]",
          low ? "gap-x-1.5 whitespace-nowrap" : "flex-col",
          visitColours(visit.stateId),
          pending && "opacity-60",
        )}
      >
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {low ? words.start(visit) : words.time(visit)}
        </span>
        <bdi className="truncate font-semibold">{words.who(visit)}</bdi>
        <span className="truncate">{words.status(visit)}</span>
        {showDoctor && <bdi className="truncate">{words.doctor(visit.employeeId)}</bdi>}
        {visit.offering && <bdi className="truncate">{visit.offering}</bdi>}
        <span className="sr-only">{words.rest(visit, !showDoctor)}</span>
        {canResize(visit) && (
          <span data-resize aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize" />
        )}
      </a>
    </li>
  );
});
