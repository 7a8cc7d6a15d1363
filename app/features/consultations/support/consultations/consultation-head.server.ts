import { titledNames } from "~/features/identity/public.server";
import { readPlaces, type NamedPlace } from "~/features/organization/public.server";
import { heldAppointment } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Consultation } from "../../domain/consultations/consultation";

/** Who and where a consultation concerns, by name, and the appointment that it is about. Instants in UTC ms. */
export interface ConsultationHead {
  provider: { title: number; name: string };
  creatorName: string;
  place: NamedPlace | null;
  /** Null of one without an appointment. */
  timeZone: string | null;
  startedAt: number | null;
  concludedAt: number | null;
  offeringName: string;
}

/** What a consultation is about, by name. The caller has authorized it. */
export async function consultationHead(
  context: RequestContext,
  { providerId, creatorId, branchId, appointmentId }: Consultation,
): Promise<ConsultationHead> {
  const [names, places, appointment] = await Promise.all([
    titledNames(context, [providerId, creatorId]),
    readPlaces(context.db, branchId === null ? [] : [branchId]),
    appointmentId === null ? null : heldAppointment(context, appointmentId),
  ]);
  return {
    provider: names.get(providerId) ?? { title: 0, name: "" },
    creatorName: names.get(creatorId)?.name ?? "",
    place: places.get(branchId ?? "") ?? null,
    timeZone: appointment?.timeZone ?? null,
    startedAt: appointment?.startedAt ?? null,
    concludedAt: appointment?.concludedAt ?? null,
    offeringName: appointment?.offering?.name ?? "",
  };
}

/** The zone in which the times of a consultation are said: its appointment's, else its location's, else the practice's. */
export const zoneOf = (
  head: Pick<ConsultationHead, "timeZone" | "place"> | undefined,
  { profile }: Pick<RequestContext, "profile">,
): string => head?.timeZone ?? head?.place?.timeZone ?? profile.timeZone;
