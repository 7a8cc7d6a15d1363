/** Names of messages between the widget and the page around it. */
export const FRAME = {
  /** From the frame to any page around it: a page of the widget is there. */
  ready: "virtual-practice:ready",
  /** The answer, whose origin tells the frame where to send its size. */
  hello: "virtual-practice:hello",
  /** From the frame to that origin only: the height of its content in CSS pixels, and its title. */
  size: "virtual-practice:size",
} as const;

export interface FrameSize {
  height: number;
  title: string;
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === "object" && data !== null;

/** Whether a message is ours and has this name. */
export const saysFrame = (data: unknown, type: (typeof FRAME)[keyof typeof FRAME]): boolean =>
  isRecord(data) && data.type === type;

/** Largest plausible height of a booking page; a higher number is a mistake. */
const MOST_HEIGHT = 20_000;

/** Size in a message; undefined for any other message. */
export function frameSizeOf(data: unknown): FrameSize | undefined {
  if (!saysFrame(data, FRAME.size) || !isRecord(data)) return undefined;
  const { height, title } = data;
  if (typeof height !== "number" || !(height > 0 && height <= MOST_HEIGHT)) return undefined;
  return { height: Math.ceil(height), title: typeof title === "string" ? title.slice(0, 200) : "" };
}
