import type { FormEvent } from "react";
import { paths } from "~/paths";
import { arrivalActs } from "../../../domain/appointments/arrivals/arrival-stage";
import {
  CALENDAR_ARRIVAL_ACTS,
  type CalendarAppointment,
  type CalendarArrivalAct,
  type CalendarBoard,
} from "../../../domain/calendar/calendar-view";
import { ArrivalActions } from "../../appointments/arrivals/arrival-actions";

export type OnArrival = (act: CalendarArrivalAct, room: string) => void;

interface CalendarArrivalProps {
  appointment: CalendarAppointment;
  board: CalendarBoard;
  /** The patient's name, by which the buttons are told apart. */
  name: string;
  /** The first step alone, and the others behind it. */
  compact?: boolean;
  onArrival: OnArrival;
}

// Who is in a call the calendar does not say.
const arriving = (appointment: CalendarAppointment) => ({
  ...appointment,
  startedAt: null,
  arrival: appointment.arrival ?? null,
});

/** Whether anything can be said of the arrival of this patient now. */
export const hasArrival = (appointment: CalendarAppointment, { arrivals }: CalendarBoard, now: number): boolean =>
  appointment.patient !== null && arrivalActs(arriving(appointment), arrivals.rights, now).length > 0;

const isAct = (value: unknown): value is CalendarArrivalAct => CALENDAR_ARRIVAL_ACTS.some((act) => act === value);

/** How far a patient is, by one press on the calendar, which stays where it is. */
export function CalendarArrival({ appointment, board, name, compact, onArrival }: CalendarArrivalProps) {
  const send = (event: FormEvent<HTMLDivElement>) => {
    const { nativeEvent, target } = event;
    if (!(target instanceof HTMLFormElement) || !(nativeEvent instanceof SubmitEvent)) return;
    event.preventDefault();
    const fields = new FormData(target, nativeEvent.submitter);
    const [act, room] = [fields.get("intent"), fields.get("room")];
    if (isAct(act)) onArrival(act, typeof room === "string" ? room : "");
  };
  return (
    <div onSubmit={send}>
      <ArrivalActions
        appointment={{ ...arriving(appointment), rooms: board.arrivals.roomsOf[appointment.branchId] ?? [] }}
        rights={board.arrivals.rights}
        now={Date.now()}
        back={paths.appointments({ view: board.view, day: board.day })}
        {...{ name, compact }}
      />
    </div>
  );
}
