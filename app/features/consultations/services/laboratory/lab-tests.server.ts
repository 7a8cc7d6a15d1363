import { recordServices } from "~/platform/records/record-services.server";
import { labTestRows, labTestsStatement } from "../../data/laboratory/catalogue.server";
import { labTestKind } from "../../schemas/laboratory/catalogue";
import { reachLaboratory } from "../../support/laboratory/reach-laboratory.server";

/** The tests of a laboratory. */
export const labTests = recordServices(labTestKind, {
  reach: reachLaboratory,
  list: async (context, of) => labTestsStatement(context.db, (await reachLaboratory(context, of)).id),
  read: async ({ db }, id, of) => {
    const found = await labTestRows.read(db, id);
    return found?.laboratoryId === of.id ? found : undefined;
  },
  saving: ({ db }, values, of) => labTestRows.saving(db, { ...values, laboratoryId: of.id }),
  rows: labTestRows,
});
