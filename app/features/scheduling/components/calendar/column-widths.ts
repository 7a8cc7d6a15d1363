/** A column is no narrower, so that its date and a name can be read. */
const LEAST_REM = 6.5;
/** Nor than this for each appointment that lies beside others in it. */
const LANE_REM = 2.75;

/**
 * The columns of a board as a grid template, by how many appointments lie side by side in each. A full day takes room
 * from an empty one, so that a week fits a screen of 1280 pixels; what does not fit is scrolled to.
 */
export const columnWidths = (lanes: readonly number[]): string =>
  lanes.map((count) => `minmax(${Math.max(LEAST_REM, count * LANE_REM)}rem, ${count}fr)`).join(" ");
