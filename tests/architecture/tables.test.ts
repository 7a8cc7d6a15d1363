import { expect, test } from "vitest";
import { TENANT_TABLES } from "~/db/schemas.server";
import { FOREIGN_READS, OVER_ALL_OWNERS, WRITTEN_BELOW } from "../support/expected/foreign-tables";
import { declaredTables, tableUses, tableUsesOf } from "./table-uses";

/** How many files read how many tables of others: mend one, then lower the number. */
const MOST_READS = 201;

const { files, uses } = tableUses();
const overAll = (path: string) => Object.keys(OVER_ALL_OWNERS).some((place) => path.startsWith(place));
const foreign = uses.filter(({ by, owner, path }) => by !== owner && !overAll(path));

test("every table of an organization's database has an owner, which its schema file names", () => {
  expect(declaredTables.length).toBeGreaterThan(90);
  expect([...TENANT_TABLES.keys()].sort()).toEqual([...declaredTables].sort());
});

test("nobody writes to a table of another feature's", () => {
  const writes = foreign.filter(({ writes, path }) => writes && !(path in WRITTEN_BELOW));
  expect(files).toBeGreaterThan(1_500);
  expect(writes).toEqual([]);
  const listed = [...Object.keys(WRITTEN_BELOW), ...Object.keys(OVER_ALL_OWNERS)];
  const written = uses.filter(({ by, owner, writes }) => writes && by !== owner);
  expect(listed.filter((place) => !written.some(({ path }) => path.startsWith(place)))).toEqual([]);
});

test("whoever reads a table of another feature's stands on the list, which only shrinks", () => {
  const reads = foreign.filter(({ writes }) => !writes);
  const found: Record<string, Record<string, string>> = {};
  for (const { by, owner } of reads) {
    const tables = reads.filter((read) => read.by === by && read.owner === owner).map(({ table }) => table);
    (found[by] ??= {})[owner] = [...new Set(tables)].sort().join(" ");
  }
  const rows = Object.values(found).flatMap((owners) => Object.values(owners).flatMap((tables) => tables.split(" ")));
  console.info(
    `${reads.length} reads of foreign tables, in ${rows.length} rows of the list, among ${uses.length} uses`,
  );
  expect(found).toEqual(FOREIGN_READS);
  expect(reads.length).toBeLessThanOrEqual(MOST_READS);
});

test("a write is found by Drizzle, in SQL and in a list of tables", () => {
  const path = "app/features/billing/data/x.server.ts";
  const writesOf = (text: string) =>
    tableUsesOf({ path, text }).flatMap(({ table, writes }) => (writes ? [table] : []));
  const imported = 'import { patient as person } from "~/db/schema/patients.server";\n';
  expect(writesOf(`${imported}db.orm.update(person).set({});`)).toEqual(["patient"]);
  expect(writesOf(`${imported}db.orm.select().from(person);`)).toEqual([]);
  expect(writesOf("db.raw(`UPDATE patient SET email = ''`)")).toEqual(["patient"]);
  expect(writesOf('db.raw("INSERT OR REPLACE INTO payment SELECT 1 FROM patient")')).toEqual(["payment"]);
  expect(writesOf("const T = ['patient']; db.raw(`DELETE FROM ${T[0]}`)")).toEqual(["patient"]);
  expect(writesOf('const SWEEPS = [{ table: "stranger_mail" }];')).toEqual(["stranger_mail"]);
});
