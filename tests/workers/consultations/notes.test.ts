import { beforeEach, describe, expect, it } from "vitest";
import { amendNote } from "~/features/consultations/services/notes/amend-note.server";
import { signNoteSchema } from "~/features/consultations/schemas/notes/note-acts";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { discardNote } from "~/features/consultations/services/notes/discard-note.server";
import { enterNoteInError } from "~/features/consultations/services/notes/enter-note-in-error.server";
import { listNotes } from "~/features/consultations/services/notes/list-notes.server";
import { listUnsignedNotes } from "~/features/consultations/services/notes/list-unsigned-notes.server";
import { openNoteEditor } from "~/features/consultations/services/notes/open-note-editor.server";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { restrictNote } from "~/features/consultations/services/notes/restrict-note.server";
import { signNote } from "~/features/consultations/services/notes/sign-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { readWithdrawnNote } from "~/features/consultations/services/notes/read-withdrawn-note.server";
import { withdrawNote } from "~/features/consultations/services/notes/withdraw-note.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { change, read } from "../identity/appointments";
import { setting } from "../phr/scene";
import { employeeActor } from "../support/organization";
import { NOW, openNotes, type Notes } from "./notes-scene";

let notes: Notes;
beforeEach(async () => {
  notes = await openNotes();
});

type Who = Parameters<Notes["as"]>[0];
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => (error as { status?: number }).status ?? 500,
  );
const seenBy = async (who: Who, id: string) => statusOf(viewNote(await notes.as(who), id));
const mails = () =>
  read<{ template: string; payload: string }>(
    notes.practice,
    "SELECT json_extract(payload, '$.template') AS template, payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY id",
  );
const listed = async (who: Who) => listNotes(await notes.as(who), { patientId: notes.ids.patient });

describe("a note", () => {
  it("begins from a template in its language, and is unsigned on its provider's list until it is signed", async () => {
    const { ids } = notes;
    const { id } = await createNote(await notes.as("doctor"), {
      ...{ patientId: ids.patient, template: "soap", language: "es_ES" },
    });
    const { sections, title } = await notes.row(id);
    expect([title, ...sections.map((section) => section.title)]).toEqual([
      ...["Nota SOAP", "Subjetivo", "Objetivo", "Valoración", "Plan"],
    ]);
    const unsigned = async () => (await listUnsignedNotes(await notes.as("doctor"))).notes.map((note) => note.id);
    expect(await unsigned()).toEqual([id]);
    await notes.write("doctor", id, { assessment: "Resfriado", plan: "Reposo" });
    await notes.sign("doctor", id);
    expect(await unsigned()).toEqual([]);
  });

  it("that a nurse writes is the provider's to sign", async () => {
    const { ids } = notes;
    const nurse = await notes.as("nurse");
    expect(await statusOf(createNote(nurse, { patientId: ids.patient, template: "free" }))).toBe(422);
    const { id } = await createNote(nurse, { patientId: ids.patient, template: "free", providerId: ids.doctor });
    await notes.write("nurse", id, { text: "Pressure 120/80" });
    // When they were seen is said of a note that belongs to a consultation.
    expect((await listUnsignedNotes(await notes.as("doctor"))).notes).toMatchObject([
      { id, patientId: ids.patient, seenAt: null },
    ]);
    expect(await statusOf(signNote(nurse, id, { version: 2 }))).toBe(403);
    await notes.sign("doctor", id);
    expect(await notes.row(id)).toMatchObject({ creator_id: nurse.auditActor.id, signed_by: ids.doctor });
  });

  it("that still has something to be filled in is signed only once that is done or said to be meant so", async () => {
    const { id } = await notes.begin();
    await notes.write("doctor", id, { assessment: "Bronchitis", plan: "Rest for {x}, call if {main symptom}" });
    const sign = async (more: object) =>
      signNote(await notes.as("doctor"), id, { version: (await notes.row(id)).version, ...more });
    await expect(sign({})).rejects.toMatchObject({
      status: 422,
      fields: [
        {
          ...{ field: "asItStands", message: "notes:refused.leftOpen" },
          values: { places: "Plan ({x}) · Plan ({main symptom})" },
        },
      ],
    });
    expect(await notes.row(id)).toMatchObject({ status: "DRAFT" });
    expect((await viewNote(await notes.as("doctor"), id)).leftOpen).toMatchObject([
      { title: "Plan", placeholder: "{x}" },
      { title: "Plan", placeholder: "{main symptom}" },
    ]);
    // A screen has parsed the box before the service does.
    const signed = await sign(signNoteSchema.parse({ version: (await notes.row(id)).version, asItStands: "on" }));
    expect(signed.status).toBe("SIGNED");
  });

  it("is signed once by two presses of the same button, and neither is told that somebody else changed it", async () => {
    const { id } = await notes.begin();
    await notes.write("doctor", id, { assessment: "Bronchitis", plan: "Rest" });
    const { version } = await notes.row(id);
    const press = async () => signNote(await notes.as("doctor"), id, { version });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual(["SIGNED", "SIGNED"]);
    expect((await press()).status).toBe("SIGNED");
    expect(await statusOf(signNote(await notes.as("doctor"), id, { version: version - 1 }))).toBe(409);
  });

  it("goes on from the last one where that is chosen, and marks what was copied until it is changed", async () => {
    await notes.signed("Bronchitis");
    const { ids } = notes;
    const last = await notes.signed("Asthma");
    const { id } = await createNote(await notes.as("otherDoctor"), {
      ...{ patientId: ids.patient, template: "soap", copyFrom: last },
    });
    const copied = async () =>
      (await openNoteEditor(await notes.as("otherDoctor"), id)).sections
        .filter((section) => section.copied)
        .map(({ text }) => text);
    expect(await copied()).toEqual(["Asthma", "Rest"]);
    await notes.write("otherDoctor", id, { assessment: "Asthma, better" });
    expect(await copied()).toEqual(["Rest"]);
    const foreign = { patientId: ids.otherPatient, template: "soap", copyFrom: last };
    expect(await statusOf(createNote(await notes.as("nurse"), { ...foreign, providerId: ids.doctor }))).toBe(422);
  });

  it("is made once by a request that comes twice", async () => {
    const asked = { patientId: notes.ids.patient, template: "free", idempotencyKey: "once-and-again" };
    const first = await createNote(await notes.as("doctor"), asked);
    expect(await createNote(await notes.as("doctor"), asked)).toEqual(first);
  });

  it("comes back with all that it said where its draft was discarded", async () => {
    const { id } = await notes.begin();
    await notes.write("doctor", id, { plan: "Rest" });
    await discardNote(await notes.as("doctor"), id, true);
    expect((await listed("doctor")).notes).toEqual([]);
    await discardNote(await notes.as("doctor"), id, false);
    expect((await notes.row(id)).sections.find((section) => section.id === "plan")?.text).toBe("Rest");
  });
});

describe("signing", () => {
  it("is refused for what must not be empty, what somebody wrote meanwhile, and an old proof of identity", async () => {
    const { id } = await notes.begin();
    await notes.write("doctor", id, { assessment: "Cold" });
    const refused = await notes.sign("doctor", id).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 422,
      fields: [{ message: "notes:refused.missing", values: { title: "Plan" } }],
    });
    await notes.write("nurse", id, { plan: "Rest" });
    expect(await statusOf(signNote(await notes.as("doctor"), id, { version: 2 }))).toBe(409);
    const stale = { ...employeeActor(notes.ids.doctor), authenticatedAt: NOW - 15 * 60_000 - 1 };
    await expect(
      signNote(await notes.practice.as(stale as ReturnType<typeof employeeActor>, NOW), id, { version: 3 }),
    ).rejects.toMatchObject({ code: "freshSignInNeeded" });
    await notes.sign("doctor", id);
  });

  it("keeps who did it, and a hash of what was signed, which no path changes any more", async () => {
    const { id } = await notes.begin();
    await notes.write("doctor", id, { assessment: "Cold", plan: "Rest" });
    // Nobody but its author.
    expect(await statusOf(notes.sign("otherDoctor", id))).toBe(403);
    await notes.sign("doctor", id);
    const row = await notes.row(id);
    const signed = JSON.stringify({
      ...{ id, patientId: notes.ids.patient, kind: "NOTE", title: "SOAP note", language: "en_US" },
      sections: [
        { id: "subjective", code: "61150-9", title: "Subjective", text: "" },
        { id: "objective", code: "61149-1", title: "Objective", text: "" },
        { id: "assessment", code: "51848-0", title: "Assessment", text: "Cold" },
        { id: "plan", code: "18776-5", title: "Plan", text: "Rest" },
      ],
      ...{ signedBy: notes.ids.doctor, signedAt: NOW },
    });
    expect(row).toMatchObject({
      status: "SIGNED",
      signed_by: notes.ids.doctor,
      signed_hash: await sha256(signed),
    });
    expect(await statusOf(notes.write("doctor", id, { plan: "Work" }))).toBe(409);
    const update = (set: string) =>
      change(notes.practice, `UPDATE clinical_note SET ${set} WHERE organization_id = ?1 AND id = ?2`, id);
    await expect(update("sections = '[]'")).rejects.toThrow(/signed/);
    await expect(update("status = 'DRAFT'")).rejects.toThrow(/signed/);
    await expect(
      change(notes.practice, "DELETE FROM clinical_note_save WHERE organization_id = ?1 AND note_id = ?2", id),
    ).rejects.toThrow(/append-only/);
  });

  it("leaves room for addenda, each with its author, time and reason, once for a request that comes twice", async () => {
    const id = await notes.signed();
    const added = { text: "The culture was negative", reason: "Result", idempotencyKey: "once-and-again" };
    await amendNote(await notes.as("otherDoctor", NOW + 1_000), id, added);
    await amendNote(await notes.as("otherDoctor", NOW + 2_000), id, added).catch(() => undefined);
    const viewed = await viewNote(await notes.as("doctor"), id);
    expect(viewed.note.status).toBe("AMENDED");
    expect(viewed.addenda).toMatchObject([
      { text: "The culture was negative", reason: "Result", authorId: notes.ids.otherDoctor, at: NOW + 1_000 },
    ]);
    expect(viewed.sections.find((section) => section.id === "assessment")?.text).toBe("Bronchitis");
  });
});

describe("a patient", () => {
  it("reads signed and published notes alone, with their addenda at once, and is told by mail without a word of them", async () => {
    const draft = await notes.begin();
    const id = await notes.signed("CANARY");
    expect([await seenBy("patient", draft.id), await seenBy("patient", id)]).toEqual([404, 404]);
    expect((await listed("patient")).notes).toEqual([]);
    await publishNote(await notes.as("doctor"), id);
    expect([await seenBy("patient", id), await seenBy("otherPatient", id)]).toEqual([200, 404]);
    await amendNote(await notes.as("doctor"), id, { text: "Second CANARY", reason: "Result" });
    const viewed = await viewNote(await notes.as("patient"), id);
    expect(viewed).toMatchObject({ isPatient: true, saves: [], addenda: [{ text: "Second CANARY" }] });
    const sent = await mails();
    expect(sent.map(({ template }) => template)).toEqual(["note.published"]);
    expect(JSON.stringify(sent)).not.toContain("CANARY");
  });

  it("is told why a note was withdrawn, and reads no more of it", async () => {
    const id = await notes.signed("CANARY");
    await publishNote(await notes.as("doctor"), id);
    await withdrawNote(await notes.as("doctor"), id, { reason: "It was meant for another doctor" });
    expect(await seenBy("patient", id)).toBe(404);
    const [line] = (await listed("patient")).notes;
    expect(line).toMatchObject({ id, mayOpen: false, withdrawnReason: "It was meant for another doctor" });
    expect(JSON.stringify(line)).not.toContain("CANARY");
    expect((await mails()).map(({ template }) => template)).toEqual(["note.published", "note.withdrawn"]);
    // Its old address says so too, to the patient alone, whatever is added to it later on.
    await amendNote(await notes.as("doctor", NOW + 60_000), id, { text: "CANARY", reason: "Result" });
    const page = await readWithdrawnNote(await notes.as("patient"), id);
    expect(page).toMatchObject({ id, reason: "It was meant for another doctor", withdrawnAt: NOW });
    expect(JSON.stringify(page)).not.toContain("CANARY");
    for (const who of ["otherPatient", "doctor", "nurse"] as const)
      expect(await statusOf(readWithdrawnNote(await notes.as(who), id))).toBe(404);
    const shared = await notes.signed();
    expect(await statusOf(readWithdrawnNote(await notes.as("patient"), shared))).toBe(404);
  });

  it("does not read why a note is in error, which its author and administrators still can", async () => {
    await setting(notes.practice, "compliance", { adminsMayReadRecords: true });
    const id = await notes.signed();
    await publishNote(await notes.as("doctor"), id);
    await enterNoteInError(await notes.as("doctor"), id, { reason: "CANARY: another patient's" });
    expect(JSON.stringify(await listed("patient"))).not.toContain("CANARY");
    const seen = await Promise.all(
      (["doctor", "admin", "otherDoctor", "nurse", "patient"] as const).map((who) => seenBy(who, id)),
    );
    expect(seen).toEqual([200, 200, 404, 404, 404]);
  });
});

describe("who comes to a note", () => {
  it("is audited where they read somebody else's, and denied where it is not theirs", async () => {
    const id = await notes.signed();
    await viewNote(await notes.as("nurse"), id);
    const rows = await read<{ line: string }>(
      notes.practice,
      "SELECT actor_kind || ' ' || action || ' ' || outcome AS line FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 AND patient_id = ?3 ORDER BY seq",
      ...[id, notes.ids.patient],
    );
    expect(rows.map(({ line }) => line)).toContain("employee consultation.read DONE");
    expect(await seenBy("otherPatient", id)).toBe(404);
  });

  it("is nobody but its author where it is kept from everybody else, and it cannot be published then", async () => {
    await setting(notes.practice, "compliance", { adminsMayReadRecords: true });
    const id = await notes.signed();
    await restrictNote(await notes.as("doctor"), id, { authorOnly: "1" });
    const seen = await Promise.all(
      (["doctor", "otherDoctor", "nurse", "admin", "patient"] as const).map((who) => seenBy(who, id)),
    );
    expect(seen).toEqual([200, 404, 404, 404, 404]);
    expect(await statusOf(publishNote(await notes.as("doctor"), id))).toBe(409);
    for (const who of ["otherDoctor", "nurse", "admin"] as const) expect((await listed(who)).notes).toEqual([]);
  });

  it("is no administrator where the organization does not let them read records, and never one who writes", async () => {
    const { id } = await notes.begin();
    expect(await seenBy("admin", id)).toBe(403);
    expect(
      await statusOf(createNote(await notes.as("admin"), { patientId: notes.ids.patient, template: "free" })),
    ).toBe(403);
    expect(await statusOf(createNote(await notes.as("patient"), { template: "free" }))).toBe(403);
  });
});
