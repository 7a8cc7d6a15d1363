import { titledNames, type TitledName } from "~/features/identity/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readLastPublished } from "../../data/consultations/last-published.server";

/** A consultation of whose summary a patient was told. */
interface RecentSummary {
  id: string;
  /** null where it belongs to no appointment. */
  appointmentId: string | null;
  provider: TitledName;
  /** When they consulted, UTC ms. */
  at: number;
  /** Its summary was withdrawn since. */
  withdrawn: boolean;
}

const MOST = 10;

/**
 * The consultations of whose summaries a patient was told, the last one first.
 * @throws NotFoundError for anybody who is no patient, EmailUnprovenError
 */
export async function recentSummaries(context: RequestContext): Promise<RecentSummary[]> {
  await authorize(context, "consultation.read");
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  const found = await readLastPublished(context.db, patient.id, MOST);
  const names = await titledNames(context, [...new Set(found.map(({ providerId }) => providerId))]);
  return found.map(({ id, appointmentId, providerId, consultationTime, startTime, publishStatus }) => ({
    ...{ id, appointmentId, at: consultationTime ?? startTime, withdrawn: publishStatus === "WITHDRAWN" },
    provider: names.get(providerId) ?? { title: 0, name: "" },
  }));
}
