/** A column is no narrower, so that a name can be read: twelve doctors fit a screen of 1280 pixels. */
const LEAST_REM = 4.25;
/** Nor than this for each appointment that lies beside others in it. */
const LANE_REM = 1.75;

/**
 * The columns of a board as a grid template, by how many appointments lie side by side in each. A full day takes room
 * from an empty one; what does not fit is scrolled to.
 */
export const columnWidths = (lanes: readonly number[]): string =>
  lanes.map((count) => `minmax(${Math.max(LEAST_REM, count * LANE_REM)}rem, ${Math.min(count, 3)}fr)`).join(" ");
