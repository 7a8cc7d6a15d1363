import { readHeldPlaces } from "~/features/identity/public.server";
import { readMainPlace, readPlaces } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { SheetLocation } from "~/platform/print/sheet-frame.server";
import { readConsultation } from "../../data/consultations/consultations.server";

interface Paper {
  /** Null of a paper that came of no consultation. */
  consultationId: string | null;
  providerId: string;
}

/**
 * The location whose address and phone stand on a paper: that of its consultation, else the oldest where its provider
 * works, else the practice's oldest. Undefined where the practice has none.
 */
export async function letterheadLocation(
  { db }: Pick<RequestContext, "db">,
  { consultationId, providerId }: Paper,
): Promise<SheetLocation | undefined> {
  const consultation = consultationId === null ? undefined : await readConsultation(db, { id: consultationId });
  const branchId = consultation?.branchId ?? null;
  if (branchId !== null) return (await readPlaces(db, [branchId])).get(branchId);
  const { branchIds } = await readHeldPlaces(db, providerId);
  return readMainPlace(db, branchIds);
}

/** The zone in which a paper says its times: that of its location, else the practice's. */
export const zoneOfPaper = (
  { profile }: { profile: Pick<RequestContext["profile"], "timeZone"> },
  location: SheetLocation | undefined,
): string => location?.timeZone ?? profile.timeZone;
