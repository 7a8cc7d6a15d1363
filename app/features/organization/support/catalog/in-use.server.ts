import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { appointmentsInTheWay } from "../../data/catalog/catalog.server";
import type { AppointmentsInTheWay } from "../../domain/catalog/catalog";
import { switchSchema } from "../../schemas/catalog/catalog";

/** Appointments are still to come there; they are named, and stay if it is switched off anyway. */
export class InUseError extends ConflictError {
  override name = "InUseError";
  constructor(readonly appointments: AppointmentsInTheWay) {
    super("inUse", [{ field: "id", message: "organization:catalog.inUse", values: { count: appointments.total } }]);
  }
}

/** @throws InUseError where appointments are still to come there, unless what was posted says `anyway` */
export async function refuseInUse(
  { db, now }: RequestContext,
  kind: "branch" | "offering",
  id: string,
  raw: unknown,
): Promise<void> {
  if (parse(switchSchema, raw).anyway) return;
  const appointments = await appointmentsInTheWay(db, kind, id, now);
  if (appointments.total > 0) throw new InUseError(appointments);
}
