import { z } from "zod";
import { done } from "~/kernel/answer";

const count = z.int().min(0);
const instant = z.int();

const countedCells = z.array(
  z.object({
    field: z.string(),
    reason: z.string(),
    word: z.string(),
    rows: count,
    firstRow: count,
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
);

/** An import as it stands. Instants in UTC ms. */
const importFields = {
  importId: z.string(),
  state: z.string(),
  fileName: z.string(),
  importNotes: z.string(),
  count: count.meta({ description: "Rows of the file that have been read." }),
  created: count,
  known: count,
  refused: count,
  review: count,
  kept: count,
  unknownWords: countedCells.meta({ description: "Cells that patients were imported without, by reason and word." }),
  refusalReasons: countedCells.meta({ description: "Why rows were refused, by reason and word." }),
  newCategories: z.array(z.string()).meta({ description: "Names of the categories that the import has added." }),
  columnsLeftOut: z.array(z.string()).meta({ description: "Headings of columns of the file that are not imported." }),
  percent: z.int().min(0).max(100),
  rowsPerSecond: z.number(),
  secondsLeft: z.number().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  stop: z.object({ reason: z.string(), reference: z.string() }).nullable(),
  mayTerminate: z.boolean(),
  mayUndo: z.boolean(),
};

export const importAnswer = done(importFields);
/** Of one that was just uploaded: also what has to be said before it can start. */
export const uploadedImportAnswer = done({
  ...importFields,
  needs: z.array(z.enum(["encoding", "columns", "dateOrder"])),
});
export const importsAnswer = done({
  offset: count,
  max: count,
  total: count,
  count,
  imports: z.array(z.object(importFields).meta({ id: "PatientImport" })),
});
export const openedUploadAnswer = done({ uploadId: z.string(), parts: z.array(z.number()) });
export const keptPartAnswer = done({ part: z.int() });
