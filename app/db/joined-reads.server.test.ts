import { expect, test } from "vitest";
import { isRead, JoinedReads } from "./joined-reads.server";
import { newMeter } from "./meter.server";

/** A session that records what is sent together and answers each statement with its own text. */
function line(fails: readonly string[] = []) {
  const sent: string[][] = [];
  const answer = (text: string): D1Result => {
    if (fails.includes(text)) throw new Error(`${text} is wrong`);
    const counts = { rows_read: 1, rows_written: 0, changes: 0, last_row_id: 0 };
    return { success: true, results: [text], meta: { ...counts, duration: 0, size_after: 0, changed_db: false } };
  };
  const prepare = (text: string) => ({
    text,
    all: async () => {
      sent.push([text]);
      return answer(text);
    },
  });
  const batch = async (statements: ReturnType<typeof prepare>[]) => {
    const texts = statements.map(({ text }) => text);
    sent.push(texts);
    return texts.map(answer);
  };
  const meter = newMeter();
  const joined = new JoinedReads({ batch }, meter);
  const told = (results: D1Result[]) => results.flatMap(({ results: rows }) => rows);
  return {
    sent,
    meter,
    read: async (...texts: string[]) => told(await joined.read(texts.map(prepare))),
    write: async (...texts: string[]) => told(await joined.write(texts.map(prepare))),
  };
}

test("reads of one moment go as one batch, and each gets its own answers", async () => {
  const { read, sent, meter } = line();
  const deep = async () => {
    for (let turn = 0; turn < 8; turn += 1) await undefined;
    return read("c");
  };
  expect(await Promise.all([read("a1", "a2"), read("b"), deep()])).toEqual([["a1", "a2"], ["b"], ["c"]]);
  expect(sent).toEqual([["a1", "a2", "b", "c"]]);
  expect(meter).toEqual({ roundTrips: 1, statements: 4, rowsRead: 4, rowsWritten: 0 });
});

test("a read that follows from another's answer goes by itself", async () => {
  const { read, sent } = line();
  await read("a");
  await read("b");
  expect(sent).toEqual([["a"], ["b"]]);
});

test("a write goes by itself, after the reads that were asked for before it and before those after it", async () => {
  const { read, write, sent } = line();
  await Promise.all([read("before"), write("w1", "w2"), read("after")]);
  expect(sent).toEqual([["before"], ["w1", "w2"], ["after"]]);
});

test("one wrong read fails alone", async () => {
  const { read, sent } = line(["wrong"]);
  const [right, wrong] = await Promise.allSettled([read("right"), read("wrong")]);
  expect(right).toEqual({ status: "fulfilled", value: ["right"] });
  expect(wrong).toMatchObject({ status: "rejected", reason: new Error("wrong is wrong") });
  expect(sent).toEqual([["right", "wrong"], ["right"], ["wrong"]]);
});

test("what may change something is no read", () => {
  expect(["SELECT 1", "  select a\nFROM b", "WITH c AS (SELECT 1) SELECT * FROM c"].map(isRead)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [
      "INSERT INTO a SELECT 1",
      "UPDATE a SET b = 1",
      "DELETE FROM a",
      "WITH c AS (SELECT 1)\nUPDATE a SET b = 1",
      "REPLACE INTO a VALUES (1)",
      "PRAGMA optimize",
    ].filter(isRead),
  ).toEqual([]);
});
