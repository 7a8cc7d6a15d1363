import { z } from "zod";

const CHOOSE = "errors:field.chooseOne";

/** The record that a person is merged into. */
export const mergePatientSchema = z.object({ into: z.string(CHOOSE).min(1, CHOOSE).max(64, CHOOSE) });
