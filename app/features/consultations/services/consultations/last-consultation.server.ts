import { titledNames, type TitledName } from "~/features/identity/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readLastPublished } from "../../data/consultations/last-published.server";

/** The consultation of which a patient was told last. */
export interface LastConsultation {
  id: string;
  provider: TitledName;
  /** When they consulted, UTC ms. */
  at: number;
  /** Its summary was withdrawn since. */
  withdrawn: boolean;
}

/**
 * The consultation of whose summary a patient was told last; null where they never were.
 * @throws NotFoundError for anybody who is no patient, EmailUnprovenError
 */
export async function lastConsultation(context: RequestContext): Promise<LastConsultation | null> {
  await authorize(context, "consultation.read");
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  const last = await readLastPublished(context.db, patient.id);
  if (!last) return null;
  const names = await titledNames(context, [last.providerId]);
  return {
    id: last.id,
    provider: names.get(last.providerId) ?? { title: 0, name: "" },
    at: last.consultationTime ?? last.startTime,
    withdrawn: last.publishStatus === "WITHDRAWN",
  };
}
