import { describe, expect, it } from "vitest";
import {
  LAB_ACKNOWLEDGERS,
  LAB_LETTERS,
  LAB_MATRIX,
  LAB_ORDER_OF_STATES,
} from "../../../../../tests/support/expected/lab-transitions";
import {
  LAB_ACTIONS,
  LAB_ACTORS,
  LAB_STATES,
  labTransition,
  mayAcknowledge,
  mayEver,
  stateOfEntered,
  stateOfOrder,
  type LabState,
} from "./lab-order-states";

const TARGETS: Readonly<Record<string, string>> = {
  ...LAB_LETTERS,
  "=": "unchanged",
  "!": "discarded",
  "?": "by-what-is-entered",
  "#": "by-what-was-verified",
  "<": "as-before-the-review",
};

const statesInOrder = LAB_ORDER_OF_STATES.split(" ").map((letter) =>
  letter === "-" ? "nothing" : LAB_LETTERS[letter as keyof typeof LAB_LETTERS],
);

describe("what may happen to a test of a laboratory order", () => {
  it("is written down by hand for every state, action and actor", () => {
    expect(Object.keys(LAB_MATRIX).sort()).toEqual([...LAB_ACTIONS].sort());
    for (const row of Object.values(LAB_MATRIX)) expect(Object.keys(row).sort()).toEqual([...LAB_ACTORS].sort());
    expect(new Set(statesInOrder)).toEqual(new Set(["nothing", ...LAB_STATES]));
  });

  it.each(LAB_ACTIONS)("is as written, for %s", (action) => {
    for (const by of LAB_ACTORS)
      for (const [index, letter] of LAB_MATRIX[action][by].split(" ").entries()) {
        const from = statesInOrder[index] as LabState | "nothing";
        expect([by, from, labTransition(action, by, from)?.to]).toEqual([by, from, TARGETS[letter]]);
      }
  });
});

describe("who may do something at all", () => {
  it("is whoever may in one state", () => {
    for (const action of LAB_ACTIONS)
      for (const by of LAB_ACTORS)
        expect([action, by, mayEver(action, by)]).toEqual([action, by, /[^. ]/.test(LAB_MATRIX[action][by])]);
  });

  it("with a critical value is whoever looks after the patient", () => {
    for (const by of LAB_ACTORS) expect([by, mayAcknowledge(by)]).toEqual([by, LAB_ACKNOWLEDGERS[by]]);
    expect(mayAcknowledge(null)).toBe(false);
  });
});

describe("the state that entered values lead to", () => {
  it("is partly resulted until every component has a value, whoever verifies", () => {
    for (const verifies of [true, false])
      expect(stateOfEntered({ whole: false, verifies, corrects: false })).toBe("PARTLY_RESULTED");
  });

  it("waits for a second person where the organization wants one, a correction too", () => {
    expect(stateOfEntered({ whole: true, verifies: true, corrects: false })).toBe("ENTERED");
    expect(stateOfEntered({ whole: true, verifies: true, corrects: true })).toBe("ENTERED");
    expect(stateOfEntered({ whole: true, verifies: false, corrects: false })).toBe("RESULTED");
    expect(stateOfEntered({ whole: false, verifies: false, corrects: true })).toBe("CORRECTED");
  });
});

describe("the state that an order shows", () => {
  it("is that of its least advanced test that is still wanted", () => {
    expect(stateOfOrder(["REVIEWED", "COLLECTED", "RESULTED"])).toBe("COLLECTED");
    expect(stateOfOrder(["REVIEWED", "CANCELLED"])).toBe("REVIEWED");
    expect(stateOfOrder(["RESULTED", "CORRECTED"])).toBe("CORRECTED");
    expect(stateOfOrder(["CANCELLED", "CANCELLED"])).toBe("CANCELLED");
  });
});
