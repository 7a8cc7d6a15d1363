import { DAY_MS } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { uploadsStatement } from "../../data/uploads.server";
import { PART_BYTES } from "~/kernel/upload/upload-parts";

const SHOWN = 10;

/** Files that have not arrived whole, the newest first; `keptUntil` in UTC ms. */
export async function listUploads(context: RequestContext) {
  await authorize(context, "patientImport.manage");
  const found = await uploadsStatement(context.db, SHOWN);
  return found.map(({ id, fileName, bytes, arrived, touchedAt }) => ({
    uploadId: id,
    fileName,
    bytes,
    arrivedBytes: Math.min(arrived * PART_BYTES, bytes),
    keptUntil: touchedAt + DAY_MS,
  }));
}
