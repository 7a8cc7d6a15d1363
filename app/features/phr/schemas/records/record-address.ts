import { z } from "zod";

const id = z.string().trim().min(1).max(64);

/** Whose records are meant; undefined for the asker's own. */
export const recordPatientSchema = id.optional();

/** One record. */
export const recordIdSchema = id;

/** Where a list goes on, as its address says it. */
export const afterRecordSchema = z.object({ sortKey: z.string().max(200), id }).optional();
