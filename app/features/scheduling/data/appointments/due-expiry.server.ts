import type { TenantDb } from "~/db/client.server";
import { dropLook, type DueLook } from "~/db/due-rows.server";

/** Takes one due look at an appointment off the list, and only that one: the appointment may have a later one. */
export async function dropExpiry(db: TenantDb, item: DueLook): Promise<void> {
  await dropLook(db, item).run();
}
