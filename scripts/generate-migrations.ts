import { readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository, run } from "./terminal/run";
import { Complaint, main, step } from "./terminal/say";

/** Removes every snapshot of a kind of database but its newest, the only one that drizzle-kit compares with. */
async function keepNewestSnapshot(kind: string): Promise<void> {
  const folder = join(repository, "migrations", kind, "meta");
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith("_snapshot.json")).sort();
  for (const older of snapshots.slice(0, -1)) await unlink(join(folder, older));
}

/** Writes the SQL that brings each kind of database from its last migration to its tables: -- --name what_changes. */
main(async () => {
  const { values } = parseArgs({ options: { name: { type: "string" } } });
  if (!values.name || !/^[a-z0-9_]+$/.test(values.name)) {
    throw new Complaint("Name the change in lowercase letters: npm run db:generate -- --name waiting_room_capacity");
  }
  for (const kind of ["directory", "tenant"]) {
    await step(`Migrations of the ${kind}`, async () => {
      const { code } = await run("drizzle-kit", [
        "generate",
        "--config",
        `drizzle.${kind}.config.ts`,
        "--name",
        `${values.name}`,
      ]);
      if (code !== 0) throw new Complaint(`drizzle-kit did not write a migration for the ${kind}.`);
      await keepNewestSnapshot(kind);
    });
  }
});
