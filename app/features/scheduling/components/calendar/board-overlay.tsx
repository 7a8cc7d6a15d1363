import { placeOf, useFrame } from "./board-frame";
import { CarriedAppointment } from "./carried-appointment";
import { NowLine } from "./now-line";
import type { BoardDispatch, BoardState } from "./use-board-state";
import type { BoardWords } from "./use-board-words";

export interface BoardOverlayProps {
  index: number;
  now: number;
  state: BoardState;
  words: BoardWords;
  dispatch: BoardDispatch;
  onPutBack: (appointmentId: string) => void;
  onTurn: (step: -1 | 1) => void;
}

/** What lies over the appointments of one column: a marked range, the line of now, an appointment on its way. */
export function BoardOverlay({ index, now, state, words, dispatch, onPutBack, onTurn }: BoardOverlayProps) {
  const frame = useFrame();
  const { moving, range, byKeys } = state;
  const { today } = frame.board;
  const grid = frame.perDoctor === 0;
  return (
    <>
      {grid && range?.column === index && (
        <span
          className="absolute inset-x-0 border-2 border-brand-text bg-brand-soft/70"
          style={placeOf(frame, range)}
        />
      )}
      {grid && frame.columns[index]?.day === today && (
        <NowLine now={now} day={today} first={frame.columns[index - 1]?.day !== today} />
      )}
      {moving?.column === index && (
        <CarriedAppointment
          {...{ moving, byKeys, words, dispatch, onTurn }}
          onPutBack={() => onPutBack(moving.appointment.id)}
        />
      )}
    </>
  );
}
