import { loadRowsStatements } from "~/db/load-rows.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { createGroupSession } from "~/features/scheduling/services/groups/create-group-session.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice } from "../support/organization";
import { HOUR, MONDAY } from "./scene";

const SYSTEM: Actor = { kind: "system", task: "test" };

/**
 * A practice that gives a class to groups of three, at its branch or by video, with both of its doctors; each session an
 * hour after the last one.
 */
export async function openGroupScene(offeringsType = "PHYSICAL_CONSULTATION") {
  const practice = await openPractice({ now: MONDAY });
  const { branch: branchId, doctor, otherDoctor } = practice.ids;
  const as = (actor: Actor, now = MONDAY) => practice.as(actor, now);
  const { db } = await as(SYSTEM);
  const serviceOfferingId = uuidv7(MONDAY);
  const add = (table: string, columns: string[], ...rows: (string | number)[][]) =>
    db.rawBatch(loadRowsStatements(db, table, columns, rows));
  await add(
    "service_offering",
    ["id", "name", "offerings_type", "duration_minutes", "online_booking_option", "group_capacity"],
    [serviceOfferingId, "Back class", offeringsType, 30, "ENABLED", 3],
  );
  await add(
    "service_offering_branch",
    ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
    [serviceOfferingId, branchId, 1_000, "EUR"],
  );
  await add(
    "employee_offering",
    ["employee_id", "service_offering_id"],
    [doctor, serviceOfferingId],
    [otherDoctor, serviceOfferingId],
  );
  let startsAt = MONDAY + 24 * HOUR;
  let keys = 0;
  return {
    practice,
    serviceOfferingId,
    as,
    /** Somebody at the desk. */
    admin: (now = MONDAY) => as(practice.administrator, now),
    system: () => as(SYSTEM),
    /** A session of the doctor an hour after the one before. */
    async session(more: { startsAt?: number; capacity?: number } = {}): Promise<{ id: string; startsAt: number }> {
      const at = more.startsAt ?? (startsAt += HOUR);
      const choice = { serviceOfferingId, employeeId: doctor, branchId, startsAt: at, override: true };
      const { id } = await createGroupSession(await as(practice.administrator), { ...choice, ...more });
      return { id, startsAt: at };
    },
    /** Somebody new books a seat of what begins then. */
    async join(startTime: number): Promise<string> {
      const key = (keys += 1);
      const { appointmentId } = await bookAppointment(await as({ kind: "anonymous" }), {
        serviceOfferingId,
        requestedEmployeeId: doctor,
        startTime,
        visitor: {
          firstName: "Sits",
          lastName: `There ${key}`,
          email: `seated${key}@example.com`,
          phoneCallingCode: "34",
          phone: `60012${1000 + key}`,
        },
        idempotencyKey: `seated-${key}-of-the-suite`,
      });
      return appointmentId;
    },
    async stored(text: string, ...values: unknown[]) {
      return (await db.raw(text, db.organizationId, ...values).all()).results;
    },
  };
}

export type GroupScene = Awaited<ReturnType<typeof openGroupScene>>;
