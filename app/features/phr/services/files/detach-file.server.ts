import { erasureLater, takeAwayWhere } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { endUse, fileOfRecord, UNUSED } from "../../data/files/record-files.server";
import { fileIdSchema } from "../../schemas/files/upload";
import { reachRecordFiles } from "../../support/files/reach-record-files.server";
import { storeRecord } from "../../support/records/store-record.server";

/**
 * Takes a file off a record, as the next version of the record. A file that no record uses any more is taken away, and
 * its content is erased a day later.
 * @throws NotFoundError; ConflictError where somebody else changed the record meanwhile
 */
export async function detachFile(context: RequestContext, recordId: unknown, rawFileId: unknown): Promise<void> {
  await authorize(context, "healthRecord.write");
  const reached = await reachRecordFiles(context, recordId);
  const { db, now } = context;
  const { record } = reached;
  const [file] = await fileOfRecord(db, record.id, parse(fileIdSchema, rawFileId));
  if (!file) throw new NotFoundError();
  await storeRecord(context, reached, record, {
    change: "DETACH",
    note: file.name,
    alsoChanged: ["files"],
    writes: [endUse(db, record.id, file.id), takeAwayWhere(db, file.id, now, UNUSED)],
    outbox: [erasureLater(context, file.id)],
  });
}
