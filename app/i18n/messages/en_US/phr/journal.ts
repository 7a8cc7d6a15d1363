/** What patients write down for themselves. */
export const journal = {
  title: "Health journal",
  text: "How you feel, day by day. Nobody else reads an entry unless you share it.",
  add: "Write an entry",
  edit: "Edit {{name}}",
  empty: "No entries yet",
  emptyText: "Write down how you feel, what you noticed or what you want to ask. It stays yours.",
  isShared: "Shared with doctors",
  isPrivate: "Private",
  tagIs: "#{{tag}}",
  fields: {
    on: "Day",
    mood: "How do you feel?",
    title: "Title",
    text: "Your entry",
    tags: "Tags",
    tagsHint: "Separate them with commas, for example sleep, knee, new tablets.",
    shared: "Share this entry with my doctors",
    sharedHint: "You can stop sharing it at any time.",
  },
  mood: { GREAT: "Very well", GOOD: "Well", OKAY: "So-so", LOW: "Not well", BAD: "Bad" },
} as const;
