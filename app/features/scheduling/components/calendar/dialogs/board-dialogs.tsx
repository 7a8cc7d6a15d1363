import { useFrame } from "../board-frame";
import type { WantedChange } from "../../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../../domain/calendar/calendar-view";
import { ChangeDialog } from "./change-dialog";
import { RangeDialog } from "./range-dialog";
import type { BoardChanges } from "../use-board-changes";
import type { BoardDispatch, BoardState } from "../use-board-state";
import type { BoardWords } from "../use-board-words";
import { AppointmentDialog } from "./appointment-dialog";

export interface BoardDialogsProps {
  state: BoardState;
  dispatch: BoardDispatch;
  changes: BoardChanges;
  words: BoardWords;
  branches: readonly { id: string; name: string }[];
  filter: { branchId: string | null; serviceOfferingId: string | null };
  onTakeUp: (appointment: CalendarAppointment, how: "move" | "resize") => void;
  /** A dialog has closed without more to do: the focus goes back to the appointment, or (null) to the cell. */
  onClosed: (appointmentId: string | null) => void;
}

/** The change that was refused, from where its appointment lies by now: somebody else may have moved it. */
function sentAgain({ sent, shown }: BoardChanges): WantedChange | undefined {
  const change = sent?.change;
  return (
    change && { ...change, appointment: shown.find(({ id }) => id === change.appointment.id) ?? change.appointment }
  );
}

/** The one dialog of a board that is open, if any: about a range, an appointment, or a change that waits for a yes. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { state, dispatch, changes, words, branches, filter, onTakeUp, onClosed } = props;
  const { board } = useFrame();
  const { range, asksRange, card } = state;
  const close = (appointmentId: string | null) => {
    dispatch({ do: "rest" });
    // Once the dialog has given the focus back.
    requestAnimationFrame(() => onClosed(appointmentId));
  };
  // A refused change is asked about again, with what was in its way.
  const asked = state.asked ?? (changes.refused && !changes.closed ? sentAgain(changes) : undefined);
  if (asked) {
    return (
      <ChangeDialog
        key={`${asked.appointment.id}-${asked.startsAt}-${changes.refused ? "refused" : "asked"}`}
        change={asked}
        words={words}
        refused={state.asked ? undefined : changes.refused}
        onConfirm={({ override, ...said }) => {
          close(asked.appointment.id);
          changes.change({ ...asked, ...said }, override);
        }}
        onTime={(startsAt) => {
          changes.close();
          const endsAt = startsAt + asked.endsAt - asked.startsAt;
          dispatch({ do: "ask", change: { ...asked, startsAt, endsAt } });
        }}
        onClose={() => {
          changes.close();
          close(asked.appointment.id);
        }}
      />
    );
  }
  if (card) {
    return (
      <AppointmentDialog
        appointment={card}
        words={words}
        onTakeUp={(how) => onTakeUp(card, how)}
        onAct={(act) => {
          close(act === "cancel" ? null : card.id);
          changes.act(act, card);
        }}
        onArrival={(act, room) => {
          close(card.id);
          changes.arrive(act, card.id, room);
        }}
        onRelease={() => {
          close(null);
          changes.release(card);
        }}
        onClose={() => close(card.id)}
      />
    );
  }
  if (!range || !asksRange) return null;
  return (
    <RangeDialog
      range={range}
      appointments={board.appointments}
      words={words}
      branches={branches}
      branchId={filter.branchId}
      serviceOfferingId={filter.serviceOfferingId}
      onBlock={(fields) => {
        close(null);
        changes.block(fields);
      }}
      onClose={() => close(null)}
    />
  );
}
