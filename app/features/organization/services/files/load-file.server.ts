import { z } from "zod";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { replaceLogo, showPhoto } from "../../data/files/files.server";
import { FILE_PURPOSES, type FilePurpose } from "../../domain/files/check-file";
import { keepFile } from "./keep-file.server";

interface Shown {
  purpose: FilePurpose;
  employeeId?: string | null;
}

const INVALID = "errors:field.invalid";

/** A file of a demonstration or a test: its content as base64, and whose it is. */
const loadSchema = z.object({
  purpose: z.enum(FILE_PURPOSES),
  name: z.string().min(1).max(200),
  content: z.base64(INVALID),
  patientId: z.string().max(64).nullish(),
  employeeId: z.string().max(64).nullish(),
});

/** What shows the file at once: a logo the organization, a photo its employee. */
function shownBy({ db, profile }: RequestContext, { purpose, employeeId }: Shown, fileId: string) {
  if (purpose === "LOGO") return [replaceLogo(db, profile.logoFileId, fileId)];
  return purpose === "EMPLOYEE_PHOTO" && employeeId ? [showPhoto(db, employeeId, fileId)] : [];
}

/**
 * Puts in a file that no form sent; a logo or a photo is shown at once. Checked like any other.
 * @returns the file's id
 */
export async function loadFile(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "file.load");
  const { purpose, name, content, patientId, employeeId } = parse(loadSchema, raw);
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const file = new File([bytes], name);
  const kept = await keepFile(context, { purpose, file, patientId, employeeId }, (id) => ({
    writes: shownBy(context, { purpose, employeeId }, id),
    audit: [{ action: "file.store", subjectKind: "file", subjectId: id, patientId, fields: [purpose] }],
  }));
  return kept.id;
}
