import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { reachRecord } from "../../support/records/reach-record.server";
import { switchHealthRecord } from "./switch-health-record.server";

/** Takes a medication off its list. @throws NotFoundError, also for a record of another kind; as switchHealthRecord */
export async function disableMedication(context: RequestContext, rawId: unknown, raw: unknown): Promise<HealthRecord> {
  await authorize(context, "healthRecord.write");
  const { record } = await reachRecord(context, rawId, "D");
  if (record.kind !== "MEDICATION") throw new NotFoundError();
  return switchHealthRecord(context, rawId, false, raw);
}
