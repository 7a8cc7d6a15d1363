/** The first letter of a word as a reader sees it, with its marks. */
function initialOf(word: string): string {
  const [first] = new Intl.Segmenter("und", { granularity: "grapheme" }).segment(word);
  return first ? first.segment.toUpperCase() : "";
}

/**
 * A name for a narrow place: the initials of the given names and the family name whole. Scripts that have no capitals
 * have no initials either, and whoever has one name alone keeps it.
 */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const given = firstName.trim();
  const family = lastName.trim();
  if (given === "" || family === "") return given || family;
  const initials = given.split(/\s+/u).map(initialOf);
  return initials.every((initial) => /^\p{Lu}/u.test(initial))
    ? [...initials.map((initial) => `${initial}.`), family].join(" ")
    : `${given} ${family}`;
}
