/** What has just been done with a note, as the address of its page says it. */
export const NOTES_DONE = [
  "created",
  "saved",
  "signed",
  "published",
  "withdrawn",
  "inError",
  "restricted",
  "unrestricted",
  "discarded",
  "restored",
  "amended",
] as const;
export type NoteDone = (typeof NOTES_DONE)[number];
