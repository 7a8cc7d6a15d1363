import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { findFile, type StoredFile } from "../../data/files/files.server";
import { fileDownload } from "../../support/files/file-download.server";
import { askerOf } from "./file-rights.server";

/** The owner of a file decides who may read it; a file without an owner is read by nobody. */
async function authorizeReading(context: RequestContext, found: StoredFile): Promise<void> {
  const { id, purpose, patientId, employeeId, treatedBy, createdBy: madeBy } = found;
  // It is read through the record that uses it.
  if (purpose === "HEALTH_RECORD") throw new NotFoundError();
  try {
    if (patientId)
      return await authorize(context, "patient.read", { kind: "file", id, patientId, employeeId: treatedBy, madeBy });
    if (employeeId) return await authorize(context, "employee.profile", { kind: "file", id, employeeId });
    if (purpose === "LOGO" || purpose === "BANNER") return await authorize(context, "organization.public");
  } catch (error) {
    // To whoever may not read it, a file is as one that is not there.
    if (!(error instanceof ForbiddenError)) throw error;
  }
  throw new NotFoundError();
}

/**
 * A file as a download that no browser runs anything of. Each reading is written to the audit.
 * @throws NotFoundError for a file that is not there or not theirs, NotSignedInError
 */
export async function readFile(context: RequestContext, fileId: string): Promise<Response> {
  await authorize(context, "file.read");
  const found = await findFile(context.db, fileId, askerOf(context));
  if (!found) throw new NotFoundError();
  await authorizeReading(context, found);
  return fileDownload(context, found);
}
