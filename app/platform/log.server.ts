import { reportTranslationFailures } from "~/i18n/translator";

/**
 * Events of the log, with their fields: ids, codes and counts. Never health data, names, email addresses, phone numbers
 * or tokens.
 */
export interface LogEvents {
  request: {
    method: string;
    route: string;
    status: number;
    durationMs: number;
    roundTrips: number;
    rowsRead: number;
    rowsWritten: number;
    organizationId?: number;
  };
  failure: { reference: string; name: string; code: string; stack: string; organizationId?: number };
  denied: { authority: string; actorKind: string; organizationId?: number };
  clientError: { reference: string; name: string; route: string; stack: string; organizationId?: number };
  translation: { locale: string; key: string; problem: string };
  queue: {
    queue: string;
    topic: string;
    outcome: "done" | "retried" | "dead";
    attempts: number;
    ageMs: number;
    organizationId?: number;
  };
  cron: { task: string; database: string; items: number; durationMs: number };
  room: { event: string; roomId: string; organizationId?: number };
  /** The video server did not do as asked; calls continue between the browsers. */
  videoServer: { reason: string; organizationId?: number };
  /** A payment gateway refused a request; `reason` is its own code. */
  gateway: { gateway: string; reason: string; organizationId?: number };
  /** The books differ from themselves or from the payments; `kinds` says how. */
  ledger: { kinds: string; findings: number; organizationId?: number };
  /** A browser that was to make a PDF did not; the Worker made it. */
  pdf: { reason: string; organizationId?: number };
  /** Smaller copies of a picture were not kept, in these widths; it is shown as it was sent. */
  pictureCopies: { fileId: string; widths: string; reason: string; organizationId?: number };
  outbox: { oldestAgeMs: number; pending: number; dead: number; database: string };
}

export interface Logger {
  info<E extends keyof LogEvents>(event: E, fields: LogEvents[E]): void;
  error<E extends keyof LogEvents>(event: E, fields: LogEvents[E]): void;
}

/** A logger that writes one line of JSON for each event, with the request's id. */
export function createLogger(requestId: string, write: (line: string) => void = console.log): Logger {
  const line = (level: string) => (event: string, fields: object) =>
    write(JSON.stringify({ level, event, requestId, ...fields }));
  return { info: line("info"), error: line("error") };
}

/** Class names and positions of a stack, without its message, which can quote what a person typed. */
export function safeStack(error: unknown): string {
  if (!(error instanceof Error) || !error.stack) return "";
  return error.stack
    .split("\n")
    .filter((part) => /^\s+at /.test(part))
    .slice(0, 12)
    .map((part) => part.trim())
    .join(" | ");
}

// Translators outlive requests, so their failures are logged under a name of their own.
reportTranslationFailures(({ key, locale, reason }) =>
  createLogger("translation").error("translation", { locale, key, problem: reason }),
);
