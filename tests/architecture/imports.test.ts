import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

const repository = resolve(import.meta.dirname, "../..");
const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true });
  folder = undefined;
});

/** Builds a small house of the given files and returns the rules it breaks, each as 'file: rule'. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), "house-"));
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
  const tsconfig = JSON.stringify({
    compilerOptions: { moduleResolution: "Bundler", module: "ESNext", paths: { "~/*": ["./app/*"] } },
  });
  for (const [path, content] of Object.entries({ "tsconfig.json": tsconfig, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const cruiser = join(repository, "node_modules/.bin/depcruise");
  const flags = ["--config", join(repository, ".dependency-cruiser.cjs"), "--output-type", "json", "."];
  const output = await run(process.execPath, [cruiser, ...flags], folder);
  return report.parse(JSON.parse(output)).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

function run(command: string, args: string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    execFile(command, args, { cwd, maxBuffer: 1e8 }, (error, stdout) =>
      stdout ? done(stdout) : fail(error ?? new Error("no report")),
    );
  });
}

const noon = "export const noon = 720;\n";
const house = "app/features/scheduling";
const gateways = "app/features/billing/gateways";

test("a house that keeps the rules passes", async () => {
  const broken = await brokenRules({
    "app/kernel/time/minutes.ts": noon,
    [`${house}/domain/slot.ts`]: `import { noon } from "~/kernel/time/minutes";\nexport const slot = noon;\n`,
    [`${house}/data/slots.server.ts`]: `import { eq } from "drizzle-orm";\nimport { slot } from "../domain/slot";\nexport const slots = [eq, slot];\n`,
    [`${house}/services/list-slots.server.ts`]: `import { slots } from "../data/slots.server";\nimport { who } from "~/features/identity/public.server";\nexport const listSlots = [slots, who];\n`,
    "app/features/identity/public.server.ts": `export const who = "anyone";\n`,
    "app/features/forms/domain/question.ts": "export const kinds = 3;\n",
    [`${house}/domain/asked.ts`]: `import { kinds } from "~/features/forms/domain/question";\nexport const asked = kinds;\n`,
    [`${house}/public.server.ts`]: "export const states = 13;\n",
    "app/features/demo/support/filler.server.ts": `import { states } from "~/features/scheduling/public.server";\nexport const filler = states;\n`,
  });
  expect(broken).toEqual([]);
});

test("each kind of broken import is caught under its rule", async () => {
  const broken = await brokenRules({
    "app/kernel/time/minutes.ts": `import { button } from "~/ui/button";\n${noon}export const b = button;\n`,
    "app/ui/button.ts": `import { paths } from "~/paths";\nexport const button = paths;\n`,
    "app/paths.ts": "export const paths = {};\n",
    "app/screens/list.tsx": `import { slot } from "~/features/scheduling/domain/slot";\nexport const list = slot;\n`,
    "app/platform/records/save.server.ts": `import { table } from "~/db/table.server";\nexport const save = table;\n`,
    "app/db/table.server.ts": "export const table = 1;\n",
    [`${house}/domain/slot.ts`]: `import { slots } from "../data/slots.server";\nexport const slot = slots;\n`,
    [`${house}/data/slots.server.ts`]: `import { act } from "../services/act.server";\nexport const slots = act;\n`,
    [`${house}/services/act.server.ts`]: `import { eq } from "drizzle-orm";\nimport { find } from "~/features/patients/data/find.server";\nexport const act = [eq, find];\n`,
    "app/features/patients/data/find.server.ts": `import { eq } from "drizzle-orm";\nexport const find = eq;\n`,
    "app/features/patients/services/book.server.ts": `import { book } from "~/features/scheduling/public.server";\nexport const go = book;\n`,
    [`${house}/public.server.ts`]: `export const book = 1;\n`,
    [`${house}/components/list.tsx`]: `import { book } from "../public.server";\nexport const list = book;\n`,
    "app/features/horoscopes/domain/star.ts": `import { noon } from "~/kernel/time/minutes";\nexport const star = noon;\n`,
    "app/platform/room.server.ts": `import { Room } from "../../party/room";\nexport const room = Room;\n`,
    "party/room.ts": `import { slots } from "~/features/scheduling/data/slots.server";\nexport const Room = slots;\n`,
    "app/kernel/ping.ts": `import { pong } from "./pong";\nexport const ping = pong;\n`,
    "app/kernel/pong.ts": `import type { ping } from "./ping";\nexport const pong: typeof ping = 1;\n`,
    "app/kernel/clock.ts": `import { now } from "./nowhere";\nexport const clock = now;\n`,
    [`${house}/domain/digest.ts`]: `import { createHash } from "node:crypto";\nexport const digest = createHash;\n`,
    [`${house}/schemas/room.ts`]: `import { Server } from "partyserver";\nexport const server = Server;\n`,
    "app/features/reports/services/export.server.ts": `import { tell } from "~/features/notifications/public.server";\nexport const out = tell;\n`,
    "app/features/notifications/public.server.ts": `export const tell = 1;\n`,
    "app/features/forms/domain/question.ts": "export const kinds = 3;\n",
    "app/features/patients/domain/ask.ts": `import { kinds } from "~/features/forms/domain/question";\nexport const ask = kinds;\n`,
    [`${house}/domain/kin.ts`]: `import { ask } from "~/features/patients/domain/ask";\nexport const kin = ask;\n`,
    "app/features/demo/public.server.ts": "export const filled = 1;\n",
    "app/features/notifications/services/tell.server.ts": `import { filled } from "~/features/demo/public.server";\nexport const told = filled;\n`,
    [`${gateways}/alpha/alpha.server.ts`]: `import { beta } from "../beta/beta.server";\nexport const alpha = beta;\n`,
    [`${gateways}/beta/beta.server.ts`]: `import { pay } from "../../services/pay.server";\nexport const beta = pay;\n`,
    "app/features/billing/services/pay.server.ts": `import { alpha } from "../gateways/alpha/alpha.server";\nexport const pay = () => alpha;\n`,
    "app/features/notifications/kinds/kind.ts": `import { tell } from "../public.server";\nexport const kind = tell;\n`,
    "app/outbox/topics.ts": `import { tell } from "~/features/notifications/public.server";\nexport const topics = tell;\n`,
  });
  const expected = [
    "app/kernel/time/minutes.ts: kernel-imports-nothing",
    "app/ui/button.ts: ui-knows-only-kernel",
    "app/screens/list.tsx: screens-know-no-feature",
    "app/platform/records/save.server.ts: records-write-by-commit",
    `${house}/domain/slot.ts: domain-is-pure`,
    `${house}/domain/slot.ts: server-files-stay-on-the-server`,
    `${house}/data/slots.server.ts: data-imports-db-and-domain`,
    `${house}/services/act.server.ts: only-data-and-db-touch-drizzle`,
    `${house}/services/act.server.ts: services-import-their-own`,
    "app/features/patients/services/book.server.ts: feature-order-patients",
    `${house}/components/list.tsx: components-import-no-server`,
    `${house}/components/list.tsx: server-files-stay-on-the-server`,
    "app/features/horoscopes/domain/star.ts: features-have-known-names",
    "app/platform/room.server.ts: app-never-imports-party-or-workers",
    "party/room.ts: party-imports-public-faces",
    "app/kernel/ping.ts: no-circular",
    "app/kernel/clock.ts: imports-resolve",
    `${house}/domain/digest.ts: pure-rooms-use-no-node`,
    `${house}/schemas/room.ts: pure-rooms-use-no-platform`,
    "app/features/reports/services/export.server.ts: feature-order-reports",
    "app/features/patients/domain/ask.ts: feature-order-patients",
    `${house}/domain/kin.ts: domain-is-pure`,
    "app/features/notifications/services/tell.server.ts: feature-order-notifications",
    `${gateways}/alpha/alpha.server.ts: gateways-know-nothing-of-each-other`,
    `${gateways}/beta/beta.server.ts: gateways-import-their-own`,
    "app/features/billing/services/pay.server.ts: only-the-registry-names-a-gateway",
    "app/features/notifications/kinds/kind.ts: kinds-are-facts",
    "app/outbox/topics.ts: outbox-knows-only-kernel",
  ];
  expect(expected.filter((line) => !broken.includes(line))).toEqual([]);
});
