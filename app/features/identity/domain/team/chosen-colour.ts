import type { PersonColour } from "~/kernel/person-colour";

/** Stands for the colour that follows from somebody's id. */
export const AUTO_COLOUR = "auto" as const;

/** The colour to store: what was chosen, null for the one by the id; what stands where nothing was said. */
export function chosenColour(
  wanted: PersonColour | typeof AUTO_COLOUR | undefined,
  stored: PersonColour | null,
): PersonColour | null {
  if (wanted === undefined) return stored;
  return wanted === AUTO_COLOUR ? null : wanted;
}
