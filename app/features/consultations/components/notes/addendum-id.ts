/** The id of the form in which something is added to a note. */
export const ADDENDUM = "addendum";
