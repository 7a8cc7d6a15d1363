import { z } from "zod";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { replaceLogo } from "../data/files.server";
import { FILE_PURPOSES } from "../domain/check-file";
import { keepFile } from "./keep-file.server";

const INVALID = "errors:field.invalid";

/** A file of a demonstration or a test: its content as base64, and whose it is. */
const loadSchema = z.object({
  purpose: z.enum(FILE_PURPOSES),
  name: z.string().min(1).max(200),
  content: z.base64(INVALID),
  patientId: z.string().max(64).nullish(),
  employeeId: z.string().max(64).nullish(),
});

/**
 * Puts in a file that no form sent; a logo is shown at once. Checked like any other.
 * @returns the file's id
 */
export async function loadFile(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "file.load");
  const { purpose, name, content, patientId, employeeId } = parse(loadSchema, raw);
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const file = new File([bytes], name);
  return keepFile(context, { purpose, file, patientId, employeeId }, (id) => ({
    ...(purpose === "LOGO" ? { guarded: replaceLogo(context.db, context.profile.logoFileId, id) } : {}),
    audit: [{ action: "file.store", subjectKind: "file", subjectId: id, patientId, fields: [purpose] }],
  }));
}
