/** How an appointment came not to take place. */
export interface AppointmentEnding {
  how: "canceled" | "declined" | "expired" | "noShow";
  /** Null where the system did it, or a stranger. */
  by: "patient" | "clinic" | null;
  /** In words that the patient may read; empty where none were given. */
  reason: string;
}

const HOW: Readonly<Record<string, AppointmentEnding["how"]>> = {
  cancel: "canceled",
  reject: "declined",
  expire: "expired",
  "no-show": "noShow",
};

/** The acts by which an appointment is called off, as the history names them. */
export const ENDING_ACTIONS = Object.keys(HOW);

const BY: Readonly<Record<string, AppointmentEnding["by"]>> = {
  employee: "clinic",
  apiKey: "clinic",
  patient: "patient",
  link: "patient",
  guest: "patient",
};

/** What the last act that called an appointment off says of how it ended; null for any other act. */
export function endingOf(line: { action: string; actorKind: string; note: string }): AppointmentEnding | null {
  const how = HOW[line.action];
  return how ? { how, by: BY[line.actorKind] ?? null, reason: line.note } : null;
}
