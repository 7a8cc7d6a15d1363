import type { TenantDb } from "~/db/client.server";
import { dropLook, nextLook, type DueLook } from "~/db/due-rows.server";

/** Takes one due look at an appointment off the list, and only that one: the appointment may have a later one. */
export async function dropExpiry(db: TenantDb, item: DueLook): Promise<void> {
  await dropLook(db, item).run();
}

/** Puts one due look at an appointment off to `at`, UTC ms. */
export async function putOffExpiry(db: TenantDb, item: DueLook, at: number): Promise<void> {
  await nextLook(db, item, at).run();
}
