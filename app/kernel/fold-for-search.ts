/** A text as the search compares it: without accents, case and punctuation, digits and letters alone. */
export const foldForSearch = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
