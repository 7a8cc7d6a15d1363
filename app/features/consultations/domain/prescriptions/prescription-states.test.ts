import { expect, test } from "vitest";
import {
  PRESCRIPTION_BEGUN_BY,
  PRESCRIPTION_LETTERS,
  PRESCRIPTION_MATRIX,
  PRESCRIPTION_ORDER,
} from "../../../../../tests/support/expected/prescription-transitions";
import { PRESCRIPTION_ACTIONS, PRESCRIPTION_STATES, prescriptionTransition } from "./prescription-states";

const ACTORS = ["prescriber", "provider", "nurse", "pharmacy", "system"] as const;
type Letter = keyof typeof PRESCRIPTION_LETTERS;
const STATES = PRESCRIPTION_ORDER.split(" ").map((letter) => PRESCRIPTION_LETTERS[letter as Letter]);

test("the table written by hand has every state", () => {
  expect([...STATES].sort()).toEqual([...PRESCRIPTION_STATES].sort());
});

test.each(PRESCRIPTION_ACTIONS)("%s leads every actor from every state where the clinical facts say", (action) => {
  for (const actor of ACTORS) {
    const expected = PRESCRIPTION_MATRIX[action][actor]
      .split(" ")
      .map((letter) => (letter === "." ? undefined : PRESCRIPTION_LETTERS[letter as Letter]));
    const found = STATES.map((state) => prescriptionTransition(action, actor, state as "DRAFT")?.to);
    expect([action, actor, found]).toEqual([action, actor, expected]);
    const begins = action === "create" && (PRESCRIPTION_BEGUN_BY as readonly string[]).includes(actor);
    expect([action, actor, prescriptionTransition(action, actor, "nothing")?.to]).toEqual([
      ...[action, actor, begins ? "DRAFT" : undefined],
    ]);
  }
});
