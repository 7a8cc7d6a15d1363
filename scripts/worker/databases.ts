import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import { repository } from "../terminal/run";

/** A D1 database of wrangler.toml, with the folder of its migrations from the project's top. */
export interface Database {
  binding: string;
  name: string;
  id: string;
  migrations: string;
}

/** A migration: its file's name, which is also its key in the database, and its SQL. */
export interface Migration {
  name: string;
  sql: string;
}

/** What of wrangler's configuration is read here; wrangler ships no type for it. */
const configuration = z.object({
  d1_databases: z.array(
    z.object({
      binding: z.string(),
      database_name: z.string().optional(),
      database_id: z.string().optional(),
      migrations_dir: z.string().default("migrations"),
    }),
  ),
});

/** All databases that wrangler.toml names, of the given environment or of the local one. */
export function databases(environment?: string): Database[] {
  const config = unstable_readConfig({ config: join(repository, "wrangler.toml"), env: environment });
  return configuration.parse(config).d1_databases.map(({ binding, database_name, database_id, migrations_dir }) => ({
    binding,
    name: database_name ?? binding,
    id: database_id ?? binding,
    migrations: migrations_dir,
  }));
}

/** The migrations of a folder, in the order in which they run. */
export function migrationsOf(folder: string): Migration[] {
  const names = readdirSync(join(repository, folder)).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => ({ name, sql: readFileSync(join(repository, folder, name), "utf8") }));
}
