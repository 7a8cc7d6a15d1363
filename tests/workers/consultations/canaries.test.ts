import { describe, expect, test } from "vitest";
import { publishNote } from "~/features/consultations/services/notes/publish-note.server";
import { viewNote } from "~/features/consultations/services/notes/view-note.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { listOwnNotices } from "~/features/notifications/services/inbox/list-notices.server";
import { change, read } from "../identity/appointments";
import { deliver, mailsOf } from "../notifications/scene";
import type { Records } from "../phr/scene";
import { openLaboratory } from "./laboratory-scene";
import { openNotes } from "./notes-scene";
import { openPrescriptions } from "./prescriptions-scene";

/*
 * Mails and notices say that there is something to read, and nothing of it: not before it is given to the patient, and
 * not then. What pages and calls say stands in tests/isolation/canaries.test.ts.
 */
const CANARY = "canary4471";

/** Sends every mail that was asked for; gives all that mails and the patient's notices say, and how many there were. */
async function told({ practice, as }: Pick<Records, "practice" | "as">): Promise<{ words: string; mails: number }> {
  await change(practice, "UPDATE outbox SET available_at = 0 WHERE organization_id = ?1");
  const rows = await read<{ id: string; payload: string }>(
    practice,
    "SELECT id, payload FROM outbox WHERE organization_id = ?1 ORDER BY rowid",
  );
  for (const { id } of rows) await deliver(practice, id);
  const mails = await mailsOf(practice);
  const notices = await listOwnNotices(await as("patient"), {});
  return { words: JSON.stringify([rows, mails, notices]), mails: mails.length };
}

describe("mails and notices", () => {
  test("say nothing of a note, while it is written and once it is shared", async () => {
    const scene = await openNotes();
    const { id } = await scene.begin();
    await scene.write("doctor", id, { assessment: CANARY, plan: CANARY });
    expect((await told(scene)).words).not.toContain(CANARY);
    await scene.sign("doctor", id);
    expect((await told(scene)).words).not.toContain(CANARY);
    await publishNote(await scene.as("doctor"), id);
    const { words, mails } = await told(scene);
    expect(mails).toBeGreaterThan(0);
    expect(words).not.toContain(CANARY);
    expect(JSON.stringify(await viewNote(await scene.as("patient"), id))).toContain(CANARY);
    const notices = await listOwnNotices(await scene.as("patient"), {});
    expect(JSON.stringify(notices)).toContain("You have something to read");
  });

  test("say nothing of a prescription, while it is written and once it is signed", async () => {
    const scene = await openPrescriptions();
    const line = { name: CANARY, strength: "500", strengthUnit: "mg", form: "TABLET", dose: "1", frequency: "DAILY" };
    const { id, lineId } = await scene.draft({ ...line, days: "5", instructions: CANARY });
    expect((await told(scene)).words).not.toContain(CANARY);
    const reasons = { [lineId]: "No check knows it" };
    await signPrescription(await scene.as("doctor"), id, { version: 2, reasons });
    const { words, mails } = await told(scene);
    expect(mails).toBeGreaterThan(0);
    expect(words).not.toContain(CANARY);
    expect(JSON.stringify(await viewPrescription(await scene.as("patient"), id))).toContain(CANARY);
  });

  test("say nothing of a result or of the word about it, before the review and after", async () => {
    const scene = await openLaboratory();
    const id = await scene.order(["GLU"], { clinicalNotes: CANARY });
    await scene.collect(id);
    await scene.enter(id, "Glucose, fasting", "91.37");
    expect((await told(scene)).words).not.toContain("91.37");
    const { order } = await scene.desked(id);
    await reviewLabOrder(await scene.as("doctor"), { orderId: id, version: order.version, word: CANARY });
    const { words, mails } = await told(scene);
    expect(mails).toBeGreaterThan(0);
    for (const said of [CANARY, "91.37"]) expect(words).not.toContain(said);
    const seen = JSON.stringify(await viewLabOrder(await scene.as("patient"), id));
    for (const said of [CANARY, "91.37"]) expect(seen).toContain(said);
  });
});
