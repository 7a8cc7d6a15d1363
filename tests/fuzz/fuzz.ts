import fc from "fast-check";
import { request, type LoopbackResponse } from "../../scripts/worker/request";
import { calls } from "../../workers/calls";
import { fieldsOf } from "../../app/platform/calls/open-api-schema.server";
import { filled } from "../isolation/cases";
import { inTurns } from "../isolation/check";
import { openHouse, Stock, type House } from "../isolation/house";
import { credentials, stockThing } from "../isolation/people";
import type { Thing } from "../isolation/features";
import type { Said } from "../isolation/recipe";
import { RECIPES } from "../isolation/requests";
import { allSurfaces, type Surface } from "../isolation/surfaces";
import type { Operator } from "../support/organization";
import type { Principal } from "../support/expected/permissions";
import { mutations, type Mutation } from "./hostile";

/** The longest that any answer may take, in milliseconds. */
const MOST_MS = 2_000;
const AT_A_TIME = 3;
/** Whoever gets furthest on each kind of surface, and a stranger. */
const PEOPLE: readonly Principal[] = ["anonymous", "admin", "doctor", "patient"];
/** The page of a failure by its own address answers 500 because it is asked to. */
const ASKED_FOR = new Set(["/s/500", "/app/static/error"]);

interface Fuzzed {
  findings: string[];
  asked: number;
  statuses: Record<string, number>;
}

interface Scene {
  operator: Operator;
  house: House;
  thing: Thing;
  headers: Map<string, Record<string, string>>;
}

let counted = 0;
/** Nobody is held up by what was asked before. */
const fresh = () => {
  counted += 1;
  return { "cf-connecting-ip": `10.${(counted >> 16) & 255}.${(counted >> 8) & 255}.${counted & 255}` };
};

const circumstances = () => ({
  unique: `f${counted}-${Date.now().toString(36)}`,
  startsAt: Math.floor((Date.now() + 2 * 86_400_000) / 300_000) * 300_000 + (counted % 4_000) * 300_000,
});

/** A path whose parameters are as they are given, or all the same hostile thing. */
function pathOf(surface: Surface, said: Said, parameter: string | undefined): string {
  if (parameter === undefined) return filled(surface.path, { "*": "nowhere", ...said.params });
  return surface.path.replace(/:\w+\??/g, parameter).replace("*", parameter);
}

/** The fields of the forms on a page, each with what it holds. */
function fieldsOfPage(body: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of body.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute("name");
    if (name) fields[name] ??= attribute("value") ?? "";
  }
  return fields;
}

function ask({ operator, house, headers }: Scene, surface: Surface, as: Principal, said: Said, mutation?: Mutation) {
  const query = mutation?.query ?? new URLSearchParams(said.query).toString();
  const path = pathOf(surface, said, mutation?.parameter);
  const writes = surface.method !== "GET";
  const plain =
    surface.kind === "call"
      ? { type: "application/json", bytes: new TextEncoder().encode(JSON.stringify(said.body ?? {})) }
      : { type: "application/x-www-form-urlencoded", bytes: new Uint8Array() };
  // A DELETE takes no body: Node would send one without saying how long it is.
  const body = writes && surface.method !== "DELETE" ? (mutation?.body ?? plain) : undefined;
  return request({
    port: operator.port,
    host: house.organization.host,
    method: surface.method,
    path: query === "" ? path : `${path}?${query}`,
    headers: {
      ...headers.get(`${surface.key} ${as}`),
      ...fresh(),
      ...(writes ? { origin: house.organization.url } : {}),
      ...(body ? { "content-type": body.type, "content-length": String(body.bytes.length) } : {}),
      ...mutation?.headers,
    },
    ...(body ? { body: body.bytes } : {}),
  });
}

/** What a surface is sent when nothing is wrong with it: by its recipe, its schema, and the forms of its page. */
async function usualFields(scene: Scene, surface: Surface, said: Said): Promise<Record<string, unknown>> {
  const call = calls.find(({ method, path }) => surface.kind === "call" && `${method} ${path}` === surface.key);
  const named = call ? fieldsOf(call).flatMap(({ name, place }) => (place === "body" ? [[name, ""]] : [])) : [];
  if (surface.kind !== "action") return { ...Object.fromEntries(named), ...said.body };
  const page = await ask(scene, { ...surface, method: "GET", kind: "loader" }, "admin", said);
  return { ...fieldsOfPage(page.body), ...said.body };
}

async function timed(send: () => Promise<LoopbackResponse>) {
  const started = performance.now();
  const answer = await send();
  return { status: answer.status, ms: performance.now() - started, body: answer.body };
}

async function troubleSurface(scene: Scene, surface: Surface, seed: number, rounds: number, seen: Fuzzed) {
  const recipe = RECIPES[surface.key];
  const say = (): Said => recipe?.about?.(scene.thing, circumstances()) ?? recipe?.plain?.(circumstances()) ?? {};
  const fields = await usualFields(scene, surface, say());
  const call = calls.find(({ method, path }) => `${method} ${path}` === surface.key);
  const queried = call ? fieldsOf(call).flatMap(({ name, place }) => (place === "query" ? [name] : [])) : [];
  const chosen = fc.sample(fc.tuple(fc.constantFrom(...PEOPLE), mutations({ ...surface, queried }, fields)), {
    seed,
    numRuns: rounds,
  });
  for (const [who, mutation] of chosen) {
    const said = say();
    const send = () => ask(scene, surface, who, said, mutation);
    const about = `${surface.key} · ${who} · ${mutation.what}`;
    try {
      let answer = await timed(send);
      // Something else on this machine may have been busy: what is slow by itself is slow each time.
      for (let again = 0; again < 3 && answer.ms > MOST_MS; again += 1) answer = await timed(send);
      seen.asked += 1;
      seen.statuses[answer.status] = (seen.statuses[answer.status] ?? 0) + 1;
      if (answer.ms > MOST_MS) seen.findings.push(`${about}: ${Math.round(answer.ms)} ms`);
      if (answer.status >= 500 && !ASKED_FOR.has(surface.path)) {
        const reference = /\b[0-9A-F]{8}\b/.exec(answer.body)?.[0] ?? "";
        seen.findings.push(`${about}: ${answer.status} ${reference}`);
      }
    } catch (error) {
      seen.findings.push(`${about}: ${String(error)}`);
    }
  }
}

/** Two numbers that differ make two others: each surface is troubled in its own way. */
const mixed = (seed: number, index: number) => (Math.imul(seed ^ (index * 0x9e3779b1), 0x85ebca6b) >>> 0) & 0x7fffffff;

/**
 * Sends every route and call of the product requests that no page or program of ours sends, as a stranger and as those
 * who get furthest: indexes, depths, counts, broken forms, escapes and JSON, long runs, halves of characters. Each must
 * be refused, or answered as well as any other, and within two seconds.
 * @returns a line for each answer that is neither
 */
export async function fuzz(
  operator: Operator,
  { seed, rounds, only = () => true }: { seed: number; rounds: number; only?: (surface: Surface) => boolean },
): Promise<Fuzzed> {
  const house = await openHouse(operator, "TENANT_DB_0");
  const stock = new Stock();
  const thing = await stockThing(stock, house, "own", true);
  const surfaces = (await allSurfaces()).filter(only);
  const headers = new Map<string, Record<string, string>>();
  const stocks = new Map([[house, stock]]);
  for (const { key } of surfaces)
    for (const who of PEOPLE)
      headers.set(`${key} ${who}`, await credentials(who, { home: house, abroad: house, stocks, held: thing }));
  await stock.load(operator, house);
  const scene: Scene = { operator, house, thing, headers };
  const seen: Fuzzed = { findings: [], asked: 0, statuses: {} };
  await inTurns(
    surfaces.map((surface, index) => () => troubleSurface(scene, surface, mixed(seed, index), rounds, seen)),
    AT_A_TIME,
  );
  return seen;
}
