/** What the widget and the page around it say to each other, by name. */
export const FRAME = {
  /** From the frame to whoever is around it, and to anybody: a page of the widget is there. */
  ready: "virtual-practice:ready",
  /** The answer: tells the frame, by its origin, whom to send its height to. */
  hello: "virtual-practice:hello",
  /** From the frame to that origin alone: how high its content is, in CSS pixels, and what it is called. */
  size: "virtual-practice:size",
} as const;

export interface FrameSize {
  height: number;
  title: string;
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === "object" && data !== null;

/** Whether a message is one of ours, of this name. */
export const saysFrame = (data: unknown, type: (typeof FRAME)[keyof typeof FRAME]): boolean =>
  isRecord(data) && data.type === type;

/** Higher than this no booking is; a number beyond it is somebody's mistake. */
const MOST_HEIGHT = 20_000;

/** The size that a message tells; undefined for any other message. */
export function frameSizeOf(data: unknown): FrameSize | undefined {
  if (!saysFrame(data, FRAME.size) || !isRecord(data)) return undefined;
  const { height, title } = data;
  if (typeof height !== "number" || !(height > 0 && height <= MOST_HEIGHT)) return undefined;
  return { height: Math.ceil(height), title: typeof title === "string" ? title.slice(0, 200) : "" };
}
