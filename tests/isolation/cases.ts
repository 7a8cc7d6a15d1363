import { request } from "../../scripts/worker/request";
import type { Operator } from "../support/organization";
import { PRINCIPALS, type Principal, type Whose } from "../support/expected/permissions";
import type { Answer, Ask } from "./check";
import { openHouse, Stock, type House } from "./house";
import { absentThing, credentials, stockThing } from "./people";
import type { Thing } from "./features";
import type { Recipe, Said } from "./recipe";
import { RECIPES } from "./requests";
import type { Surface } from "./surfaces";

/** A surface with everything that is needed to ask it, as a document or as data. */
export interface Case {
  surface: Surface;
  whose: Whose[];
  ask: Ask;
  leaves: boolean;
  /** For loaders: the same through `.data?_routes=`, where the leaf runs without its parents. */
  askData?: Ask;
}

interface Prepared {
  headers: Record<string, string>;
  things: Partial<Record<Whose, Thing>>;
}

const NOTHING: Recipe<Thing> = { plain: () => ({}) };
const DAY = 86_400_000;
let asked = 0;

function whoseOf(recipe: Recipe<Thing>): Whose[] {
  if (!recipe.about) return [];
  return recipe.shared ? ["own", "foreign", "absent"] : ["own", "others", "foreign", "absent"];
}

/** A path of the tables with its parameters filled in; an optional one that is not given falls away. */
export function filled(path: string, params: Record<string, string> = {}): string {
  return path
    .split("/")
    .flatMap((part) => {
      if (part === "*") return [params["*"] ?? ""];
      const [, before = "", name, optional, after = ""] = /^([^:]*):(\w+)(\?)?(.*)$/.exec(part) ?? [];
      if (name === undefined) return [part];
      const value = params[name];
      if (value === undefined && optional === undefined) throw new Error(`${path}: no recipe gives ${name}`);
      return value === undefined ? [] : [`${before}${encodeURIComponent(value)}${after}`];
    })
    .join("/");
}

function encoded({ kind, method }: Surface, { body, json }: Said) {
  // A DELETE takes no body: Node would send one without saying how long it is.
  if (method === "GET" || method === "DELETE") return {};
  if (kind === "call" || json) return { type: "application/json", body: JSON.stringify(body ?? {}) };
  const form = new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
  return { type: "application/x-www-form-urlencoded", body: form.toString() };
}

/** Sends what a recipe says to a surface; `data` asks a loader without its parents. */
export async function send(
  operator: Operator,
  home: House,
  surface: Surface,
  said: Said,
  headers: Record<string, string>,
  data: boolean,
) {
  const query = new URLSearchParams(said.query);
  let path = filled(surface.path, said.params);
  if (data) {
    path = path === "/" ? "/_root.data" : `${path}.data`;
    query.set("_routes", surface.routeId);
  }
  const { type, body } = encoded(surface, said);
  asked += 1;
  return request({
    port: operator.port,
    host: home.organization.host,
    method: surface.method,
    path: query.size > 0 ? `${path}?${query.toString()}` : path,
    headers: {
      ...headers,
      // Nobody of the matrix is held up by what another has asked before.
      "cf-connecting-ip": `${11 + (asked >> 16)}.${(asked >> 8) & 255}.${asked & 255}.1`,
      ...(surface.method === "GET" ? {} : { origin: home.organization.url }),
      ...(type ? { "content-type": type } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** The circumstances of the next request: times spread over days, so that one booking leaves the next its own. */
export const circumstances = () => ({
  unique: `m${asked}-${Date.now().toString(36)}`,
  startsAt: Math.floor((Date.now() + 2 * DAY) / 300_000) * 300_000 + (asked % 4_000) * 300_000,
});

/** Opens two organizations on two databases and prepares everyone's credentials and things for every surface. */
export async function prepareCases(operator: Operator, surfaces: readonly Surface[]): Promise<Case[]> {
  const [home, abroad] = await Promise.all([openHouse(operator, "TENANT_DB_0"), openHouse(operator, "TENANT_DB_1")]);
  const stocks = new Map([home, abroad].map((house) => [house, new Stock()]));
  const [stock, stockAbroad] = [stocks.get(home) ?? new Stock(), stocks.get(abroad) ?? new Stock()];
  const still: Record<Whose, Thing> = {
    own: await stockThing(stock, home, "own", true),
    others: await stockThing(stock, home, "others", true),
    foreign: await stockThing(stockAbroad, abroad, "own", true),
    absent: absentThing(),
  };
  const cases: Case[] = [];
  for (const surface of surfaces) {
    const recipe = RECIPES[surface.key] ?? NOTHING;
    const prepared = new Map<Principal, Prepared>();
    for (const principal of PRINCIPALS) {
      const things = recipe.changes
        ? {
            ...still,
            own: await stockThing(stock, home, "own", false),
            others: await stockThing(stock, home, "others", false),
          }
        : still;
      const held = things.own;
      prepared.set(principal, { things, headers: await credentials(principal, { home, abroad, stocks, held }) });
    }
    const asking =
      (data: boolean): Ask =>
      async (principal, whose): Promise<Answer> => {
        const { headers = {}, things = {} } = prepared.get(principal) ?? {};
        const thing = whose === "nothing" ? undefined : things[whose];
        const said = thing ? recipe.about?.(thing, circumstances()) : recipe.plain?.(circumstances());
        const response = await send(operator, home, surface, said ?? {}, headers, data);
        return { response, named: thing ? Object.values(thing) : [] };
      };
    const loads = surface.kind === "loader";
    cases.push({
      surface,
      whose: whoseOf(recipe),
      leaves: recipe.leaves ?? false,
      ask: asking(false),
      ...(loads ? { askData: asking(true) } : {}),
    });
  }
  for (const [house, each] of stocks) await each.load(operator, house);
  return cases.sort((one, other) => Number(one.leaves) - Number(other.leaves));
}
