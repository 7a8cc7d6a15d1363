import { STATE_SHAPES, isFilled, type StateShape } from "./appointment-look";

/** The drawing of a state; its word is said beside it or heard. */
export function StateMark({ shape }: { shape: StateShape }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={`board-mark board-mark-${shape}`}
      fill={isFilled(shape) ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={STATE_SHAPES[shape]} />
    </svg>
  );
}
