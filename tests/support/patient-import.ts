import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { TestServer } from "../../scripts/serve-for-tests";
import { request } from "../../scripts/worker/request";
import { createOrganization, signInCreator, type Operator, type TestOrganization } from "./organization";

const record = z.object({
  importId: z.string(),
  state: z.string(),
  count: z.number(),
  created: z.number(),
  known: z.number(),
  refused: z.number(),
  review: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
});
export type ImportRecord = z.infer<typeof record>;

/** An organization that brings patients in by calls, as another program does. */
export async function importingPractice(operator: Operator) {
  const organization = await createOrganization(operator);
  const authorization = `Bearer ${await signInCreator(operator, organization)}`;
  const ask = async (method: string, path: string, sent: { type?: string; body?: string } = {}) => {
    const headers = { authorization, ...(sent.type ? { "content-type": sent.type } : {}) };
    const { port } = operator;
    const { host } = organization;
    const answer = await request({ port, host, method, path, headers, body: sent.body, timeout: 120_000 });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body) as unknown;
  };
  return {
    organization,
    /** Sends a file and starts it. */
    send: async (file: string): Promise<ImportRecord> => {
      const part = `--b\r\ncontent-disposition: form-data; name="patientsFile"; filename="patients.csv"\r\n\r\n`;
      const body = `${part}${file}\r\n--b--\r\n`;
      return record.parse(await ask("POST", "/patientImport", { type: "multipart/form-data; boundary=b", body }));
    },
    /** The newest import as it is now. */
    newest: async (): Promise<ImportRecord> => {
      const { imports } = z.object({ imports: z.array(record) }).parse(await ask("GET", "/patientImport?max=1"));
      const [found] = imports;
      if (!found) throw new Error("there is no import");
      return found;
    },
  };
}

/** A file of so many patients of about so many bytes each; every hundredth has no name. */
export function patientsFile(rows: number, bytes: number): string {
  const lines = ["MRN;Apellidos;Nombre;Fecha de nacimiento;Correo;Móvil;Notas"];
  for (let row = 0; row < rows; row += 1) {
    const born = `${1 + (row % 28)}/${1 + (row % 12)}/${1930 + (row % 90)}`;
    const name = row % 100 === 99 ? ";" : `Núñez ${row};مريم`;
    const line = `N-${row};${name};${born};p${row}@mail.example;+973 3${String(row).padStart(7, "0")}`;
    lines.push(`${line};"una\n""nota"" ${"x".repeat(Math.max(0, bytes - line.length))}"`);
  }
  return `${lines.join("\n")}\n`;
}

/** Turns the minute's clock: what is due is done. */
const turnClock = ({ port }: Operator) =>
  request({ port, path: "/cdn-cgi/handler/scheduled?cron=*+*+*+*+*", timeout: 55_000 });

/**
 * Waits for an import that may have lost its message, for which the minute's clock is turned at every look, or each so
 * many milliseconds; calls `seen` with every look.
 */
export async function untilEnded(
  operator: Operator,
  newest: () => Promise<ImportRecord>,
  seen: (record: ImportRecord) => Promise<void> = () => Promise.resolve(),
  clockMs = 0,
): Promise<ImportRecord> {
  let turnedAt = 0;
  for (const deadline = Date.now() + 600_000; Date.now() < deadline;) {
    if (Date.now() - turnedAt >= clockMs) {
      await turnClock(operator);
      turnedAt = Date.now();
    }
    const now = await newest();
    if (now.state === "DONE") return now;
    await seen(now);
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("the import did not end");
}

/** A kill comes at the latest so long after the Worker goes on with the import. */
const WITHIN_MS = 1_500;
/** Of the kills, the part that waits until the import got on: the others fall into the piece that was killed before. */
const AFTER_A_PIECE = 1 / 8;

/** Kills the Worker so many times while it imports, at moments as `random` says; the counts at the end. */
export async function importUnderKills(
  server: TestServer,
  { rows, kills, bytes, random }: { rows: number; kills: number; bytes: number; random: () => number },
) {
  const practice = await importingPractice(server);
  await practice.send(patientsFile(rows, bytes));
  const passed = () => new Promise((done) => setTimeout(done, random() * WITHIN_MS));
  const resumedMs: number[] = [];
  let before = { count: 0, killedAt: 0 };
  let left = kills;
  const ended = await untilEnded(server, practice.newest, async ({ count }) => {
    const gotOn = count > before.count;
    if (gotOn && before.killedAt > 0) resumedMs.push(Date.now() - before.killedAt);
    if (gotOn) before = { count, killedAt: 0 };
    if (left === 0 || (before.killedAt > 0 && !gotOn)) return;
    await passed();
    for (let again = true; again && left > 0; again = random() >= AFTER_A_PIECE) {
      left -= 1;
      before.killedAt = Date.now();
      await server.crash();
      // It goes on, and nobody waits for what comes of it.
      void turnClock(server).catch(() => undefined);
      await passed();
    }
  });
  return { organization: practice.organization, ended, resumedMs, notKilled: left };
}

/** What the database of an organization holds: its patients, and how many of them are there twice. */
export function storedPatients(state: string, { organizationId }: Pick<TestOrganization, "organizationId">) {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    try {
      if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'patient_import'").get()) continue;
      const text = `SELECT count(*) AS patients, count(DISTINCT external_number) AS people,
(SELECT count(DISTINCT patient_id) FROM patient_search s WHERE s.organization_id = p.organization_id) AS found
FROM patient p WHERE organization_id = ?`;
      const found = z
        .object({ patients: z.number(), people: z.number(), found: z.number() })
        .parse(database.prepare(text).get(organizationId));
      if (found.patients > 0) return found;
    } finally {
      database.close();
    }
  }
  throw new Error("no database holds a patient of the organization");
}
