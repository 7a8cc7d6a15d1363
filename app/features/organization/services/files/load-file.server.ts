import { z } from "zod";
import type { Write } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { replaceLogo } from "../../data/files/files.server";
import { FILE_PURPOSES } from "../../domain/files/check-file";
import { pictureWidth, sizedPicture, type SizedPicture } from "../../domain/files/sized-picture";
import { putSized } from "../../support/files/file-content.server";
import { keepFile } from "./keep-file.server";
import { keepPracticePicture } from "./keep-practice-picture.server";

const INVALID = "errors:field.invalid";

/** A file of a demonstration or a test: its content as base64, and whose it is. */
const loadSchema = z.object({
  purpose: z.enum(FILE_PURPOSES).exclude(["HEALTH_RECORD"]),
  name: z.string().min(1).max(200),
  content: z.base64(INVALID),
  patientId: z.string().max(64).nullish(),
  employeeId: z.string().max(64).nullish(),
  /** Of a picture: its smaller copies, each as base64 under its width. */
  copies: z.record(z.string(), z.base64(INVALID)).default({}),
  /** Of a picture of the front page: PHOTO, or the location whose map it is. */
  shows: z.string().min(1).max(64).default("PHOTO"),
});

/** The write that shows a photo as its employee's. */
type ShowPhoto = (db: RequestContext["db"], employeeId: string, fileId: string) => Write;

/**
 * Puts in a file that no form sent; a logo, or a photo by `showPhoto`, is shown at once. Checked like any other.
 * @returns the file's id
 */
export async function loadFile(context: RequestContext, raw: unknown, showPhoto: ShowPhoto): Promise<string> {
  await authorize(context, "file.load");
  const { purpose, name, content, patientId, employeeId, shows, ...sent } = parse(loadSchema, raw);
  const { db, profile } = context;
  const file = new File([bytesOf(content)], name);
  const copies = copiesOf(sent.copies);
  if (purpose === "BANNER") return keepPracticePicture(context, shows, file, copies);
  const kept = await keepFile(context, { purpose, file, patientId, employeeId }, (id) => ({
    writes: [
      ...(purpose === "LOGO" ? [replaceLogo(db, profile.logoFileId, id)] : []),
      ...(purpose === "EMPLOYEE_PHOTO" && employeeId ? [showPhoto(db, employeeId, id)] : []),
    ],
    audit: [{ action: "file.store", subjectKind: "file", subjectId: id, patientId, fields: [purpose] }],
  }));
  await putSized(context, kept.id, copies);
  return kept.id;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const copiesOf = (sent: Readonly<Record<string, string>>): SizedPicture[] =>
  Object.entries(sent).flatMap(([width, content]) => {
    const known = pictureWidth(width);
    return (known && sizedPicture(known, bytesOf(content))) ?? [];
  });
