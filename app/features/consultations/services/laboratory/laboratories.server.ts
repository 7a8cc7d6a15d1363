import { recordServices } from "~/platform/records/record-services.server";
import { laboratoriesStatement, laboratoryRows } from "../../data/laboratory/catalogue.server";
import { laboratoryKind } from "../../schemas/laboratory/catalogue";

export const laboratories = recordServices(laboratoryKind, {
  list: async ({ db }) => laboratoriesStatement(db),
  read: ({ db }, id) => laboratoryRows.read(db, id),
  saving: ({ db }, values) => laboratoryRows.saving(db, values),
  rows: laboratoryRows,
});
