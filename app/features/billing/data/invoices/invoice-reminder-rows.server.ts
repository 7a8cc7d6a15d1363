import type { TenantDb } from "~/db/client.server";
import { nextLook, type DueLook } from "~/db/due-rows.server";
import { outboxRowsThere } from "~/db/outbox-rows.server";

/** One look at whether an invoice is paid by now. `dueAt` in UTC ms. */
export type InvoiceReminderLook = Pick<DueLook, "id" | "dueAt">;

/** Id of the outbox row of one reminder of an invoice: it has one, however often it is thought of. */
export const reminderRowId = (invoiceId: string, number: number) => `invoice-due:${invoiceId}:${number}`;

/** Those of the reminders 1 to `most` of an invoice that are written already. */
export async function remindersTold(db: TenantDb, invoiceId: string, most: number): Promise<ReadonlySet<number>> {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const there = await outboxRowsThere(
    db,
    numbers.map((number) => reminderRowId(invoiceId, number)),
  );
  return new Set(numbers.filter((number) => there.has(reminderRowId(invoiceId, number))));
}

/** Ends one look; the next one is at `at` (UTC ms), or none where it is null. */
export const nextReminderLook = (db: TenantDb, look: InvoiceReminderLook, at: number | null): D1PreparedStatement =>
  nextLook(db, { kind: "INVOICE_REMINDER", ...look }, at);
