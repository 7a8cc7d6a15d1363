import { expect, test } from "vitest";
import { inTurn } from "./in-turn";

function heldWork() {
  const ends: ((failure?: Error) => void)[] = [];
  const work = inTurn(() => new Promise((done, fail) => ends.push((failure) => (failure ? fail(failure) : done()))));
  return { work, ends };
}

/** What waits behind ended promises has its turn. */
const settle = () => new Promise((done) => setTimeout(done, 0));

test("a call while the work is under way begins after it, and ends after its own", async () => {
  const { work, ends } = heldWork();
  let second = "waits";
  const first = work();
  void work().then(() => (second = "ended"));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await settle();
  expect(ends).toHaveLength(2);
  expect(second).toBe("waits");
  ends[1]?.();
  await settle();
  expect(second).toBe("ended");
});

test("any number of calls that wait are one, and a work that failed holds up none", async () => {
  const { work, ends } = heldWork();
  const first = work().catch(() => "failed");
  const others = [work(), work(), work()];
  ends[0]?.(new Error("the line is dead"));
  expect(await first).toBe("failed");
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(others);
  void work();
  expect(ends).toHaveLength(3);
});
