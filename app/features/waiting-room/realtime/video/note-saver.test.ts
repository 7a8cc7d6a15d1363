import { expect, test } from "vitest";
import { FakeClock } from "./fake-call.test-support";
import { NoteSaver, type SaveOutcome } from "./note-saver";

function typist(...answers: SaveOutcome[]) {
  const clock = new FakeClock();
  const saved: [string, number][] = [];
  const states: string[] = [];
  const save = async (note: string, version: number) => {
    saved.push([note, version]);
    return Promise.resolve(answers.shift() ?? { kind: "saved" as const, version: version + 1 });
  };
  const saver = new NoteSaver(0, save, (state) => states.push(state), clock);
  const rest = async () => {
    for (let n = 0; n < 10; n += 1) await Promise.resolve();
  };
  return { clock, saved, states, saver, rest };
}

test("a note is saved once when the typing pauses, each time on the version before", async () => {
  const { clock, saved, states, saver, rest } = typist();
  saver.type("a");
  saver.type("ab");
  clock.pass(799);
  expect(saved).toEqual([]);
  clock.pass(1);
  await rest();
  saver.type("abc");
  clock.pass(800);
  await rest();
  expect(saved).toEqual([
    ["ab", 0],
    ["abc", 1],
  ]);
  expect(states.at(-1)).toBe("saved");
});

test("what is typed while a save is under way is saved after it", async () => {
  const { clock, saved, saver, rest } = typist();
  saver.type("a");
  clock.pass(800);
  saver.type("ab");
  await rest();
  clock.pass(800);
  await rest();
  expect(saved).toEqual([
    ["a", 0],
    ["ab", 1],
  ]);
});

test("a save that does not get through is tried until it does", async () => {
  const { clock, saved, states, saver, rest } = typist({ kind: "unreached" }, { kind: "unreached" });
  saver.type("a");
  clock.pass(800);
  await rest();
  expect(states.at(-1)).toBe("offline");
  for (const _ of [1, 2]) {
    clock.pass(3_000);
    await rest();
  }
  expect(saved).toHaveLength(3);
  expect(states.at(-1)).toBe("saved");
});

test("what somebody else has saved meanwhile is not written over", async () => {
  const { clock, saved, states, saver, rest } = typist({ kind: "changed" });
  saver.type("mine");
  clock.pass(800);
  await rest();
  clock.pass(60_000);
  expect(saved).toHaveLength(1);
  expect(states.at(-1)).toBe("changed");
});
