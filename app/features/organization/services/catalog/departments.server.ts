import { recordServices } from "~/platform/records/record-services.server";
import { departmentRows, departmentsStatement } from "../../data/catalog/catalog.server";
import { departmentKind } from "../../schemas/catalog/catalog";

export const departments = recordServices(departmentKind, {
  list: async ({ db }) => departmentsStatement(db),
  read: ({ db }, id) => departmentRows.read(db, id),
  saving: ({ db }, values) => departmentRows.saving(db, values),
  rows: departmentRows,
});
