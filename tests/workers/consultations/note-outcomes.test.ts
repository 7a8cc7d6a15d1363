import { beforeAll, describe, expect, it } from "vitest";
import { PUBLISH_STATUSES } from "~/features/consultations/domain/consultations/consultation";
import { NOTE_ACTORS, NOTE_STATUSES, type NoteActor } from "~/features/consultations/domain/notes/note-states";
import { amendNote } from "~/features/consultations/services/notes/amend-note.server";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { discardNote } from "~/features/consultations/services/notes/discard-note.server";
import { enterNoteInError } from "~/features/consultations/services/notes/enter-note-in-error.server";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { restrictNote } from "~/features/consultations/services/notes/restrict-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { signNote } from "~/features/consultations/services/notes/sign-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { withdrawNote } from "~/features/consultations/services/notes/withdraw-note.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import {
  NEVER_FOR_AUTHOR_ONLY,
  NOTE_BEGINNERS,
  NOTE_MATRIX,
  NOTE_STATE_ORDER,
} from "../../support/expected/note-transitions";
import { change } from "../identity/appointments";
import { setting } from "../phr/scene";
import { NOW, openNotes, type Notes } from "./notes-scene";

// prettier-ignore
const WHO = { author: "doctor", provider: "otherDoctor", nurse: "nurse", administrator: "admin", patient: "patient" } as const;
const REASON = { reason: "It says so here" };

/** What asks for each action, of a draft whose required sections are written. */
const SERVICES: Record<keyof typeof NOTE_MATRIX, (context: RequestContext, id: string) => Promise<unknown>> = {
  read: (context, id) => viewNote(context, id),
  write: (context, id) =>
    saveNote(context, id, {
      ...{ clientId: "a-window-of-its-own", sequence: 1 },
      sections: [{ id: "plan", text: "Rest, and tea", base: 1 }],
    }),
  discard: (context, id) => discardNote(context, id, true),
  restore: (context, id) => discardNote(context, id, false),
  sign: (context, id) => signNote(context, id, { version: 1 }),
  amend: (context, id) => amendNote(context, id, { text: "And honey", ...REASON }),
  publish: (context, id) => publishNote(context, id),
  withdraw: (context, id) => withdrawNote(context, id, REASON),
  enterInError: (context, id) => enterNoteInError(context, id, REASON),
  restrict: (context, id) => restrictNote(context, id, { authorOnly: "1" }),
};
const ACTIONS = Object.keys(SERVICES) as (keyof typeof SERVICES)[];

const STATES = split(NOTE_STATE_ORDER);
const STATUS_LETTERS = { D: "DRAFT", S: "SIGNED", A: "AMENDED", E: "ENTERED_IN_ERROR", X: "DISCARDED" } as const;
const PUBLISH_LETTERS = { u: "UNPUBLISHED", p: "PUBLISHED", w: "WITHDRAWN" } as const;

function split(row: string): string[] {
  return row.trim().split(/\s+/);
}

let notes: Notes;
let template: Record<string, unknown>;
beforeAll(async () => {
  notes = await openNotes();
  await setting(notes.practice, "compliance", { adminsMayReadRecords: true });
  const { id } = await notes.begin();
  await notes.write("doctor", id, { assessment: "Bronchitis", plan: "Rest" });
  const { sections, ...row } = await notes.row(id);
  const untouched = sections.map((section) => ({ ...section, version: 1, writer: null, others: [] }));
  template = { ...row, version: 1, writer_client: null, sections: JSON.stringify(untouched) };
});

/** A note in the given state. */
async function given(letters: string, authorOnly: boolean): Promise<string> {
  const status = STATUS_LETTERS[letters[0] as keyof typeof STATUS_LETTERS];
  const isSigned = status !== "DRAFT" && status !== "DISCARDED";
  const { organization_id: _organization, ...copied } = template;
  const row: Record<string, unknown> = {
    ...{ ...copied, id: uuidv7(NOW), status, author_only: Number(authorOnly) },
    publish_status: PUBLISH_LETTERS[letters[1] as keyof typeof PUBLISH_LETTERS],
    ...(isSigned && { signed_at: NOW, signed_by: notes.ids.doctor, signed_hash: "0".repeat(64) }),
  };
  const names = Object.keys(row);
  await change(
    notes.practice,
    `INSERT INTO clinical_note (organization_id, ${names.join(", ")}) VALUES (?1, ${names.map((_, at) => `?${at + 2}`).join(", ")})`,
    ...(Object.values(row) as (string | number | null)[]),
  );
  return String(row["id"]);
}

async function stateOf(id: string): Promise<string> {
  const row: Record<string, unknown> = await notes.row(id);
  const { status, publish_status: published } = row;
  return (
    STATES.find(
      (letters) =>
        STATUS_LETTERS[letters[0] as keyof typeof STATUS_LETTERS] === status &&
        PUBLISH_LETTERS[letters[1] as keyof typeof PUBLISH_LETTERS] === published,
    ) ?? `${String(status)} ${String(published)}`
  );
}

/** What comes of an action: the state afterwards, '=' where it is the same, '.' where it was refused. */
async function outcome(action: keyof typeof SERVICES, by: NoteActor, letters: string, authorOnly = false) {
  const id = await given(letters, authorOnly);
  const refused = await SERVICES[action](await notes.as(WHO[by]), id).then(
    () => null,
    (error: unknown) => (error as { status?: number }).status ?? String(error),
  );
  const after = await stateOf(id);
  if (refused === null) return after === letters ? "=" : after;
  // A refusal changes nothing, and is an answer and not a failure.
  const isRead = !authorOnly && split(NOTE_MATRIX.read[by])[STATES.indexOf(letters)] === "=";
  const isNever = !/[^. ]/.test(NOTE_MATRIX[action][by]);
  if (isRead && isNever) return refused === 403 && after === letters ? "." : `${refused} where 403 is meant`;
  return [403, 404, 409].includes(Number(refused)) && after === letters ? "." : `${refused} ${after}`;
}

describe("what comes of every action by everybody with a note in every state is what is expected by hand:", () => {
  it("each state is one of the product's", () => {
    expect(Object.values(STATUS_LETTERS).sort()).toEqual([...NOTE_STATUSES].sort());
    expect(Object.values(PUBLISH_LETTERS).sort()).toEqual([...PUBLISH_STATUSES].sort());
  });

  it.each(ACTIONS.flatMap((action) => NOTE_ACTORS.map((by) => [action, by] as const)))(
    "%s by %s",
    async (action, by) => {
      const found: string[] = [];
      for (const letters of STATES) found.push(await outcome(action, by, letters));
      expect(found).toEqual(split(NOTE_MATRIX[action][by]));
    },
  );

  it("create", async () => {
    for (const by of NOTE_ACTORS.filter((each) => each !== "provider")) {
      const asked = { patientId: notes.ids.patient, template: "soap", providerId: notes.ids.doctor };
      const made = createNote(await notes.as(WHO[by]), asked).then(
        () => true,
        () => false,
      );
      expect([by, await made]).toEqual([by, NOTE_BEGINNERS.includes(by)]);
    }
  });

  it.each(ACTIONS)("%s of one that is kept from everybody but its author", async (action) => {
    for (const letters of ["Du", "Su", "Aw"])
      for (const by of NOTE_ACTORS) {
        const isOpen = by === "author" && !NEVER_FOR_AUTHOR_ONLY.includes(action);
        const expected = split(NOTE_MATRIX[action].author)[STATES.indexOf(letters)];
        expect([letters, by, await outcome(action, by, letters, true)]).toEqual([letters, by, isOpen ? expected : "."]);
      }
  });
});
