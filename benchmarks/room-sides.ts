import { io } from "socket.io-client";
import { WebSocket } from "ws";
import { PROTOCOL_VERSION } from "~/features/waiting-room/realtime/protocol";
import { startInBackground, stopInBackground } from "../scripts/terminal/run";
import { freePort } from "../scripts/worker/free-port";
import { request } from "../scripts/worker/request";
import { serveBundle } from "./miniflare-host";

/** One person's line to a room. */
export interface Line {
  send(clientId: string, message: string): void;
  close(): void;
}

/** A server that is measured: `onMessage` gets each message's text, once for each line that it comes to. */
export interface Side {
  name: string;
  join(room: string, member: number, onMessage: (text: string) => void): Promise<Line>;
  /** Messages that the server has stored of a room; null where it stores none. */
  stored(room: string): Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * What a message is wrapped in by either server; the text is cut out, since parsing would be most of the client's work.
 */
const TEXT = /"message":"(t[^"]*)"/;

/** Longest wait for a line to be open, in milliseconds: a side that does not let somebody in ends the run. */
const OPENS_WITHIN_MS = 30_000;

function openSocket(url: string, onText: (text: string) => void, greeting: string | null): Promise<WebSocket> {
  return new Promise((opened, fail) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const timer = setTimeout(() => fail(new Error(`${url} did not open`)), OPENS_WITHIN_MS);
    const done = (line: WebSocket) => {
      clearTimeout(timer);
      opened(line);
    };
    socket.on("error", fail);
    socket.on("close", (code) => fail(new Error(`${url} was closed with ${code}`)));
    socket.on("open", () => {
      if (greeting === null) done(socket);
      else socket.send(greeting);
    });
    socket.on("message", (data) => {
      const text = String(data);
      if (greeting !== null && text.startsWith('{"type":"SNAPSHOT"')) done(socket);
      onText(text);
    });
  });
}

const lineOn = (socket: WebSocket): Line => ({
  send: (clientId, message) => socket.send(JSON.stringify({ type: "SEND", clientId, chatRoomId: "visit", message })),
  close: () => socket.close(),
});

const textOf = (frame: string): string | undefined =>
  frame.startsWith('{"type":"MESSAGE"') ? TEXT.exec(frame)?.[1] : undefined;

/** The product's room, in workerd, with its database in a folder. */
export async function ourRooms(state: string): Promise<Side> {
  const host = await serveBundle("rooms-in-workerd.ts", { objects: { WAITING_ROOM: "WaitingRoom" }, state });
  const get = async (path: string) => (await request({ port: host.port, path })).body;
  return {
    name: "ours",
    stop: host.stop,
    stored: async (room) => Number(await get(`/stored?room=${room}`)),
    join: async (room, member, onMessage) => {
      const ticket = await get(`/ticket?room=${room}&member=${member}`);
      const init = { type: "INIT", ticket, version: PROTOCOL_VERSION, route: "/", lastSeq: {} };
      const hear = (frame: string) => {
        const text = textOf(frame);
        if (text !== undefined) onMessage(text);
      };
      return lineOn(await openSocket(`ws://127.0.0.1:${host.port}/?room=${room}`, hear, JSON.stringify(init)));
    },
  };
}

async function startPeer(kind: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = startInBackground("tsx", ["benchmarks/room-peer.ts", kind, String(port)]);
  for (const deadline = Date.now() + 30_000; ;) {
    try {
      await request({ port, path: "/ready" });
      return { port, stop: () => stopInBackground(child) };
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** `ws` with nothing around it: no persistence, no acknowledgment, no order but the line's own. */
export async function bareRooms(): Promise<Side> {
  const { port, stop } = await startPeer("ws");
  return {
    ...{ name: "ws", stop, stored: () => Promise.resolve(null) },
    join: async (room, _member, onMessage) => {
      const hear = (frame: string) => {
        const text = textOf(frame);
        if (text !== undefined) onMessage(text);
      };
      return lineOn(await openSocket(`ws://127.0.0.1:${port}/${room}`, hear, null));
    },
  };
}

/** socket.io by WebSocket alone, with its own client. */
export async function socketIoRooms(): Promise<Side> {
  const { port, stop } = await startPeer("socket.io");
  return {
    ...{ name: "socket.io", stop, stored: () => Promise.resolve(null) },
    join: (room, _member, onMessage) =>
      new Promise((done, fail) => {
        const options = { transports: ["websocket"], query: { room }, forceNew: true };
        const socket = io(`http://127.0.0.1:${port}`, options);
        socket.on("connect_error", fail);
        socket.on("message", ({ message }: { message: string }) => onMessage(message));
        socket.on("connect", () =>
          done({
            send: (clientId, message) => socket.emit("send", { clientId, message }),
            close: () => void socket.close(),
          }),
        );
      }),
  };
}
