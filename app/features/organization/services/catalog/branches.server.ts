import { recordServices } from "~/platform/records/record-services.server";
import { branchesStatement, branchRows } from "../../data/catalog/catalog.server";
import { branchKind } from "../../schemas/catalog/catalog";
import { refuseInUse } from "../../support/catalog/in-use.server";

/** A branch to which patients are still to come is switched off only by who says so. */
export const branches = recordServices(branchKind, {
  list: async ({ db }) => branchesStatement(db),
  read: ({ db }, id) => branchRows.read(db, id),
  saving: ({ db }, values) => branchRows.saving(db, values),
  rows: branchRows,
  checkOff: (context, { id }, raw) => refuseInUse(context, "branch", id, raw),
});
