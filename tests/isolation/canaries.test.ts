import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveForTests, type TestServer } from "../../scripts/serve-for-tests";
import type { LoopbackResponse } from "../../scripts/worker/request";
import { readPdf } from "../support/printed-sheets";
import { LATER, NEVER, plant, VIEWERS, type Viewer } from "./canaries";
import { circumstances, send } from "./cases";
import { inTurns, outcomeOf } from "./check";
import type { Thing } from "./features";
import type { Said } from "./recipe";
import { RECIPES } from "./requests";
import { allSurfaces, type Surface } from "./surfaces";

/*
 * What was not given to a patient reaches them, whoever acts for them and everybody else by no way: each text has a word
 * of its own, and every page and call is asked for it. The pages and calls are those of the product's own tables, so
 * that a new one is asked without being named here.
 */
const ALL = { ...LATER, ...NEVER };
/** What answers have; of another type nobody knows yet how to look into it. */
const READABLE = /^(text\/|application\/(json|manifest\+json|fhir\+json|xml|javascript)|image\/)/;
/** They end the session, or wait for what never comes. */
const NOT_ASKED = /logout|signOut|\/realtime\//i;

let server: TestServer;
let scene: Awaited<ReturnType<typeof plant>>;
let asks: { viewer: Viewer; surface: Surface; said: Said; headers: Record<string, string> }[];
/** The questions that were answered before anything was published. */
let open: typeof asks = [];
let doctor: Record<string, string>;
let surfaces: Surface[];

/** The same for all, so that two requests differ by what they are about alone. */
const when = circumstances();
const saidTo = ({ key }: Surface, thing: Thing): Said =>
  RECIPES[key]?.about?.(thing, when) ?? RECIPES[key]?.plain?.(when) ?? {};

beforeAll(async () => {
  server = await serveForTests("canaries");
  scene = await plant(server);
  surfaces = await allSurfaces();
  asks = [];
  for (const viewer of VIEWERS)
    for (const surface of surfaces) {
      if (surface.kind === "action" || NOT_ASKED.test(surface.path) || RECIPES[surface.key]?.changes) continue;
      const asked = new Set<string>();
      for (const thing of scene.things) {
        const said = saidTo(surface, thing);
        const known = JSON.stringify([said.params, said.query, said.body]);
        if (asked.has(known)) continue;
        asked.add(known);
        asks.push({ viewer, surface, said, headers: await scene.asViewer(viewer) });
        // What is somebody's in a list, or without a word about whom, may be there too.
        if (said.query && "patient" in said.query && asked.size === 1)
          asks.push({ viewer, surface, said: { ...said, query: {} }, headers: await scene.asViewer(viewer) });
      }
    }
  doctor = await scene.asDoctor();
  await scene.load();
}, 300_000);
afterAll(() => server.stop());

/** All that an answer says, a PDF by an independent reader. */
async function wordsOf({ body, bytes, headers }: LoopbackResponse, key: string): Promise<string> {
  const type = String(headers["content-type"] ?? "");
  if (type.includes("application/pdf"))
    return (await readPdf(new Uint8Array(bytes))).pages.map(({ text }) => text.replace(/\s+/g, "")).join("");
  if (body !== "" && !READABLE.test(type)) throw new Error(`${key}: nobody can look into ${type}`);
  return body + JSON.stringify(headers);
}

/** Whether a request names one of the documents that are published later. */
function namesDocument({ said }: (typeof asks)[number]): boolean {
  const asked = JSON.stringify(said);
  return Object.values(scene.own).some((id) => asked.includes(id));
}

/** Which canaries each answer has, as `canary · who · page or call`, and which of the questions were answered at all. */
async function look(questions: typeof asks): Promise<{ found: string[]; answered: typeof asks }> {
  const answered: typeof asks = [];
  const tasks = questions.map((question) => async () => {
    const { viewer, surface, said, headers } = question;
    // A screen shows what its loader gives, and that is all there: its HTML would have less.
    const response = await send(server, scene.home, surface, said, headers, surface.isScreen);
    if (outcomeOf(response) === "allowed") answered.push(question);
    const words = (await wordsOf(response, surface.key)).toLowerCase();
    return Object.entries(ALL)
      .filter(([, canary]) => words.includes(canary))
      .map(([name]) => `${name} · ${viewer} · ${surface.key}`);
  });
  const found = [...new Set((await inTurns(tasks, 8)).flat())].sort();
  return { found, answered };
}

const press = async (path: string, params: Record<string, string>, body: Record<string, string>) => {
  const surface = surfaces.find(({ key }) => key === `POST /secure/providerweb/${path}`);
  if (!surface) throw new Error(`there is no ${path}`);
  const response = await send(server, scene.home, surface, { params, body }, doctor, false);
  expect([path, body["intent"], response.status]).toEqual([path, body["intent"], 303]);
};

describe("what was not given to a patient", { timeout: 600_000 }, () => {
  test("reaches neither them nor a relative nor anybody else by any page, sheet, PDF, list, search or call", async () => {
    const { found, answered } = await look(asks);
    expect(found).toEqual([]);
    open = answered;
    console.info(`${asks.length} requests were looked through for ${Object.keys(ALL).length} words.`);
    // They came in: a test whose sessions were refused would find nothing either.
    expect(answered.length).toBeGreaterThan(asks.length / 4);
  });

  test("reaches the patient and both relatives once it is, and what is the practice's never does", async () => {
    const { own } = scene;
    await press("consultation_notes/view/:itemId?", { itemId: own.unsignedNote }, { intent: "sign", version: "1" });
    for (const itemId of [own.unsignedNote, own.unpublishedNote])
      await press("consultation_notes/view/:itemId?", { itemId }, { intent: "publish" });
    await press("consultations/view/:consultationId?", { consultationId: own.consultation }, { intent: "publish" });
    await press("prescriptions/edit/:itemId?", { itemId: own.prescription }, { intent: "sign", signVersion: "1" });
    await press(
      "lab_orders/view/:orderId",
      { orderId: own.labOrder },
      { intent: "review", version: "1", word: "Fine" },
    );
    // Requests that name a document were refused before it was published; all other refusals still stand.
    const { found } = await look(asks.filter((one) => open.includes(one) || namesDocument(one)));
    for (const [name] of Object.entries(NEVER)) expect(found.filter((line) => line.startsWith(`${name} `))).toEqual([]);
    for (const viewer of ["patient", "manager", "viewer"] as const)
      for (const name of Object.keys(LATER))
        expect([name, viewer, found.some((line) => line.startsWith(`${name} · ${viewer} `))]).toEqual([
          ...[name, viewer, true],
        ]);
    expect(found.filter((line) => line.includes("· stranger ·"))).toEqual([]);
    // The file that a patient takes along has their documents, and what is the practice's no more than the pages do.
    const exported = "GET /secure/providerweb/health_profile/export/fhir";
    for (const name of ["unsignedNote", "unpublishedNote", "draftMedicine", "unreviewedResult"])
      expect(found).toContain(`${name} · patient · ${exported}`);
  });
});
