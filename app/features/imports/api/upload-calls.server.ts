import { z } from "zod";
import { DONE } from "~/kernel/answer";
import { defineCall } from "~/platform/calls/calls.server";
import { importAnswer, keptPartAnswer, openedUploadAnswer } from "../schemas/import-answers";
import { finishUploadSchema, newUploadSchema, uploadIdSchema } from "../schemas/upload";
import { importRecord } from "../support/run/import-record.server";
import { abortUpload } from "../services/uploads/abort-upload.server";
import { finishUpload } from "../services/uploads/finish-upload.server";
import { keepPart } from "../services/uploads/keep-part.server";
import { openUpload } from "../services/uploads/open-upload.server";

const admin = { auth: "session", audience: "admin" } as const;

/** Sending a file in parts of 10 MiB, so that a line that drops costs a part and not the file. */
export const uploadCalls = [
  defineCall({
    ...admin,
    method: "POST",
    path: "/patientImport/uploads",
    summary: "Starts or continues the upload of a file of up to 500 MB in parts. Returns the parts received so far.",
    // What is wrong with the file is told to those alone who may send one.
    takes: newUploadSchema,
    answer: openedUploadAnswer,
    input: z.object({
      fileName: z.unknown().optional(),
      bytes: z.unknown().optional(),
      lastModified: z.unknown().optional(),
      firstPartHash: z.unknown().optional(),
      importNotes: z.unknown().optional(),
    }),
    run: async (context, input) => ({ status: true, ...(await openUpload(context, input)) }),
  }),
  defineCall({
    ...admin,
    method: "PUT",
    path: "/patientImport/uploads/:uploadId/:part",
    summary: "Uploads one part, numbered from 1, as the whole body: 10 MiB each, the rest as the last one.",
    streams: true,
    body: { media: "application/octet-stream" },
    answer: keptPartAnswer,
    input: z.object({ uploadId: z.string(), part: z.string() }),
    run: async (context, input, request) => ({ status: true, ...(await keepPart(context, input, request)) }),
  }),
  defineCall({
    ...admin,
    method: "POST",
    path: "/patientImport/uploads/:uploadId",
    summary: "Creates an import from a complete upload. The import waits to be started.",
    takes: finishUploadSchema,
    answer: importAnswer,
    input: uploadIdSchema.extend({ encoding: z.unknown().optional() }),
    run: async (context, { uploadId, encoding }) => {
      const { importId } = await finishUpload(context, uploadId, encoding);
      return { status: true, ...(await importRecord(context, importId)) };
    },
  }),
  defineCall({
    ...admin,
    method: "DELETE",
    path: "/patientImport/uploads/:uploadId",
    summary: "Discards an unfinished upload.",
    answer: DONE,
    input: uploadIdSchema,
    run: async (context, { uploadId }) => {
      await abortUpload(context, uploadId);
      return { status: true };
    },
  }),
];
