import { describe, expect, it } from "vitest";
import { openImporting, patientsOf, rowsOf, runOut, start, viewOfImport } from "./scene";

const HEADER = "First name,Last name,Notes";
const FILE = `${HEADER}\nJosé,Núñez,one\nMaría,Ruiz,"two\nlines"\n`;
const swapped = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());

/** Sends a file, runs it to its end, and tells the names that came of it and the rows that were refused. */
async function outcomeOf(file: string | Uint8Array, choice?: Parameters<typeof start>[2]) {
  const scene = await openImporting();
  const id = await start(scene, file, choice);
  await runOut(scene.queue);
  const { state } = await viewOfImport(scene, id);
  const refused = await rowsOf<{ row: number; message: string }>(
    scene.organization,
    `SELECT row, json_extract(problems, '$[0].message') AS message FROM patient_import_refusal
     WHERE organization_id = ?1 ORDER BY row`,
  );
  const names = (await patientsOf(scene)).map(({ name }) => name);
  return { state, names, refused: refused.map(({ row, message }) => `${row} ${message}`) };
}
const done = (names: string[], refused: string[] = []) => ({ state: "DONE", names, refused });

describe("a file arrives right, however it is written", () => {
  it.each<[string, string | Uint8Array]>([
    ["UTF-8", FILE],
    ["UTF-8 with its mark", `\ufeff${FILE}`],
    ["UTF-16, the low byte first", new Uint8Array(Buffer.from(`\ufeff${FILE}`, "utf16le"))],
    ["UTF-16, the high byte first", swapped(`\ufeff${FILE}`)],
    ["UTF-16 without its mark", new Uint8Array(Buffer.from(FILE, "utf16le"))],
    ["lines that end with CR", FILE.replace("two\nlines", "two").replaceAll("\n", "\r")],
    ["lines that end with CRLF", FILE.replaceAll("\n", "\r\n")],
  ])("%s", async (_, file) => {
    expect(await outcomeOf(file)).toEqual(done(["José Núñez", "María Ruiz"]));
  });

  it("Latin-1, once a person has said so", async () => {
    const file = new Uint8Array(Buffer.from(FILE, "latin1"));
    const choice = { mapping: { firstName: 0, lastName: 1 }, dateOrder: null, encoding: "windows-1252" } as const;
    expect(await outcomeOf(file, choice)).toEqual(done(["José Núñez", "María Ruiz"]));
  });

  it("with a thousand columns, right-to-left and combining letters, and formulas", async () => {
    const heading = `${HEADER}${Array.from({ length: 997 }, (_, at) => `,Extra ${at}`).join("")}`;
    const row = (first: string, last: string) => `${first},${last},${",x".repeat(997)}`;
    const file = [heading, row("مريم", "الحدّاد"), row("Jose\u0301", "=1+1"), ""].join("\n");
    expect(await outcomeOf(file)).toEqual(done(["مريم الحدّاد", "Jose\u0301 =1+1"]));
  });
});

describe("a row that cannot be taken is refused with its number and reason, and those after it are read", () => {
  it("of quotes that are never closed, NUL bytes and too many cells", async () => {
    const file = `${HEADER}\nOpen,"quote\nA\0na,Ruiz,\nAna,Ruiz,,,more\nEva,Ruiz,\n`;
    const refused = ["2 imports:row.unclosedQuote", "3 imports:row.nul", "4 imports:row.cells"];
    expect(await outcomeOf(file)).toEqual(done(["Eva Ruiz"], refused));
  });

  it("of a field of ten megabytes", async () => {
    const file = `${HEADER}\nAna,Ruiz,"${"long\n".repeat(2 * 1_048_576)}"\nEva,Ruiz,\n`;
    expect(await outcomeOf(file)).toEqual(done(["Eva Ruiz"], ["2 errors:field.tooLong"]));
  });
});

it("a row that stands in the file twice, a thousand rows apart, becomes one patient", async () => {
  const row = (at: number) => `Ana ${at},Ruiz,1980-01-01,ana${at}@mail.example`;
  const rows = Array.from({ length: 1_000 }, (_, at) => row(at));
  const file = ["First name,Last name,Birth date,Email", ...rows, row(0), row(999), ""].join("\n");
  const scene = await openImporting();
  const id = await start(scene, file);
  await runOut(scene.queue);
  expect(await viewOfImport(scene, id)).toMatchObject({ count: 1_002, created: 1_000, known: 2, review: 0 });
});
