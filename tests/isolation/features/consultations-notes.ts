import type { Stock } from "../house";
import { base, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** A note of the patient's that was signed and published, and a draft. */
  publishedNote: newId,
  draftNote: newId,
  /** A template of the provider's own. */
  noteTemplate: newId,
};
type OwnThing = ThingOf<typeof ids>;

const SECTIONS = JSON.stringify([
  {
    ...{ id: "text", code: "", title: "Note", prompt: "", required: true, text: "Rest", copied: false },
    ...{ version: 1, writer: null, others: [] },
  },
]);

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  const note = {
    ...{ patient_id: thing.patient, provider_id: thing.employee, creator_id: thing.employee, kind: "NOTE" },
    ...{ title: "Note", language: "en_US", template: "free", sections: SECTIONS, author_only: 0 },
    ...{ created_at: now, updated_at: now, version: 1 },
  };
  stock.add("clinical_note", {
    ...{ ...note, id: thing.publishedNote, status: "SIGNED", publish_status: "PUBLISHED" },
    ...{ signed_at: now, signed_by: thing.employee, signed_hash: "0".repeat(64), published_at: now },
  });
  stock.add("clinical_note", {
    ...{ ...note, id: thing.draftNote, status: "DRAFT", publish_status: "UNPUBLISHED" },
    ...{ signed_at: null, signed_by: null, signed_hash: null, published_at: null },
  });
  stock.add("note_template", {
    ...{ id: thing.noteTemplate, employee_id: thing.employee, kind: "NOTE", name: "Own", sections: "[]" },
    ...{ enabled: 1, updated_at: now, version: 1 },
  });
  await Promise.resolve();
}

const named = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patient: thing.patient }, ...(body && { body }) }),
});
const published = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { itemId: thing.publishedNote }, ...(body && { body }) }),
});
const draft = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { itemId: thing.draftNote }, ...(body && { body }) }),
});
const template = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { templateId: thing.noteTemplate }, ...(body && { body }) }),
});

const at = `${base}/consultation_notes`;

const recipes: Recipes<OwnThing> = {
  [`GET ${at}/list`]: named(),
  [`GET ${at}/create`]: named(),
  // There is no such template: nothing is made.
  [`POST ${at}/create`]: named({ intent: "save", template: "none" }),
  [`GET ${at}/edit/:itemId?`]: draft(),
  [`POST ${at}/edit/:itemId?`]: draft({ intent: "save" }),
  [`POST ${at}/edit/:itemId/saves`]: {
    about: (thing) => ({ params: { itemId: thing.draftNote }, body: { clientId: "a-window" }, json: true }),
  },
  [`GET ${at}/view/:itemId?`]: published(),
  // It is published already: nothing changes.
  [`POST ${at}/view/:itemId?`]: published({ intent: "publish" }),
  [`GET ${at}/outer_view/:itemId?`]: published(),
  [`GET ${at}/templates`]: {},
  [`POST ${at}/templates`]: { plain: () => ({ body: { intent: "save" } }) },
  [`GET ${at}/templates/:templateId`]: template(),
  [`POST ${at}/templates/:templateId`]: template({ intent: "save" }),
};

export const consultationsNotesInMatrix = { ids, stock, recipes };
