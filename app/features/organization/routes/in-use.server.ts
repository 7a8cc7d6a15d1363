import type { InUse } from "../components/appointments-in-the-way";
import { InUseError } from "../support/catalog/in-use.server";

/** What is shown where something cannot be switched off because appointments are still to come there. */
export const inUse = (error: unknown, id: string): InUse | undefined =>
  error instanceof InUseError ? { id, appointments: error.appointments } : undefined;
