import { insertCategories, isCategoryTaken, insertPatientsStatements } from "~/features/patients/public.server";
import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { insertLeftOut, insertRefusals, insertReviews } from "../../data/chunk-rows.server";
import { advanceStatement, importWithCategories, type StoredImport } from "../../data/imports.server";
import { decideRows, type DecidedRows } from "../reading/decide-rows.server";
import { readChunk, type Chunk } from "./read-chunk.server";
import { storedCategoriesSchema } from "../../schemas/stored-categories";
import { rowReadingOf } from "../../support/reading/row-reading.server";
import { notifyOfImport } from "./notify-of-import.server";
import { undoChunk } from "./undo-chunk.server";

async function write(context: RequestContext, stored: StoredImport, chunk: Chunk, decided: DecidedRows) {
  const { created, known, refusals, reviews, rows, leftOut, categories } = decided;
  const { db, now } = context;
  const { id, cursor } = stored;
  const done = chunk.to >= stored.bytes;
  const counts = { rows, created: created.length, known, refused: refusals.length, review: reviews.length };
  const read = { from: cursor, to: chunk.to, line: chunk.nextLine, records: chunk.count };
  const told = {
    unknownWords: decided.countedLeftOut.addedTo(stored.unknownWords),
    refusalReasons: decided.countedRefusals.addedTo(stored.refusalReasons),
    newCategories: [...stored.newCategories, ...categories.map(({ name }) => name)],
  };
  const advance = { ...read, ...told, done, now, ...counts };
  await commit(context, {
    guarded: advanceStatement(db, id, advance),
    writes: [
      // Before the patients who are in them.
      ...insertCategories(db, categories, stored.newCategories.length),
      ...insertPatientsStatements(context, created, id),
      ...insertRefusals(db, id, refusals),
      ...insertReviews(db, id, reviews),
      ...insertLeftOut(db, id, leftOut),
    ],
    audit: [
      { action: done ? "patientImport.finish" : "patientImport.rows", subjectKind: "patientImport", subjectId: id },
      ...categories.map((category) => ({
        action: "patientCategory.create",
        subjectKind: "patientCategory",
        subjectId: category.id,
        fields: ["name"],
      })),
    ],
    outbox: done ? notifyOfImport(context, stored, "done") : [],
    result: null,
  });
  return !done;
}

/**
 * Does the next piece of an import, whose cursor moves in the same batch as its patients are written: told again, or
 * twice at once, it writes nothing twice.
 * @returns whether there is more to do
 */
export async function runChunk(context: RequestContext, importId: string): Promise<boolean> {
  await authorize(context, "patientImport.run");
  return doNextPiece(context, importId, false);
}

async function doNextPiece(context: RequestContext, importId: string, isAgain: boolean): Promise<boolean> {
  const { db } = context;
  const [stored] = await importWithCategories(db, importId);
  // It goes on when somebody lets it: a message that comes late does nothing.
  if (!stored || stored.stoppedAt !== null) return false;
  if (stored.status === "UNDOING") return undoChunk(context, stored);
  if (stored.status !== "RUNNING") return false;
  const reading = rowReadingOf(context, stored, storedCategoriesSchema.parse(stored.categories));
  const chunk = await readChunk(context, stored);
  const meanwhile = refusedAs({
    // Another message has done this piece and goes on, or the import was ended.
    conflict: () => false,
    // Somebody has made one of its categories since they were read: the piece is read again, with that one.
    unique: (failure, refused) =>
      isAgain || !isCategoryTaken(failure) ? refused : doNextPiece(context, importId, true),
  });
  return write(context, stored, chunk, await decideRows(context, chunk, reading)).catch(meanwhile);
}
