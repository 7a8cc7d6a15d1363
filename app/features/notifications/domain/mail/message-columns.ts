import type { ColumnShowings } from "~/kernel/lists/list-choice";

/** The columns of the list of sent messages. */
export const MESSAGE_COLUMNS = {
  about: "always",
  to: "usual",
  patient: "usual",
  appointment: "usual",
  channel: "usual",
  at: "always",
  status: "always",
  attempts: "extra",
  actions: "always",
} as const satisfies ColumnShowings;

export type MessageColumn = keyof typeof MESSAGE_COLUMNS;
