/** The lines of a text that has one thing in each; none of an empty one. */
export const splitLines = (text: string): string[] => (text === "" ? [] : text.split("\n"));
