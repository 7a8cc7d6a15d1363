import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { importAnswer, importsAnswer, uploadedImportAnswer } from "../schemas/import-answers";
import { importIdSchema, importPageSchema } from "../schemas/import-forms";
import { downloadImport } from "../services/imports/download-import.server";
import { downloadLeftOut } from "../services/imports/download-left-out.server";
import { downloadRefused } from "../services/imports/download-refused.server";
import { importRecord } from "../support/run/import-record.server";
import { uploadCalls } from "./upload-calls.server";
import { listImports } from "../services/imports/list-imports.server";
import { startImport } from "../services/imports/start-import.server";
import { terminateImport } from "../services/imports/terminate-import.server";
import { uploadImport } from "../services/uploads/upload-import.server";

const admin = { auth: "session", audience: "admin" } as const;
const one = z.object({ importId: importIdSchema });

/** Bringing patients in by calls (specification, section 7). */
export const importCalls = callsOf("reports", [
  defineCall({
    ...admin,
    method: "POST",
    path: "/patientImport",
    summary: "Uploads a patient file (multipart, up to 90 MB) and starts the import unless a choice is needed.",
    streams: true,
    body: { media: "multipart/form-data", files: ["patientsFile"] },
    answer: uploadedImportAnswer,
    input: z.object({
      patientsFile: z.unknown().optional(),
      importNotes: z.string().max(2_000).optional(),
      encoding: z.string().optional(),
    }),
    run: async (context, _input, request) => {
      const { importId, needs } = await uploadImport(context, request);
      if (needs.length === 0) await startImport(context, importId);
      return { status: true, ...(await importRecord(context, importId)), needs };
    },
  }),
  ...uploadCalls,
  defineCall({
    ...admin,
    method: "GET",
    path: "/patientImport",
    summary: "Lists imports, newest first.",
    // What is wrong with the page is told to those alone who may see one.
    input: z.object({ offset: z.unknown().optional(), max: z.unknown().optional() }),
    takes: importPageSchema,
    answer: importsAnswer,
    run: async (context, input) => {
      const { imports, ...page } = await listImports(context, input);
      return { status: true, ...page, count: imports.length, imports };
    },
  }),
  defineCall({
    ...admin,
    method: "DELETE",
    path: "/patientImport/:importId",
    summary: "Stops an import and returns it.",
    answer: importAnswer,
    input: one,
    run: async (context, { importId }) => ({ status: true, ...(await terminateImport(context, importId)) }),
  }),
  defineCall({
    ...admin,
    method: "GET",
    path: "/patientImport/download/:importId",
    summary: "Returns the uploaded file.",
    answer: { media: "text/csv" },
    input: one,
    run: (context, { importId }) => downloadImport(context, importId),
  }),
  defineCall({
    ...admin,
    method: "GET",
    path: "/patientImport/refused/:importId",
    summary: "Returns the rows with errors and their reasons, as CSV.",
    answer: { media: "text/csv" },
    input: one,
    run: (context, { importId }) => downloadRefused(context, importId),
  }),
  defineCall({
    ...admin,
    method: "GET",
    path: "/patientImport/leftOut/:importId",
    summary: "Returns the cells that patients were imported without, by reason, as CSV.",
    answer: { media: "text/csv" },
    input: one,
    run: (context, { importId }) => downloadLeftOut(context, importId),
  }),
]);
