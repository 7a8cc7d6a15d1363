import { beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { ASKING_OF_THE_KNOWN, SERVICE_AUTHORITIES } from "../../support/expected/service-authorities";
import { openPractice } from "../support/organization";

type Service = (context: RequestContext, ...input: unknown[]) => Promise<unknown>;

// A verb's file has one name in its feature, whatever subject it stands in; what services share is read too.
const modules = import.meta.glob<Record<string, unknown>>([
  "../../../app/features/*/services/**/*.server.ts",
  "../../../app/features/*/support/**/*.server.ts",
]);
const sources = import.meta.glob<string>(
  ["../../../app/features/*/services/**/*.server.ts", "../../../app/features/*/support/**/*.server.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** A file's feature and name, `feature/name`. */
function nameOf(path: string): string {
  const [, feature, file] = /features\/([^/]+)\/(?:services|support)\/(?:.+\/)?([^/]+)\.server\.ts$/.exec(path) ?? [];
  return `${feature}/${file}`;
}

const pathOf = new Map(Object.keys(sources).map((path) => [nameOf(path), path]));

/** The functions of a file that begin by asking for a named authority, as its text says. */
const ASKING =
  /\nexport async function (\w+)(?:<[^(]*>)?\((?:(?!\n\}\n|await |parse\()[\s\S])*await authorize\(context, "/g;
const askingIn = (text: string) => [...text.matchAll(ASKING)].map(([, name]) => name);

/** The verbs of the kinds of records that a file declares, as `kind.verb`. */
const DECLARING = /\nexport const (\w+) = recordServices\(/g;
async function declaredIn(path: string, text: string): Promise<string[]> {
  const found = await modules[path]?.();
  return [...text.matchAll(DECLARING)].flatMap(([, name = ""]) =>
    Object.entries(found?.[name] as object).flatMap(([verb, value]) =>
      typeof value === "function" ? [`${name}.${verb}`] : [],
    ),
  );
}

/** A function of a file by its name, or a verb of a kind that the file declares. */
const verbIn = (found: object | undefined, name: string): Service =>
  name.split(".").reduce<unknown>((from, part) => Reflect.get(from as object, part), found) as Service;

/** Somebody of a kind that no rule knows: nobody may do anything, not even what everybody may. */
let nobody: RequestContext;

beforeAll(async () => {
  const practice = await openPractice();
  const context = await practice.as({ kind: "anonymous" });
  const kind = "nobody";
  nobody = Object.assign({}, context, { actor: { kind }, auditActor: { kind, id: null } });
});

async function denials(): Promise<string[]> {
  const { results } = await nobody.db
    .raw(
      "SELECT action FROM audit_event WHERE organization_id = ?1 AND actor_kind = 'nobody' AND outcome = 'DENIED' ORDER BY seq",
      nobody.db.organizationId,
    )
    .all<{ action: string }>();
  return results.map(({ action }) => action);
}

describe("a service", () => {
  it("is looked at wherever it stands, and no two of a feature have one name", () => {
    const seen = Object.keys(sources).length;
    console.info(`${seen} files of services were read`);
    expect(seen).toBeGreaterThan(550);
    expect(pathOf.size).toBe(seen);
  });

  it("that is a kind's is declared where it is found: each recordServices is exported by a name", () => {
    for (const [path, text] of Object.entries(sources))
      expect(text.match(/(?<!function )recordServices\(/g)?.length ?? 0, path).toBe(
        [...text.matchAll(DECLARING)].length,
      );
  });

  it("that begins by asking who may stands in the list of what is asked", async () => {
    const asking: string[] = [];
    for (const [path, text] of Object.entries(sources))
      for (const name of [...askingIn(text), ...(await declaredIn(path, text))]) asking.push(`${nameOf(path)} ${name}`);
    const listed = Object.entries(SERVICE_AUTHORITIES).flatMap(([service, functions]) =>
      Object.keys(functions).map((name) => `${service} ${name}`),
    );
    expect(asking.sort()).toEqual([...listed, ...ASKING_OF_THE_KNOWN].sort());
  });

  it.each(Object.entries(SERVICE_AUTHORITIES))("%s asks for it before anything else", async (service, functions) => {
    const found = await modules[pathOf.get(service) ?? ""]?.();
    const asked = (await denials()).length;
    for (const name of Object.keys(functions))
      await expect(verbIn(found, name)(nobody, "someone", "someone"), name).rejects.toThrow(ForbiddenError);
    expect((await denials()).slice(asked)).toEqual(Object.values(functions));
  });
});
