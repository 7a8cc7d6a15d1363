import type { Cell } from "../../support/practice";
import type { Stock } from "../house";
import { newId, base, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** An allergy that the patient entered. */
  allergy: newId,
};
type OwnThing = ThingOf<typeof ids>;
type RecordOf = keyof typeof ids;

/** A record of each kind, as the patient entered it: what it is called, and what it says. */
const STOCKED: Readonly<Record<RecordOf, { kind: string; at: string; name: string; values: object }>> = {
  allergy: {
    kind: "ALLERGY",
    at: "/health_profile/allergy",
    name: "Penicillin",
    values: { allergen: "Penicillin", category: "MEDICATION", reactions: ["RASH"], severity: "", status: "ACTIVE" },
  },
};
const KINDS = Object.keys(STOCKED) as RecordOf[];

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  for (const each of KINDS) {
    const { kind, name, values } = STOCKED[each];
    const written: Record<string, Cell> = {
      values_json: JSON.stringify(values),
      verification: "UNCONFIRMED",
      author_kind: "patient",
      author_id: thing.patient,
      enabled: 1,
      version: 1,
    };
    stock.add("health_record", {
      ...{ id: thing[each], patient_id: thing.patient, kind, name, sort_key: name, source: "PATIENT" },
      ...{ recorded_at: now, first_author_kind: "patient", ...written },
    });
    stock.add("health_record_version", { record_id: thing[each], change: "CREATE", at: now, ...written });
  }
  await Promise.resolve();
}

/** Of a patient who is named, as staff do. */
const named = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patient: thing.patient }, ...(body && { body }) }),
});

function recipesOf(each: RecordOf): Recipes<OwnThing> {
  const at = `${base}${STOCKED[each].at}`;
  const one = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
    about: (thing) => ({
      params: { itemId: thing[each] },
      query: { patient: thing.patient },
      ...(body && { body }),
    }),
  });
  return {
    [`GET ${at}/list`]: named(),
    // There is one on the list, so that nothing changes.
    [`POST ${at}/list`]: named({ intent: "sayNone" }),
    [`GET ${at}/create`]: named(),
    [`POST ${at}/create`]: named({ intent: "save" }),
    [`GET ${at}/view/:itemId?`]: one(),
    [`GET ${at}/edit/:itemId?`]: one(),
    [`POST ${at}/edit/:itemId?`]: one({ intent: "save" }),
  };
}

const recipes: Recipes<OwnThing> = {
  ...Object.assign({}, ...KINDS.map(recipesOf)),
  [`POST ${base}/health_profile/open_record`]: { plain: () => ({ body: { intent: "save" } }) },
  [`GET ${base}/health_profile/seen`]: named(),
};

export const phrInMatrix = { ids, stock, recipes };
