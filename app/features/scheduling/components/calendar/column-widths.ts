/** A column is no narrower, so that a name can be read: twelve doctors fit a screen of 1280 pixels. */
const LEAST_REM = 4.25;
/** Nor than this for each appointment that lies beside others in it. */
const LANE_REM = 1.75;

const leastOf = (lanes: number) => Math.max(LEAST_REM, lanes * LANE_REM);

/** The least width of all columns together, in rem, where the style sheet does not let them grow (--board-grow). */
export const leastWidth = (lanes: readonly number[]): number => lanes.reduce((sum, each) => sum + leastOf(each), 0);

/**
 * The columns of a board as a grid template, by how many appointments lie side by side in each. A full day takes room
 * from an empty one; what does not fit is scrolled to.
 */
export const columnWidths = (lanes: readonly number[]): string =>
  lanes
    .map((count) => `minmax(calc(${leastOf(count)}rem * var(--board-grow)), ${(Math.min(count, 3) + 1) / 2}fr)`)
    .join(" ");
