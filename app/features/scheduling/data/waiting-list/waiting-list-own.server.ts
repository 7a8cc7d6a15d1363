import { and, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { waitingList } from "~/db/schema/waiting-list.server";

const OPEN = ["WAITING", "OFFERED"] as const;

/** The entry with which a patient waits for one thing; undefined where they do not. */
export async function readOpenEntry(
  db: TenantDb,
  patientId: string,
  subjectKey: string,
): Promise<{ id: string } | undefined> {
  const [row] = await db.orm
    .select(pick({ id: waitingList.id }))
    .from(waitingList)
    .where(
      and(
        db.own(waitingList),
        eq(waitingList.patientId, patientId),
        eq(waitingList.subjectKey, subjectKey),
        inArray(waitingList.state, [...OPEN]),
      ),
    );
  return row;
}

/** The entry with which the patient of an appointment waits for an earlier time. */
export async function readEntryOfAppointment(db: TenantDb, appointmentId: string): Promise<{ id: string } | undefined> {
  const [row] = await db.orm
    .select(pick({ id: waitingList.id }))
    .from(waitingList)
    .where(
      and(db.own(waitingList), eq(waitingList.appointmentId, appointmentId), inArray(waitingList.state, [...OPEN])),
    );
  return row;
}
