import { expect, it } from "vitest";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import { sendChatFile, type FileSending } from "./send-chat-file";

const UPLOADS = "/room/chat/uploads";

/** A line to a server that keeps parts; `answer` may answer in its place, with null for one that is down. */
function scene(answer: (asked: string) => { status: number; body: unknown } | null | undefined = () => undefined) {
  const asked: string[] = [];
  const told: FileSending[] = [];
  const arrived = new Set<number>();
  const reply = (path: string) => {
    const part = /\/u1\/(\d+)$/.exec(path)?.[1];
    if (part) arrived.add(Number(part));
    const body = path === UPLOADS ? { uploadId: "u1", parts: [...arrived] } : {};
    return { status: 200, body };
  };
  const surroundings = {
    ask: (method: string, path: string) => {
      asked.push(`${method} ${path}`);
      const said = answer(`${method} ${path}`);
      return said === null ? Promise.reject(new Error("down")) : Promise.resolve(said ?? reply(path));
    },
    hash: () => Promise.resolve("0".repeat(64)),
    pause: () => Promise.resolve(),
  };
  const bytes = new Blob([new Uint8Array(PART_BYTES + 10)]);
  const file = { name: "walk.mp4", size: bytes.size, lastModified: 0, slice: bytes.slice.bind(bytes) };
  const send = () => sendChatFile(file, UPLOADS, (sending) => told.push(sending), surroundings);
  return { asked, told, send };
}

it("sends a file in parts, tells how far it is, and ends when it is in the chat", async () => {
  const { asked, told, send } = scene();
  expect(await send().sent).toBe(true);
  expect(asked).toEqual([`POST ${UPLOADS}`, `PUT ${UPLOADS}/u1/1`, `PUT ${UPLOADS}/u1/2`, `POST ${UPLOADS}/u1`]);
  expect(told.at(0)).toEqual({ state: "sending", percent: 0 });
  expect(told.at(-2)).toEqual({ state: "sending", percent: 100 });
  expect(told.at(-1)).toEqual({ state: "sent" });
});

it("goes on where the line was cut, with the parts alone that are missing", async () => {
  let down = true;
  const { asked, told, send } = scene((path) => (down && path.endsWith("/u1/2") ? null : undefined));
  expect(await send().sent).toBe(false);
  expect(told.at(-1)).toEqual({ state: "failed", why: "line", refusal: "" });
  down = false;
  const before = asked.length;
  expect(await send().sent).toBe(true);
  expect(asked.slice(before)).toEqual([`POST ${UPLOADS}`, `PUT ${UPLOADS}/u1/2`, `POST ${UPLOADS}/u1`]);
});

it("tells in words why a file is refused, and sends nothing more of it", async () => {
  const body = { errors: [{ field: "file", message: "We cannot accept this type of file." }] };
  const { asked, told, send } = scene((path) => (path.endsWith("/u1/1") ? { status: 422, body } : undefined));
  expect(await send().sent).toBe(false);
  expect(told.at(-1)).toEqual({ state: "failed", why: "refused", refusal: "We cannot accept this type of file." });
  expect(asked).toEqual([`POST ${UPLOADS}`, `PUT ${UPLOADS}/u1/1`]);
});

it("stopped, sends no more parts, tells nothing more and throws away what has arrived", async () => {
  let stop = (): void => undefined;
  const { asked, told, send } = scene((path) => {
    if (path.endsWith("/u1/1")) stop();
    return undefined;
  });
  const sending = send();
  stop = () => sending.stop(true);
  expect(await sending.sent).toBe(false);
  expect(told.at(-1)).toEqual({ state: "sending", percent: 0 });
  expect(asked).toEqual([`POST ${UPLOADS}`, `PUT ${UPLOADS}/u1/1`, `DELETE ${UPLOADS}/u1`]);
});
