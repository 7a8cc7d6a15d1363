import { recordServices } from "~/platform/records/record-services.server";
import { clientRows, clientsStatement } from "../../data/catalog/catalog.server";
import { clientKind } from "../../schemas/catalog/catalog";

/** The organizations whose members the practice looks after. */
export const clients = recordServices(clientKind, {
  list: async ({ db }) => clientsStatement(db),
  read: ({ db }, id) => clientRows.read(db, id),
  saving: ({ db, now }, values) => clientRows.saving(db, values, { createdAt: now }),
  rows: clientRows,
});
