import type { TenantDb } from "~/db/client.server";
import { dropLook, type DueLook } from "~/db/due-rows.server";

/** One look at what may have to be issued by itself, which `kind` says. `dueAt` in UTC ms. */
export type InvoiceLook = Pick<DueLook, "id" | "dueAt"> & { kind: "INVOICE" | "RECEIPT" };

/** Takes one look off the list of due work. */
export const dropInvoiceLook = (db: TenantDb, look: InvoiceLook): D1PreparedStatement => dropLook(db, look);
