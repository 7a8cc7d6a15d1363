import { z } from "zod";

const id = z.string().trim().min(1).max(64);

/** Whose records are meant; undefined for the asker's own. */
export const recordPatientSchema = id.optional();

/** One record. */
export const recordIdSchema = id;

/** The record after which a list goes on. */
export const afterRecordSchema = id.optional();
