import { recordServices } from "~/platform/records/record-services.server";
import { laboratoriesStatement, laboratoryRows, labTestCounts } from "../../data/laboratory/catalogue.server";
import { laboratoryKind } from "../../schemas/laboratory/catalogue";

export const laboratories = recordServices(laboratoryKind, {
  list: async ({ db }) => {
    const [rows, counts] = await db.batch([laboratoriesStatement(db), labTestCounts(db)]);
    const testsOf = new Map(counts.map(({ laboratoryId, tests }) => [laboratoryId, tests]));
    return rows.map((row) => ({ ...row, tests: testsOf.get(row.id) ?? 0 }));
  },
  read: ({ db }, id) => laboratoryRows.read(db, id),
  saving: ({ db }, values) => laboratoryRows.saving(db, values),
  rows: laboratoryRows,
});
