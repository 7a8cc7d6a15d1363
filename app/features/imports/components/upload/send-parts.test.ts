import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import { SendingEnded, type SentFile, type Surroundings } from "~/kernel/upload/send-parts";
import { sendInParts } from "./send-parts";

const SIZE = 2 * PART_BYTES + 7;
/** A file whose parts say which bytes they are. */
const file: SentFile = {
  name: "old.csv",
  size: SIZE,
  lastModified: 1_000,
  slice: (start, end) => new Blob([`${start}-${end}`]),
};

/** A server that keeps which parts came, and answers as `answers` says before it does so again by itself. */
function server() {
  const asked: string[] = [];
  const arrived: number[] = [];
  const answers: (number | "no line")[] = [];
  const pauses: number[] = [];
  const surroundings: Surroundings = {
    ask: async (method, path, body, onBytes) => {
      asked.push(`${method} ${path}`);
      const said = answers.shift() ?? 200;
      if (said === "no line") throw new Error("down");
      if (said !== 200) return { status: said, body: { errors: [{ message: "The file has changed" }] } };
      if (method === "PUT") {
        onBytes?.(3);
        arrived.push(Number(path.split("/").at(-1)));
        return { status: 200, body: { status: true } };
      }
      if (path.endsWith("/uploads")) return { status: 200, body: { uploadId: "u1", parts: [...arrived] } };
      return { status: 200, body: { importId: "u1", text: typeof body } };
    },
    hash: async (part) =>
      createHash("sha256")
        .update(await part.text())
        .digest("hex"),
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
  return { asked, arrived, answers, pauses, surroundings };
}
let told: number[];
beforeEach(() => {
  told = [];
});
const send = ({ surroundings }: ReturnType<typeof server>, goesOn = () => true) =>
  sendInParts(file, "", { arrived: (bytes) => told.push(bytes), onOpened: () => undefined, goesOn }, surroundings);

it("a file is sent part by part, and how far it is grows to its whole size", async () => {
  const there = server();
  expect(await send(there)).toBe("u1");
  const parts = [1, 2, 3].map((part) => `PUT /patientImport/uploads/u1/${part}`);
  expect(there.asked).toEqual(["POST /patientImport/uploads", ...parts, "POST /patientImport/uploads/u1"]);
  expect(told).toEqual([0, 3, PART_BYTES, PART_BYTES + 3, 2 * PART_BYTES, 2 * PART_BYTES + 3, SIZE]);
});

it("a part that fails is sent again after a longer and longer pause, and no other", async () => {
  const there = server();
  there.answers.push(200, 200, "no line", 503, 429);
  await send(there);
  expect(there.arrived).toEqual([1, 2, 3]);
  expect(there.asked.filter((line) => line.endsWith("/2"))).toHaveLength(4);
  expect(there.pauses).toEqual([1_000, 2_000, 4_000]);
});

it("a line that stays down ends it; sent again, it goes on with what is missing", async () => {
  const there = server();
  there.answers.push(200, 200, ...Array<"no line">(6).fill("no line"));
  await expect(send(there)).rejects.toMatchObject({ why: "line" });
  there.asked.splice(0);
  expect(await send(there)).toBe("u1");
  expect(there.asked.filter((line) => line.startsWith("PUT"))).toEqual([
    "PUT /patientImport/uploads/u1/2",
    "PUT /patientImport/uploads/u1/3",
  ]);
});

it("what the server refuses is not tried again, and its words are told", async () => {
  const there = server();
  there.answers.push(200, 422);
  await expect(send(there)).rejects.toMatchObject({ why: "refused", refusal: "The file has changed" });
  expect(there.pauses).toEqual([]);
});

it("a refusal that is about no field is told in the words for all of it", async () => {
  const there = server();
  const body = { status: false, message: "Please sign in.", errors: [] };
  const surroundings = { ...there.surroundings, ask: () => Promise.resolve({ status: 401, body }) };
  await expect(send({ ...there, surroundings })).rejects.toMatchObject({ why: "refused", refusal: "Please sign in." });
});

it("a file that cannot be read any more, and one that is not wanted any more, are not sent", async () => {
  const there = server();
  const hash = () => Promise.reject(new Error("NotReadableError"));
  const unreadable = send({ ...there, surroundings: { ...there.surroundings, hash } });
  await expect(unreadable).rejects.toMatchObject({ why: "unreadable" });
  await expect(send(there, () => false)).rejects.toBeInstanceOf(SendingEnded);
  expect(there.arrived).toEqual([]);
});
