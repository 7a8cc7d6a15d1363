import { parseArgs } from "node:util";
import { run } from "./terminal/run";
import { Complaint, main, step } from "./terminal/say";

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
    });
  }
});
