import { recordServices } from "~/platform/records/record-services.server";
import { configRows } from "../../data/catalog/catalog.server";
import { configKind } from "../../schemas/catalog/catalog";

/** What holds for a whole kind of offering. */
export const configs = recordServices(configKind, {
  read: async ({ db }, id) => {
    const stored = await configRows.read(db, id);
    return stored && { ...stored, ...stored.properties };
  },
  saving: ({ db }, { type, ...properties }) => configRows.saving(db, { type, properties }),
  rows: configRows,
});
