import { z } from "zod";

/**
 * A box that is ticked unless somebody takes the tick away. A form sends `off` before it, so that a box without its
 * tick says so; whoever says nothing means the tick.
 */
export const endSessionsField = z.preprocess((given) => {
  const said: unknown[] = Array.isArray(given) ? given : [given];
  return given === undefined || said.some((each) => each === true || each === "on");
}, z.boolean());
