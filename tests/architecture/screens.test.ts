import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { flat } from "../isolation/surfaces";
import routes from "../../app/routes";
import islands from "../../vite.islands.config";
import { projectFiles } from "./sources";
import { screenHandler } from "../../workers/screens";

/** A build of routes that answer with their own id and parameters. */
async function buildOf(): Promise<ServerBuild> {
  const paths = flat(await routes).map(({ full }, index) => [`route-${index}`, full] as const);
  const extra: [string, string][] = [
    ["optional", "/optional/:one/:two?"],
    ["rest", "/rest/*"],
    ["dynamic", "/either/:name"],
    ["static", "/either/known"],
  ];
  const entries = [...paths, ...extra].map(([id, full]) => [
    id,
    {
      id,
      parentId: "root",
      path: full === "/" ? undefined : full.slice(1),
      index: full === "/" ? true : undefined,
      module: { loader: ({ params }: { params: object }) => Response.json({ id, params }) },
    },
  ]);
  const root = { id: "root", path: "", module: { default: () => null, ErrorBoundary: () => null } };
  return {
    routes: { root, ...Object.fromEntries(entries) },
    assets: { routes: {}, version: "1", entry: { module: "", imports: [] }, url: "" },
    entry: { module: { default: () => new Response("no route", { status: 404 }) } },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as object as ServerBuild;
}

const build = await buildOf();
const [narrowed, whole] = [screenHandler(build), createRequestHandler(build, "production")];
const ask = async (
  handle: typeof narrowed,
  path: string,
): Promise<{ id?: string; params?: object; status: number }> => {
  const answer = await handle(new Request(`https://practice.example${path}`), {} as AppLoadContext);
  return answer.status === 200 ? { ...((await answer.json()) as object), status: 200 } : { status: answer.status };
};

test("every address of the product is answered by a route of that address", async () => {
  for (const [id, route] of Object.entries(build.routes)) {
    if (id === "root") continue;
    const asked = `/${route?.path ?? ""}`.replaceAll(/:(\w+)\??/g, "$1-1").replace("*", "x/y");
    const answer = await ask(narrowed, asked);
    expect([asked, build.routes[answer.id ?? ""]?.path]).toEqual([asked, route?.path]);
  }
});

test.each([
  "/optional/a",
  "/optional/a/b",
  "/rest/a/b",
  "/either/known",
  "/either/%6Bnown",
  "/EITHER/other",
  "/either/known/",
  "/either/%E0%A4%A",
  "/optional",
  "/nothing/here",
])("%s is answered by the route that Remix chooses among all of them", async (path) => {
  const answer = await ask(narrowed, path);
  expect(answer.status).toBe(200);
  expect(answer).toEqual(await ask(whole, path));
});

test("each script that a page names is built under that name", () => {
  const built = Object.keys(islands.build?.rollupOptions?.input ?? {});
  const named = projectFiles("app").flatMap(({ path, text }) => [
    ...[...text.matchAll(/<Island name="([^"]+)"/g)].map(([, name]) => [path, name] as const),
    ...[...text.matchAll(/\bislands: [^\[}\n]*(\[[^\]\n]*)/g)].flatMap(([, list = ""]) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => [path, name] as const),
    ),
  ]);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(([, name = ""]) => !built.includes(name))).toEqual([]);
});
