import { deleteFile, putSized, storeFile, type sentCopies } from "~/features/organization/public.server";
import { refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { showPhotoStatement } from "../../data/team/employee-profile.server";
import { reachEmployee } from "./reach-employee.server";

/**
 * Makes a picture the photo of an employee, on the public page and wherever patients choose; the one before goes.
 * Administration may, and they themselves.
 * @param copies smaller ones that the browser made
 * @returns the file's id
 * @throws InvalidError with the reason at the field `photo`, ConflictError where another photo came first,
 * NotFoundError
 */
export async function storeEmployeePhoto(
  context: RequestContext,
  employeeId: string,
  file: File,
  copies: Awaited<ReturnType<typeof sentCopies>> = [],
): Promise<string> {
  const employee = await reachEmployee(context, "employee.profile", employeeId);
  const before = employee.photoFileId;
  const wanted = { purpose: "EMPLOYEE_PHOTO", file, employeeId: employee.id, field: "photo" } as const;
  const changed = refusedAs({
    conflict: () =>
      new ConflictError("changedMeanwhile", [{ field: "photo", message: "employees:refusal.changedMeanwhile" }]),
  });
  const photo = await storeFile(context, wanted, (fileId) => ({
    guarded: showPhotoStatement(context.db, employee.id, before, fileId),
    audit: [{ action: "employee.photo", subjectKind: "employee", subjectId: employee.id, fields: ["photo"] }],
  })).catch(changed);
  // A copy that is missing is no loss: the photo is shown as it was sent.
  await putSized(context, photo, copies);
  if (before) await deleteFile(context, before).catch(changed);
  return photo;
}
