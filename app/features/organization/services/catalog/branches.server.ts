import { recordServices } from "~/platform/records/record-services.server";
import { readCoordinates } from "~/kernel/places/coordinates";
import { branchesStatement, branchRows } from "../../data/catalog/catalog.server";
import { withCoordinates } from "../../domain/catalog/with-coordinates";
import { branchKind } from "../../schemas/catalog/catalog";
import { refuseInUse } from "../../support/catalog/in-use.server";

/** A branch to which patients are still to come is switched off only by who says so. */
export const branches = recordServices(branchKind, {
  list: async ({ db }) => (await branchesStatement(db)).map(withCoordinates),
  read: async ({ db }, id) => {
    const branch = await branchRows.read(db, id);
    return branch && withCoordinates(branch);
  },
  saving: ({ db }, { coordinates, ...values }) => {
    const { latitude = null, longitude = null } = readCoordinates(coordinates) ?? {};
    return branchRows.saving(db, { ...values, latitude, longitude });
  },
  rows: branchRows,
  checkOff: (context, { id }, raw) => refuseInUse(context, "branch", id, raw),
});
