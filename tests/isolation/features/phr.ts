import { EXPECTED_KINDS, RECORD_SCREENS, SAVE_CALLS, type ExpectedKind } from "../../support/phr/record-rights";
import type { Stock } from "../house";
import { newId, base, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";
import { stockRecord } from "./health-record";

/** A record of each kind, the one of the journal private. */
const ofKinds = Object.fromEntries(EXPECTED_KINDS.map((kind) => [kind, newId])) as Record<ExpectedKind, () => string>;
const ids = {
  ...ofKinds,
  sharedEntry: newId,
  /** A weight of today. */
  weight: newId,
};
type OwnThing = ThingOf<typeof ids>;

const DAY = 86_400_000;

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  for (const kind of EXPECTED_KINDS)
    stockRecord(stock, thing, { id: thing[kind], kind, now, ...(kind === "JOURNAL" && { said: { shared: "" } }) });
  stockRecord(stock, thing, { id: thing.sharedEntry, kind: "JOURNAL", now });
  stock.add("tracker_reading", {
    ...{ id: thing.weight, patient_id: thing.patient, tracker: "weight", at: now, zone: "UTC" },
    ...{ day: Math.floor(now / DAY), value: 70, typed: '{"value":"70","unit":"kg"}', source: "PATIENT" },
    ...{ author_kind: "patient", author_id: thing.patient, first_author_kind: "patient", recorded_at: now },
  });
  await Promise.resolve();
}

/** Of a patient who is named, as staff do. */
const named = (body?: Record<string, unknown>, query?: Record<string, string>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patient: thing.patient, ...query }, ...(body && { body }) }),
});

function recipesOf(kind: ExpectedKind): Recipes<OwnThing> {
  const { at, form = `${at}/{}`, listOnly } = RECORD_SCREENS[kind];
  const [create, edit] = ["create", "edit"].map((name) => `${base}${form.replace("{}", name)}`);
  const one = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
    about: (thing) => ({
      params: { itemId: thing[kind] },
      query: { patient: thing.patient },
      ...(body && { body }),
    }),
  });
  // It is on the list and stays there; the social history is confirmed, which it is from then on.
  const posted: Recipe<OwnThing> = {
    about: (thing) => ({
      query: { patient: thing.patient },
      body: { intent: kind === "SOCIALHISTORY" ? "confirm" : "enable", id: listed(thing, kind) },
    }),
  };
  return {
    [`GET ${base}${at}/list`]: named(),
    [`POST ${base}${at}/list`]: posted,
    ...(!listOnly && {
      [`GET ${create}`]: named(),
      [`POST ${create}`]: named({ intent: "save", ...UNSAVED }),
      [`GET ${base}${at}/view/:itemId?`]: one(),
      [`POST ${base}${at}/view/:itemId?`]: {
        about: (thing) => ({
          params: { itemId: thing[kind] },
          query: { patient: thing.patient },
          body: { intent: "comment", id: thing[kind], comment: "Seen" },
        }),
      },
      [`GET ${edit}/:itemId?`]: one(),
      [`POST ${edit}/:itemId?`]: one({ intent: "save", ...UNSAVED }),
    }),
  };
}

const listed = (thing: OwnThing, kind: ExpectedKind) => (kind === "JOURNAL" ? thing.sharedEntry : thing[kind]);

/** What no kind takes: past the door it is refused, so that nothing changes for those who ask after. */
const UNSAVED = { note: "x".repeat(3_000), occupation: "x".repeat(3_000) };

const recipes: Recipes<OwnThing> = {
  ...Object.assign({}, ...EXPECTED_KINDS.map(recipesOf)),
  ...Object.fromEntries(
    Object.entries(SAVE_CALLS).map(([name, { kind, id }]): [string, Recipe<OwnThing>] => [
      `POST /phrClientApi/${name}`,
      { about: (thing) => ({ body: { [id]: thing[kind], patientId: thing.patient, ...UNSAVED } }) },
    ]),
  ),
  "PUT /phrClientApi/disableMedication": {
    about: (thing) => ({ body: { medicationId: thing.MEDICATION } }),
    changes: true,
  },
  [`GET ${base}/health_trackers/list`]: {
    about: (thing) => ({ query: { patient: thing.patient, reading: thing.weight } }),
  },
  // Without a value: past the door it is refused.
  [`POST ${base}/health_trackers/list`]: {
    about: (thing) => ({
      query: { patient: thing.patient, reading: thing.weight },
      body: { intent: "correct", version: "1" },
    }),
  },
  [`GET ${base}/health_trackers/file`]: named(undefined, { tracker: "weight" }),
  [`GET ${base}/health_profile/print`]: named(),
  [`GET ${base}/health_profile/export/:format`]: {
    about: (thing) => ({ params: { format: "json" }, query: { patient: thing.patient } }),
  },
  [`GET ${base}/health_profile/vocabulary/:name`]: {
    plain: () => ({ params: { name: "drugs" }, query: { q: "met" } }),
  },
  [`POST ${base}/health_profile/open_record`]: { plain: () => ({ body: { intent: "save" } }) },
  [`GET ${base}/health_profile/seen`]: named(),
};

export const phrInMatrix = { ids, stock, recipes };
