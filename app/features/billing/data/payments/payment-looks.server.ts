import type { TenantDb } from "~/db/client.server";
import { dropLook } from "~/db/due-rows.server";

/** Takes one look at a payment off the list of due work. */
export const dropPaymentLook = (db: TenantDb, { id, dueAt }: { id: string; dueAt: number }) =>
  dropLook(db, { kind: "PAYMENT", id, dueAt });
