import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { pharmacyPlacesStatement } from "../../data/pharmacy/pharmacies.server";

/**
 * What tells a pharmacy that a prescription was sent to it, for the commit that sends it: everybody with its role who
 * works there or at none; where it was sent to any pharmacy, everybody with the role. It names neither patient nor medicine.
 */
export async function pharmacyTold(context: RequestContext, pharmacyId: string | null): Promise<OutboxEntry[]> {
  const { db } = context;
  const [pharmacists, places] = await Promise.all([
    readEmployeesOfRole(db, ROLE.PHARMACY),
    pharmacyPlacesStatement(db),
  ]);
  return pharmacists
    .filter(({ id }) => {
      const place = places.find(({ employeeId }) => employeeId === id)?.pharmacyId;
      return pharmacyId === null || place === undefined || place === pharmacyId;
    })
    .map(({ id }) => outboxEntry(context, "mail", { template: "prescription.received", to: { kind: "EMPLOYEE", id } }));
}
