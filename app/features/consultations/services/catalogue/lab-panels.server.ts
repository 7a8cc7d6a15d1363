import { InvalidError } from "~/platform/http/errors.server";
import { recordServices } from "~/platform/records/record-services.server";
import { labPanelRows, labPanelsStatement, labTestsStatement } from "../../data/laboratory/catalogue.server";
import { labPanelKind } from "../../schemas/laboratory/catalogue";
import { reachLaboratory } from "../../support/laboratory/reach-laboratory.server";

/** What a laboratory's tests are ordered together as. */
export const labPanels = recordServices(labPanelKind, {
  reach: reachLaboratory,
  list: async (context, of) => labPanelsStatement(context.db, (await reachLaboratory(context, of)).id),
  read: async ({ db }, id, of) => {
    const found = await labPanelRows.read(db, id);
    return found?.laboratoryId === of.id ? found : undefined;
  },
  check: async ({ db }, { testIds }, _stored, of) => {
    const known = new Set((await labTestsStatement(db, of.id)).map(({ id }) => id));
    if (!testIds.every((id) => known.has(id)))
      throw new InvalidError([{ field: "testIds", message: "errors:field.chooseOne" }]);
  },
  shown: () => ({}),
  saving: ({ db }, values, of) => labPanelRows.saving(db, { ...values, laboratoryId: of.id }),
  rows: labPanelRows,
});
