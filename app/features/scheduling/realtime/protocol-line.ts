/** The frame that asks 'still there?' and its answer, which the platform gives without waking the board. */
export const PING = "ping";
export const PONG = "pong";

/** Longest wait before a board is tried again, and the first one, in milliseconds. */
const LONGEST_MS = 10_000;
const FIRST_MS = 500;
/** A line over which nothing comes back for this long is taken for dead. */
const PING_EVERY_MS = 30_000;

/**
 * Wait before the next attempt, in milliseconds: doubling from 0.5 s to 10 s, of which a random half is taken off, so
 * that the watchers of a board do not all come back at one moment. `random` is from 0 to 1.
 */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10)) * (1 - random / 2));

export interface LineHandlers {
  /** Each frame, as the board sent it. */
  onFrame: (text: string) => void;
  /** The line is there again: what happened meanwhile is not told again. */
  onResume: () => void;
}

/** Keeps a line to one board until it is closed by what this gives back. Nothing is sent but pings. */
export function openBoardLine(path: string, { onFrame, onResume }: LineHandlers): () => void {
  let socket: WebSocket | undefined;
  let failures = 0;
  let wasOpen = false;
  let answered = true;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    socket = new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
    socket.onopen = () => {
      failures = 0;
      answered = true;
      if (wasOpen) onResume();
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      answered = true;
      if (typeof data === "string" && data !== PONG) onFrame(data);
    };
    socket.onclose = () => {
      if (!closed) timer = setTimeout(open, reconnectDelay(failures++, Math.random()));
    };
  };
  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (!answered) return socket.close();
    answered = false;
    socket.send(PING);
  }, PING_EVERY_MS);
  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    clearInterval(pulse);
    socket?.close();
  };
}
