/** The tags of an entry, as they were typed with commas between them; each once. */
export const journalTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;#]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
