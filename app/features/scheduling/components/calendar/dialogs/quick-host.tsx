import { useEffect, type CSSProperties, type ReactNode, type RefObject } from "react";
import type { CalendarAct, CalendarAppointment, CalendarArrivalAct } from "../../../domain/calendar/calendar-view";
import type { BoardWords } from "../use-board-words";
import { QuickActions } from "./quick-actions";
import { useQuickActions } from "./use-quick-actions";

interface QuickHostProps {
  style: CSSProperties;
  /** What scrolls: the actions go when it does. */
  room: RefObject<HTMLElement | null>;
  appointments: readonly CalendarAppointment[];
  words: BoardWords;
  /** Something else is under way with an appointment. */
  busy: boolean;
  onAct: (act: CalendarAct, appointment: CalendarAppointment) => void;
  onArrival: (act: CalendarArrivalAct, appointmentId: string, room: string) => void;
  onMove: (appointment: CalendarAppointment) => void;
  children: ReactNode;
}

/**
 * The frame of a board, with what is done most beside the appointment that is pointed at. It keeps that by itself, so
 * that a pointer that wanders over a full board draws none of it anew.
 */
export function QuickHost({
  style,
  room,
  appointments,
  words,
  busy,
  onAct,
  onArrival,
  onMove,
  children,
}: QuickHostProps) {
  const { near, hide, over } = useQuickActions();
  useEffect(() => {
    const box = room.current;
    box?.addEventListener("scroll", hide, { passive: true });
    return () => box?.removeEventListener("scroll", hide);
  }, [room, hide]);
  const appointment = busy ? undefined : appointments.find(({ id }) => id === near?.id);
  return (
    <div className="board rounded-lg border border-line bg-surface" style={style} {...over}>
      {children}
      {near && appointment && (
        <QuickActions
          {...{ appointment, words }}
          at={near.at}
          onAct={(act) => {
            keepFocus(room.current, appointment.id, act === "cancel");
            hide();
            onAct(act, appointment);
          }}
          onArrival={(act, called) => {
            keepFocus(room.current, appointment.id, false);
            hide();
            onArrival(act, appointment.id, called);
          }}
          onMove={() => {
            hide();
            onMove(appointment);
          }}
        />
      )}
    </div>
  );
}

/** The actions go with a press on one: the focus goes back to their appointment, or to the next where that leaves. */
function keepFocus(room: HTMLElement | null, id: string, leaves: boolean): void {
  if (!room || !document.activeElement?.closest("[data-quick]")) return;
  const all = [...room.querySelectorAll<HTMLElement>("[data-appointment]")];
  const at = all.findIndex((each) => each.dataset["appointment"] === id);
  (leaves ? (all[at + 1] ?? all[at - 1]) : all[at])?.focus();
}
