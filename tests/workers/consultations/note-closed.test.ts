import { beforeEach, expect, it } from "vitest";
import { loader } from "~/features/consultations/routes/notes/edit";
import { openNotes, type Notes } from "./notes-scene";

let notes: Notes;
beforeEach(async () => {
  notes = await openNotes();
});

async function edit(who: Parameters<Notes["as"]>[0], itemId: string) {
  const request = new Request(`https://clinic.example/consultation_notes/edit/${itemId}`);
  const context = { app: await notes.as(who), calls: [] };
  return loader({ request, params: { itemId }, context } as never);
}

it("the editor of a signed note says that it is signed, and offers to add to it", async () => {
  const { id } = await notes.begin();
  expect(await edit("doctor", id)).toMatchObject({ closed: null, opened: { note: { id } } });
  await notes.write("doctor", id, { assessment: "A cold", plan: "Rest" });
  await notes.sign("doctor", id);
  expect(await edit("doctor", id)).toMatchObject({
    opened: null,
    closed: { note: { id, status: "SIGNED" }, mayAmend: true },
  });
});
