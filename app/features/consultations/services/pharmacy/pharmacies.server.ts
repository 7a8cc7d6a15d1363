import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { recordServices } from "~/platform/records/record-services.server";
import {
  countWaiting,
  pharmaciesStatement,
  pharmacyPlacesStatement,
  pharmacyRows,
  placeAtPharmacyStatements,
} from "../../data/pharmacy/pharmacies.server";
import { pharmacyKind, switchPharmacySchema } from "../../schemas/pharmacy/pharmacy";

/** Who can work at a pharmacy: everybody with its role. @throws ForbiddenError */
export async function listPharmacists(context: RequestContext): Promise<{ id: string; name: string }[]> {
  await authorize(context, "pharmacy.manage");
  return readEmployeesOfRole(context.db, ROLE.PHARMACY);
}

const withPlaces = async ({ db }: RequestContext) => {
  const [all, places] = await db.batch([pharmaciesStatement(db), pharmacyPlacesStatement(db)]);
  return all.map((pharmacy) => ({
    ...pharmacy,
    employeeIds: places.filter(({ pharmacyId }) => pharmacyId === pharmacy.id).map(({ employeeId }) => employeeId),
  }));
};

/** Prescriptions wait at the pharmacy; they stay there if it is turned off anyway. */
export class PharmacyInUseError extends ConflictError {
  override name = "PharmacyInUseError";
  constructor(readonly waiting: number) {
    super("inUse", [{ field: "id", message: "pharmacy:pharmacies.inUse", values: { count: waiting } }]);
  }
}

/**
 * A pharmacy that is turned off keeps what was sent to it; nothing new can be. Where prescriptions wait there, it is turned
 * off only by who says so.
 */
export const pharmacies = recordServices(pharmacyKind, {
  list: withPlaces,
  read: async (context, id) => (await withPlaces(context)).find((pharmacy) => pharmacy.id === id),
  check: async (context, { employeeIds }) => {
    const known = await readEmployeesOfRole(context.db, ROLE.PHARMACY);
    if (employeeIds.some((each) => !known.some(({ id }) => id === each)))
      throw new InvalidError([{ field: "employeeIds", message: "errors:field.chooseOne" }]);
  },
  /** Who works there, by name, where somebody else has changed it meanwhile. */
  shown: async (context, { employeeIds }) => {
    const known = await readEmployeesOfRole(context.db, ROLE.PHARMACY);
    return { employeeIds: known.flatMap(({ id, name }) => (employeeIds.includes(id) ? [name] : [])).join(", ") };
  },
  saving: ({ db }, { name, phone, email, address }) => pharmacyRows.saving(db, { name, phone, email, address }),
  also: ({ db }, id, { employeeIds }) => placeAtPharmacyStatements(db, id, [...new Set(employeeIds)]),
  rows: pharmacyRows,
  checkOff: async ({ db, now, profile }, { id }, raw) => {
    if (parse(switchPharmacySchema, raw).anyway) return;
    const waiting = await countWaiting(db, id, localDate(now, profile.timeZone));
    if (waiting > 0) throw new PharmacyInUseError(waiting);
  },
});
