import type { AppointmentRecord } from "../record/appointment-record";

/** What the page of an appointment may hold when it is over. */
export const KEPT = ["chat", "files", "summary"] as const;
export type Kept = (typeof KEPT)[number];

/** Where a patient finds what their appointment leaves, and what is there. */
export interface AfterCall {
  /** Path of the appointment's page. */
  href: string;
  kept: Kept[];
}

/** What a patient finds of a record; a file is not said of the chat that it came in. */
export function keptOf(record: Pick<AppointmentRecord, "conversation" | "files" | "summary"> | null): Kept[] {
  if (!record) return [];
  const has: Record<Kept, boolean> = {
    chat: record.conversation.some(({ file }) => !file),
    files: record.files.length > 0,
    summary: record.summary !== "",
  };
  return KEPT.filter((one) => has[one]);
}
