/** Something that starts, as calls give it: the instant (UTC ms) under the specification's name too. */
export const withStartTime = <Thing extends { readonly startsAt: number }>(
  thing: Thing,
): Thing & { startTime: number } => ({ ...thing, startTime: thing.startsAt });
