/** The colours that a category may stand in: those of the design system's badges, always beside the category's name. */
export const CATEGORY_COLOURS = ["light-blue", "green", "orange", "light-grey", "dark-grey"] as const;
export type CategoryColour = (typeof CATEGORY_COLOURS)[number];

/** The colour that is stored, or the first where the stored one is none. */
export const categoryColour = (stored: string): CategoryColour =>
  CATEGORY_COLOURS.find((colour) => colour === stored) ?? CATEGORY_COLOURS[0];

/** What is said where another category that is in use has the name: the two cannot be told apart. */
export const CATEGORY_NAME_TAKEN = { field: "name", message: "patients:category.nameTaken" };
