import type { ScheduleFrame } from "./protocol";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * Reads a frame that a board sent; null for one that this version does not know. By hand, so that a page loads no
 * library for a few fields; `scheduleFrameSchema` says the same to the board.
 */
export function parseScheduleFrame(text: string): ScheduleFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    if (!isRecord(frame)) return null;
    const { type, from, to, employeeId, arrived } = frame;
    if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) return null;
    const span = { from: Number(from), to: Number(to) };
    if (type === "TAKEN" || type === "FREED") return { type, ...span };
    return type === "ARRIVAL" && typeof employeeId === "string" && typeof arrived === "boolean"
      ? { type, ...span, employeeId, arrived }
      : null;
  } catch {
    return null;
  }
}
