import { fileDownload, type Asked } from "~/features/organization/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { reachLabFile, type LabFileAddress } from "../../support/laboratory/reach-lab-file.server";

/**
 * A file of an order as a download, or to be shown, or a part of it. Each reading is written to the audit.
 * @throws NotFoundError, ForbiddenError
 */
export async function readLabFile(context: RequestContext, address: LabFileAddress, asked: Asked): Promise<Response> {
  if (verdictOf(context, "laboratory.work") !== "allowed") await authorize(context, "labOrder.read");
  const { file, order } = await reachLabFile(context, address);
  const { id, name, contentType } = file;
  const known = { id, name, contentType, purpose: "HEALTH_RECORD", patientId: order.patientId } as const;
  return fileDownload(context, known, asked);
}
