import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { pharmacyPlacesStatement } from "../../data/pharmacy/pharmacies.server";

/**
 * What tells a pharmacy of a prescription that was sent to it or called off, for the commit that does so: everybody with
 * its role who works there or at none; where it was sent to any pharmacy, everybody with the role. It names neither patient
 * nor medicine.
 */
export async function pharmacyTold(
  context: RequestContext,
  pharmacyId: string | null,
  template: `prescription.${"received" | "calledOff" | "sentElsewhere"}` = "prescription.received",
  { placedAlone = false }: { placedAlone?: boolean } = {},
): Promise<OutboxEntry[]> {
  const { db } = context;
  const [pharmacists, places] = await Promise.all([
    readEmployeesOfRole(db, ROLE.PHARMACY),
    pharmacyPlacesStatement(db),
  ]);
  return pharmacists
    .filter(({ id }) => {
      const place = places.find(({ employeeId }) => employeeId === id)?.pharmacyId;
      return place === pharmacyId || (!placedAlone && (pharmacyId === null || place === undefined));
    })
    .map(({ id }) => outboxEntry(context, "mail", { template, to: { kind: "EMPLOYEE", id } }));
}

/** What tells the pharmacy that has a prescription that it is called off; nobody has one that is signed alone. */
export const pharmacyToldOfEnd = async (
  context: RequestContext,
  { state, pharmacyId }: Pick<Prescription, "state" | "pharmacyId">,
): Promise<OutboxEntry[]> => (state === "SIGNED" ? [] : pharmacyTold(context, pharmacyId, "prescription.calledOff"));

/** What tells those who work at the pharmacy that had a prescription that another one has it now. */
export const pharmacyToldOfMove = async (
  context: RequestContext,
  { state, pharmacyId }: Pick<Prescription, "state" | "pharmacyId">,
): Promise<OutboxEntry[]> =>
  state === "SIGNED" || pharmacyId === null
    ? []
    : pharmacyTold(context, pharmacyId, "prescription.sentElsewhere", { placedAlone: true });
