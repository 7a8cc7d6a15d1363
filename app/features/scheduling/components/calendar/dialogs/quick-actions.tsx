import { useT } from "~/i18n/use-t";
import { actsOn } from "../../../domain/calendar/calendar-acts";
import type { CalendarAct, CalendarAppointment } from "../../../domain/calendar/calendar-view";
import { canMove } from "../../../domain/calendar/calendar-move";
import { CalendarArrival, hasArrival, type OnArrival } from "./calendar-arrival";
import { actWord, isForward } from "./act-word";
import { useFrame } from "../board-frame";
import type { BoardWords } from "../use-board-words";

export interface QuickActionsProps {
  appointment: CalendarAppointment;
  /** Where they lie in the window, in CSS pixels: from its start, and from its top to their foot. */
  at: { readonly start: number; readonly foot: number };
  words: BoardWords;
  onAct: (act: CalendarAct) => void;
  onArrival: OnArrival;
  onMove: () => void;
}

const BUTTON =
  "min-h-8 cursor-pointer rounded-sm px-2 text-xs font-semibold whitespace-nowrap text-ink hover:bg-brand-soft -outline-offset-2";

/** What is done most, beside the appointment under the pointer or with the focus: one press each. */
export function QuickActions({ appointment, at, words, onAct, onArrival, onMove }: QuickActionsProps) {
  const { t } = useT();
  const { board } = useFrame();
  const acts = actsOn(appointment, board.acts, Date.now());
  const arrives = hasArrival(appointment, board, Date.now());
  if (acts.length === 0 && !arrives) return null;
  return (
    <div
      role="group"
      aria-label={t("schedule:quick", { who: words.who(appointment) })}
      data-quick={appointment.id}
      className="fixed z-30 flex -translate-y-full rounded-md border border-line-strong bg-raised p-0.5 shadow-float print:hidden"
      style={{ insetInlineStart: at.start, insetBlockStart: at.foot }}
    >
      {arrives && <CalendarArrival {...{ appointment, board, onArrival }} name={words.who(appointment)} compact />}
      {acts.filter(isForward).map((act) => (
        <button key={act} type="button" className={BUTTON} onClick={() => onAct(act)}>
          {t(actWord(act, appointment))}
        </button>
      ))}
      {canMove(appointment) && (
        <button type="button" className={BUTTON} onClick={onMove}>
          {t("schedule:appointment.move")}
        </button>
      )}
      {acts.includes("cancel") && (
        <button type="button" className={BUTTON} onClick={() => onAct("cancel")}>
          {t("schedule:appointment.cancel")}
        </button>
      )}
    </div>
  );
}
