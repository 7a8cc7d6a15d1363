import type { D1Database } from "@cloudflare/workers-types";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getPlatformProxy, unstable_splitSqlQuery } from "wrangler";
import { repository } from "../terminal/run";
import { type Database, databases, migrationsOf } from "./databases";

/** The table in which wrangler too keeps what ran, so that its own commands agree with this one. */
const ledger =
  "CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/**
 * Brings every local database up to date and gives the number of migrations that ran. Opens all of them in one
 * runtime, where wrangler's own command would start one for each. `state` is a folder as of `--persist-to`.
 */
export async function migrateLocal(state = ".wrangler/state"): Promise<number> {
  const all = databases();
  const folder = await mkdtemp(join(tmpdir(), "migrate-"));
  const configPath = join(folder, "wrangler.json");
  await writeFile(configPath, JSON.stringify(runtimeConfig(all)));
  const runtime = await getPlatformProxy<Record<string, D1Database>>({
    configPath,
    envFiles: [],
    persist: { path: resolve(repository, state, "v3") },
  });
  try {
    let ran = 0;
    for (const database of all) ran += await migrateOne(runtime.env[database.binding], database);
    return ran;
  } finally {
    await runtime.dispose();
    await rm(folder, { recursive: true });
  }
}

/** The least configuration that opens the databases: their ids say where they lie on disk. */
function runtimeConfig(all: Database[]) {
  return {
    name: "migrations",
    compatibility_date: "2026-01-01",
    d1_databases: all.map(({ binding, name, id }) => ({ binding, database_name: name, database_id: id })),
  };
}

async function migrateOne(open: D1Database | undefined, database: Database): Promise<number> {
  if (!open) throw new Error(`${database.binding} did not open`);
  await open.prepare(ledger).run();
  const done = await open.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const names = new Set(done.results.map(({ name }) => name));
  const waiting = migrationsOf(database.migrations).filter(({ name }) => !names.has(name));
  for (const { name, sql } of waiting) {
    const statements = unstable_splitSqlQuery(sql).map((statement) => open.prepare(statement));
    const note = open.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(name);
    await open.batch([...statements, note]).catch((cause: unknown) => {
      throw new Error(`${database.binding}: migration ${name} failed`, { cause });
    });
  }
  return waiting.length;
}
