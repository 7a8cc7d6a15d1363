import {
  announcedFile,
  beginUpload,
  completeUpload,
  discardAfter,
  discardUpload,
  findUpload,
  takePart,
  uploadBecameCopy,
  type BegunUpload,
  type UploadScope,
} from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { keepLabFile, reachTestWithFiles, type TestWithFiles } from "../../support/laboratory/keep-lab-file.server";

/** How many files a patient's orders and records may be waiting for at once. */
const MOST_OPEN = 20;

interface TestAddress {
  orderId: string;
  testId: string;
}
type UploadAddress = TestAddress & { uploadId: unknown };

function scopeOf({ actor }: RequestContext, { order }: TestWithFiles): UploadScope {
  if (actor.kind !== "employee") throw new ForbiddenError();
  return { purpose: "HEALTH_RECORD", senderId: actor.userId, patientId: order.patientId, chatRoomId: null };
}

async function uploadOf(context: RequestContext, address: UploadAddress) {
  const reached = await reachTestWithFiles(context, address);
  return { reached, upload: await findUpload(context, address.uploadId, scopeOf(context, reached)) };
}

/**
 * Begins to take a file for a test in parts, or goes on with the same file where the same person did not finish it.
 * @param request its body says what the file is, as JSON
 * @throws InvalidError, also for a name of a kind that is not taken; NotFoundError, ForbiddenError
 */
export async function openLabUpload(
  context: RequestContext,
  address: TestAddress,
  request: Request,
): Promise<BegunUpload> {
  await authorize(context, "laboratory.work");
  const reached = await reachTestWithFiles(context, address);
  const file = await announcedFile("HEALTH_RECORD", request);
  return beginUpload(context, scopeOf(context, reached), file, MOST_OPEN);
}

/** Takes one part (from 1) of a file: its whole body is the part. @throws InvalidError, ConflictError, NotFoundError */
export async function keepLabPart(
  context: RequestContext,
  { part, ...address }: UploadAddress & { part: unknown },
  request: Request,
): Promise<{ part: number }> {
  await authorize(context, "laboratory.work");
  const { upload } = await uploadOf(context, address);
  return takePart(context, upload, part, request);
}

/**
 * Puts a file whose parts have all arrived to its test. Asked again it answers the same file.
 * @returns `wasThere`: the order had this content already, and nothing was added
 * @throws ConflictError while parts are missing; InvalidError at `file`; NotFoundError
 */
export async function finishLabUpload(
  context: RequestContext,
  address: UploadAddress,
): Promise<{ fileId: string; wasThere: boolean }> {
  await authorize(context, "laboratory.work");
  const { upload, reached } = await uploadOf(context, address);
  if (upload.fileId !== null) return { fileId: upload.fileId, wasThere: false };
  const file = await completeUpload(context, upload);
  try {
    const copy = { patientId: reached.order.patientId, sha256: file.sha256 };
    return await keepLabFile(context, reached, file, (there) => uploadBecameCopy(context.db, upload.id, there ?? copy));
  } catch (error) {
    await discardAfter(context, upload, error);
    throw error;
  }
}

/** Ends the sending of a file by hand; nothing of it is kept. @throws NotFoundError */
export async function abortLabUpload(context: RequestContext, address: UploadAddress): Promise<void> {
  await authorize(context, "laboratory.work");
  const { upload } = await uploadOf(context, address);
  await discardUpload(context, upload);
}
