import { TenantDb } from "~/db/client.server";
import { insertLeftOut, insertRefusals, insertReviews } from "~/features/imports/data/chunk-rows.server";
import { decideRows } from "~/features/imports/services/reading/decide-rows.server";
import { matchHeader } from "~/features/imports/domain/reading/import-fields";
import { takenOf } from "~/features/imports/services/run/read-chunk.server";
import { readRecords } from "~/features/imports/domain/reading/read-records";
import { insertPatientsStatements } from "~/features/patients/data/patients/patients-insert.server";

/**
 * Does what a message of the queue does with the largest pieces that a file can have, each in its turn, and prints what
 * came of each. It is run in a process of little memory (import-memory.test.ts). What the database is sent is written
 * as JSON, as the binding does; it answers that nobody is there.
 */
const MEGABYTE = 1_048_576;
const A_PIECE = 7 * MEGABYTE;
const HEADER = ["External number", "First name", "Last name", "Date of birth", "Email", "Mobile", "Notes"];

const filled = (line: (row: number) => string, bytes: number): Uint8Array => {
  const lines: string[] = [];
  for (let row = 0, size = 0; size < bytes; row += 1) {
    const text = line(row);
    lines.push(text);
    size += Buffer.byteLength(text);
  }
  return Buffer.from(lines.join("")).subarray(0, bytes);
};
const person = (row: number, note: string) =>
  `N-${row},مريم عبدالرحمن,الحدّاد الموسوي ${row},25/12/1980,p${row}@mail.example,+973 3${String(row).padStart(7, "0")},${note}\n`;

const PIECES: Record<string, () => Uint8Array> = {
  "rows of Arabic": () => filled((row) => person(row, "ملاحظة ".repeat(8)), A_PIECE),
  "as many rows of 290 bytes as there can be": () => filled((row) => person(row, "م".repeat(85)), A_PIECE),
  "rows of 290 bytes that are refused": () => filled((row) => `${row},,,x,y,z,${"م".repeat(133)}\n`, A_PIECE),
  "as many rows as there can be of which four cells are left out": () =>
    filled(
      (row) => `${"1".repeat(61)},A${row},B,soon ${row},no mail ${row},phone ${row},${"n".repeat(170)}\n`,
      A_PIECE,
    ),
  "rows of a hundred and sixty cells": () => filled((row) => `${row},A,B${",c".repeat(160)}\n`, A_PIECE),
  "rows of a thousand cells": () => filled((row) => `${row},A,B${",c".repeat(997)}\n`, A_PIECE),
  "a field of ten megabytes, all quotes": () =>
    filled((row) => (row === 0 ? `1,A,B,,,,"${'""'.repeat(5 * MEGABYTE)}"\n` : person(row, "")), 2 * A_PIECE),
};

/** A context whose database keeps what it is to write, until it is sent in one batch; what it was asked it has answered. */
function emptyDatabase() {
  const sent: unknown[] = [];
  const raw = (text: string, ...values: unknown[]) => {
    const statement = { text, values };
    sent.push(statement);
    const answered = () => sent.splice(sent.indexOf(statement), 1);
    return { all: () => Promise.resolve({ results: [], asked: JSON.stringify(answered()).length }) };
  };
  const db: TenantDb = Object.assign(Object.create(TenantDb.prototype), { raw, organizationId: 1 });
  return { sent, context: { db, now: 0, requestId: "", auditActor: { kind: "system", id: null } } };
}

/** In a function of its own: what one piece took is let go before the next. */
async function doPiece(name: string, bytes: Uint8Array): Promise<void> {
  const { sent, context } = emptyDatabase();
  const form = { encoding: "utf-8", delimiter: "," } as const;
  const before = performance.now();
  const { records } = readRecords({ bytes, atEnd: false, ...takenOf(bytes.length) }, form);
  const decided = await decideRows(
    context,
    { records, from: 0, firstLine: 2 },
    {
      mapping: matchHeader(HEADER),
      columns: 1_000,
      dateOrder: "DMY",
      callingCode: "973",
      today: "2026-11-21",
      categories: new Map(),
      roomForCategories: 50,
      languages: new Map(),
    },
  );
  insertPatientsStatements(context, decided.created, "import");
  insertRefusals(context.db, "import", decided.refusals);
  insertReviews(context.db, "import", decided.reviews);
  insertLeftOut(context.db, "import", decided.leftOut);
  const sentBytes = Buffer.byteLength(JSON.stringify(sent));
  console.log(
    JSON.stringify({
      name,
      rows: decided.rows,
      created: decided.created.length,
      refused: decided.refusals.length,
      sentBytes,
      ms: Math.round(performance.now() - before),
    }),
  );
}

for (const [name, make] of Object.entries(PIECES)) await doPiece(name, make());
