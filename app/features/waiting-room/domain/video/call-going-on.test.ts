import { expect, test } from "vitest";
import { goingOn, sayGoingOn } from "./call-going-on";

function storage(kept: string | null = null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
}

test("a call is told to the other pages for as long as it says so, and is over when it is silent or says that", () => {
  const kept = storage();
  expect(goingOn(kept, 1_000)).toBeNull();
  sayGoingOn(kept, "/room/chat/1/video?enter=now", 1_000);
  expect(goingOn(kept, 9_000)).toBe("/room/chat/1/video?enter=now");
  expect(goingOn(kept, 60_000)).toBeNull();
  sayGoingOn(kept, null, 2_000);
  expect(goingOn(kept, 2_000)).toBeNull();
});

test("what is no address of ours leads nowhere", () => {
  for (const text of [
    "1000 https://elsewhere.example/",
    "1000 //elsewhere.example/",
    "1000 javascript:alert(1)",
    "nonsense",
  ])
    expect(goingOn(storage(text), 1_500)).toBeNull();
});
