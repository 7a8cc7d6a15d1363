import type { ScheduleFrame } from "./protocol";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * Reads a frame that a board sent; null for one that this version does not know. By hand, so that a calendar loads no
 * library for three fields; `scheduleFrameSchema` says the same to the board.
 */
export function parseScheduleFrame(text: string): ScheduleFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    if (!isRecord(frame)) return null;
    const { type, from, to } = frame;
    if (type !== "TAKEN" && type !== "FREED") return null;
    return Number.isSafeInteger(from) && Number.isSafeInteger(to) ? { type, from: Number(from), to: Number(to) } : null;
  } catch {
    return null;
  }
}
