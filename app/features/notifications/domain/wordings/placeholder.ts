/** What a wording may name in double braces, such as `{{date}}`, for the mail to say in its place. */
export const PLACEHOLDERS = [
  "organization",
  "date",
  "time",
  "when",
  "doctor",
  "visit",
  "place",
  "patient",
  "asker",
  "relative",
  "until",
  "file",
  "amount",
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Where a wording stands in the list of them. */
export const WORDING_GROUPS = ["appointments", "reminders", "series", "staff", "account", "team", "security"] as const;
export type WordingGroup = (typeof WORDING_GROUPS)[number];
