import { describe, expect, test } from "vitest";
import {
  NEVER_FOR_AUTHOR_ONLY,
  NOTE_BEGINNERS,
  NOTE_MATRIX,
  NOTE_STATE_ORDER,
} from "../../../../../tests/support/expected/note-transitions";
import { PUBLISH_STATUSES } from "../consultations/consultation";
import {
  NOTE_ACTIONS,
  NOTE_ACTORS,
  NOTE_STATUSES,
  isToldWithdrawn,
  mayNote,
  noteTransition,
  type NoteState,
} from "./note-states";

const STATUS = { D: "DRAFT", S: "SIGNED", A: "AMENDED", E: "ENTERED_IN_ERROR", X: "DISCARDED" } as const;
const PUBLISH = { u: "UNPUBLISHED", p: "PUBLISHED", w: "WITHDRAWN" } as const;

const stateOf = (letters: string, authorOnly = false): NoteState => ({
  status: STATUS[letters[0] as keyof typeof STATUS],
  publishStatus: PUBLISH[letters[1] as keyof typeof PUBLISH],
  authorOnly,
});
const split = (row: string) => row.trim().split(/\s+/);
const STATES = split(NOTE_STATE_ORDER);
const AFTER = NOTE_ACTIONS.filter((action) => action !== "create");

describe("what may happen to a note is what is expected by hand, for every actor, state and action:", () => {
  test("no action or actor is left out", () => {
    expect(Object.keys(NOTE_MATRIX).sort()).toEqual([...AFTER].sort());
    for (const row of Object.values(NOTE_MATRIX)) {
      expect(Object.keys(row).sort()).toEqual([...NOTE_ACTORS].sort());
      for (const letters of Object.values(row)) expect(split(letters)).toHaveLength(STATES.length);
    }
  });

  test.each(AFTER.flatMap((action) => NOTE_ACTORS.map((actor) => [action, actor] as const)))(
    "%s by %s",
    (action, by) => {
      const found = STATES.map((letters) => {
        const state = stateOf(letters);
        const row = noteTransition(action, by, state);
        if (!row) return ".";
        const next = { ...state, ...row.to };
        return (
          STATES.find((each) => {
            const other = stateOf(each);
            return other.status === next.status && other.publishStatus === next.publishStatus;
          })?.replace(letters, "=") ?? "?"
        );
      });
      expect(found).toEqual(split(NOTE_MATRIX[action][by]));
    },
  );

  test("create", () => {
    expect(NOTE_ACTORS.filter((by) => noteTransition("create", by, "nothing"))).toEqual(NOTE_BEGINNERS);
    for (const letters of STATES)
      for (const by of NOTE_ACTORS) expect(noteTransition("create", by, stateOf(letters))).toBeUndefined();
  });
});

test("a note that is kept from everybody but its author is nobody else's in any state, and is never published", () => {
  for (const letters of STATES)
    for (const action of AFTER)
      for (const by of NOTE_ACTORS) {
        const isOpen = by === "author" && !NEVER_FOR_AUTHOR_ONLY.includes(action);
        const expected = isOpen && mayNote(action, by, stateOf(letters));
        expect([letters, action, by, mayNote(action, by, stateOf(letters, true))]).toEqual([
          letters,
          action,
          by,
          expected,
        ]);
      }
});

test("a patient reads signed and published notes alone, and is told of those that were withdrawn", () => {
  for (const status of NOTE_STATUSES)
    for (const publishStatus of PUBLISH_STATUSES)
      for (const authorOnly of [true, false]) {
        const state = { status, publishStatus, authorOnly };
        const isClosed = status === "SIGNED" || status === "AMENDED";
        expect(mayNote("read", "patient", state)).toBe(isClosed && publishStatus === "PUBLISHED" && !authorOnly);
        expect(isToldWithdrawn(state)).toBe(publishStatus === "WITHDRAWN" && !authorOnly);
      }
});
