import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import Papa from "papaparse";
import { matchHeader } from "~/features/imports/domain/reading/import-fields";
import { comparable, KnownPeople, type Person } from "~/features/imports/domain/reading/match-people";
import { rowReader, type ImportedPatient } from "~/features/imports/domain/reading/read-row";
import { searchTokens } from "~/features/patients/domain/patients/search-tokens";
import { uuidv7 } from "~/kernel/ids";
import { repository } from "../scripts/terminal/run";

const OWN = 1;
const ROWS_A_TRANSACTION = 10_000;
const FOUND = `id, first_name AS firstName, last_name AS lastName, email, phone, birth_date AS birthDate, external_number AS externalNumber FROM patient WHERE organization_id = ${OWN}`;
const INSERT = `INSERT INTO patient (organization_id, id, number, created_at, enabled, first_name, last_name, email,
phone_calling_code, phone, birth_date, gender, notes, external_number) VALUES (${OWN}, ?, ?, 0, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** A database with the product's own tables, in a file. */
function opened(file: string): Database.Database {
  const database = new Database(file);
  database.exec("PRAGMA journal_mode = WAL");
  const folder = join(repository, "migrations/tenant");
  for (const name of readdirSync(folder)
    .filter((each) => each.endsWith(".sql"))
    .sort())
    database.exec(readFileSync(join(folder, name), "utf8"));
  return database;
}

const personOf = (row: Record<string, unknown>): Person => ({
  id: String(row["id"]),
  firstName: String(row["firstName"]),
  lastName: String(row["lastName"]),
  email: String(row["email"]),
  phone: String(row["phone"]),
  birthDate: String(row["birthDate"]),
  externalNumber: row["externalNumber"] === null ? null : String(row["externalNumber"]),
});

/** Writes the rows of a file that are read as patients and not known yet, with their search tokens. */
function writing(database: Database.Database) {
  const insert = database.prepare(INSERT);
  const token = database.prepare(`INSERT INTO patient_search VALUES (${OWN}, ?, ?) ON CONFLICT DO NOTHING`);
  const by = ["external_number", "email", "phone"].map((column) =>
    database.prepare<[string], Record<string, unknown>>(`SELECT ${FOUND} AND ${column} = ?`),
  );
  let number = 0;
  return (patient: ImportedPatient): void => {
    const bare = patient.phone.replace(/^0+/, "");
    const values = [
      [patient.externalNumber],
      [patient.email],
      bare === "" ? [] : [...new Set([patient.phone, bare, `0${bare}`])],
    ];
    const found = by.flatMap((statement, index) =>
      (values[index] ?? []).flatMap((value) => (value ? statement.all(value).map(personOf) : [])),
    );
    if (new KnownPeople(found).match(comparable(patient)).kind !== "new") return;
    const id = uuidv7(0);
    number += 1;
    const { firstName, lastName, email, phoneCallingCode, phone, birthDate, gender, notes, externalNumber } = patient;
    insert.run(
      id,
      number,
      firstName,
      lastName,
      email,
      phoneCallingCode,
      phone,
      birthDate,
      gender,
      notes,
      externalNumber,
    );
    for (const each of searchTokens({ ...patient, number })) token.run(each, id);
  };
}

/** The same work as an import's with papaparse and better-sqlite3 in one Node process; how many patients it wrote. */
export function plainImport(text: string, databaseFile: string): number {
  const database = opened(databaseFile);
  const write = writing(database);
  const [header = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  const today = new Date().toISOString().slice(0, 10);
  const lookUps = { categories: new Map<string, string>(), roomForCategories: 0, languages: new Map<string, string>() };
  const readRow = rowReader({
    mapping: matchHeader(header),
    columns: header.length,
    dateOrder: "DMY",
    callingCode: "",
    today,
    ...lookUps,
  });
  for (const [index, cells] of rows.entries()) {
    if (index % ROWS_A_TRANSACTION === 0) database.exec(index === 0 ? "BEGIN" : "COMMIT; BEGIN");
    const read = readRow({ cells, problem: null });
    if (read.ok) write(read.patient);
  }
  database.exec("COMMIT");
  const { count } = database.prepare("SELECT count(*) AS count FROM patient").get() as { count: number };
  database.close();
  return count;
}
