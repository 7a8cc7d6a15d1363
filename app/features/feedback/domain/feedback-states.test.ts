import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/kernel/time/dates";
import { afterAct, FEEDBACK_ACTS, FEEDBACK_STATES, FEEDBACK_TRANSITIONS, stateAt } from "./feedback-states";

/** By hand: a row for each state, a column for each act. */
const EXPECTED = `
           open      give    edit    decline   retry   remind
ASKED      OPENED    GIVEN   -       DECLINED  ASKED   ASKED
OPENED     OPENED    GIVEN   -       DECLINED  OPENED  OPENED
GIVEN      GIVEN     -       GIVEN   -         -       -
EXPIRED    EXPIRED   -       -       -         -       -
DECLINED   DECLINED  GIVEN   -       -         -       -
`;

describe("the states of a question after an appointment", () => {
  it("go by the table, in every state and by every act", () => {
    const [head = [], ...rows] = EXPECTED.trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/));
    expect(head).toEqual([...FEEDBACK_ACTS]);
    const table = Object.fromEntries(
      rows.map(([state = "", ...cells]) => [
        state,
        Object.fromEntries(head.map((act, index) => [act, cells[index] === "-" ? null : cells[index]])),
      ]),
    );
    expect(Object.keys(table)).toEqual([...FEEDBACK_STATES]);
    expect(FEEDBACK_TRANSITIONS).toEqual(table);
  });

  it("run out at their hour, unless somebody has answered", () => {
    const asked = { state: "ASKED", expiresAt: 1_000, givenAt: null } as const;
    expect(stateAt(asked, 999)).toBe("ASKED");
    expect(stateAt(asked, 1_000)).toBe("EXPIRED");
    expect(stateAt({ ...asked, state: "DECLINED" }, 1_000)).toBe("EXPIRED");
    expect(stateAt({ ...asked, state: "GIVEN", givenAt: 5 }, 1_000)).toBe("GIVEN");
    expect(afterAct(asked, "give", 1_000)).toBeNull();
  });

  it("let an answer be changed for 14 days", () => {
    const given = { state: "GIVEN", expiresAt: 0, givenAt: 0 } as const;
    expect(afterAct(given, "edit", 14 * DAY_MS - 1)).toBe("GIVEN");
    expect(afterAct(given, "edit", 14 * DAY_MS)).toBeNull();
  });
});
