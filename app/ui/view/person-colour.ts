import type { PersonColour } from "~/kernel/person-colour";

export { PERSON_COLOURS, personColour, type PersonColour } from "~/kernel/person-colour";

/** Words in a colour on its tint, as a style. */
export const personLook = (colour: PersonColour) => ({
  background: `var(--person-${colour}-soft)`,
  color: `var(--person-${colour})`,
});
