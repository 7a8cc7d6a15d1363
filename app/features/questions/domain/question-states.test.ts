import { describe, expect, it } from "vitest";
import {
  afterAct,
  goesBack,
  isWaiting,
  QUESTION_ACTORS,
  QUESTION_ACTS,
  QUESTION_STATES,
  type QuestionAct,
} from "./question-states";

/** By hand: a row for each act, who does it, and what it makes of each state; what is left out is not possible. */
const EXPECTED = `
send      patient   DRAFT>ASKED
charge    patient   DRAFT>AWAITING_PAYMENT
pay       system    AWAITING_PAYMENT>ASKED
lapse     system    AWAITING_PAYMENT>DRAFT
cancel    patient   DRAFT>CANCELLED ASKED>CANCELLED TAKEN>CANCELLED INFO_WANTED>CANCELLED
take      provider  ASKED>TAKEN
assign    staff     ASKED>TAKEN TAKEN>TAKEN INFO_WANTED>INFO_WANTED ANSWERED>ANSWERED FOLLOW_UP>FOLLOW_UP
release   provider  TAKEN>ASKED
answer    provider  ASKED>ANSWERED TAKEN>ANSWERED INFO_WANTED>ANSWERED ANSWERED>ANSWERED FOLLOW_UP>ANSWERED
askBack   provider  ASKED>INFO_WANTED TAKEN>INFO_WANTED
reply     patient   INFO_WANTED>TAKEN
followUp  patient   ANSWERED>FOLLOW_UP
close     provider  ANSWERED>CLOSED FOLLOW_UP>CLOSED
decline   provider  ASKED>DECLINED TAKEN>DECLINED INFO_WANTED>DECLINED
passOn    system    ASKED>ASKED TAKEN>ASKED FOLLOW_UP>FOLLOW_UP
expire    system    ASKED>EXPIRED TAKEN>EXPIRED INFO_WANTED>EXPIRED
`
  .trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

const question = { followUps: 2, followUpsUsed: 0 };

describe("the states of a text question", () => {
  it("go by the table, by every act in every state", () => {
    expect(EXPECTED.map(([act]) => act)).toEqual([...QUESTION_ACTS]);
    for (const [act = "", by, ...moves] of EXPECTED) {
      const to = new Map(moves.map((move) => move.split(">") as [string, string]));
      expect(QUESTION_ACTORS[act as QuestionAct], act).toBe(by);
      for (const state of QUESTION_STATES)
        expect(afterAct({ state, ...question }, act as QuestionAct), `${act} in ${state}`).toBe(to.get(state) ?? null);
    }
  });

  it("let a patient follow up as often as the service says, and no more", () => {
    const answered = { state: "ANSWERED", followUps: 2 } as const;
    expect(afterAct({ ...answered, followUpsUsed: 1 }, "followUp")).toBe("FOLLOW_UP");
    expect(afterAct({ ...answered, followUpsUsed: 2 }, "followUp")).toBeNull();
  });

  it("give the money back where there was no answer, and only there", () => {
    expect(QUESTION_STATES.filter(goesBack)).toEqual(["DECLINED", "EXPIRED", "CANCELLED"]);
    expect(QUESTION_STATES.filter(isWaiting)).toEqual(["ASKED", "TAKEN", "FOLLOW_UP"]);
  });
});
