import { beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/errors.server";
import { ASKING_OF_THE_KNOWN, SERVICE_AUTHORITIES } from "../../support/service-authorities";
import { openPractice } from "../support/organization";

type Service = (context: RequestContext, ...input: unknown[]) => Promise<unknown>;

const modules = import.meta.glob<Record<string, unknown>>("../../../app/features/*/services/*.server.ts");
const sources = import.meta.glob<string>("../../../app/features/*/services/*.server.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pathOf = (service: string) => `../../../app/features/${service.replace("/", "/services/")}.server.ts`;

/** The functions of a file that begin by asking for a named authority, as its text says. */
const ASKING =
  /\nexport async function (\w+)(?:<[^(]*>)?\((?:(?!\n\}|await |parse\()[\s\S])*await authorize\(context, "/g;
const askingIn = (text: string) => [...text.matchAll(ASKING)].map(([, name]) => name);

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
  it("that begins by asking who may stands in the list of what is asked", () => {
    const asking = Object.entries(sources).flatMap(([path, text]) => {
      const [, feature, file] = /features\/([^/]+)\/services\/(.+)\.server\.ts$/.exec(path) ?? [];
      return askingIn(text).map((name) => `${feature}/${file} ${name}`);
    });
    const listed = Object.entries(SERVICE_AUTHORITIES).flatMap(([service, functions]) =>
      Object.keys(functions).map((name) => `${service} ${name}`),
    );
    expect(asking.sort()).toEqual([...listed, ...ASKING_OF_THE_KNOWN].sort());
  });

  it.each(Object.entries(SERVICE_AUTHORITIES))("%s asks for it before anything else", async (service, functions) => {
    const found = await modules[pathOf(service)]?.();
    const asked = (await denials()).length;
    for (const name of Object.keys(functions))
      await expect((found?.[name] as Service)(nobody, "someone", "someone"), name).rejects.toThrow(ForbiddenError);
    expect((await denials()).slice(asked)).toEqual(Object.values(functions));
  });
});
