import { env } from "cloudflare:workers";
import { loadRowsStatements } from "~/db/load-rows.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { actInRoom } from "~/features/waiting-room/services/rooms/act-in-room.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice } from "../support/organization";
import { withAppointment } from "./with-appointment";

export const NOW = Date.UTC(2026, 10, 23, 9, 0);
export const SYSTEM: Actor = { kind: "system", task: "test" };
const ANONYMOUS: Actor = { kind: "anonymous" };
export const plain = new Request("https://clinic.localhost/");

/** A request of somebody who holds a link into a room. */
export const holding = (token: string) =>
  new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}` } });

/** A practice whose doctor gives video sessions to two patients, a quarter of an hour each; one of them begins now. */
export async function openGroupRoom() {
  const practice = await openPractice({ now: NOW });
  const { ids } = practice;
  const { db } = await practice.as(SYSTEM, NOW);
  const add = (table: string, row: Record<string, string | number>) =>
    db.rawBatch(loadRowsStatements(db, table, Object.keys(row), [Object.values(row)]));
  let sessions = 0;
  return {
    practice,
    ids,
    as: (actor: Actor, at = NOW) => practice.as(actor, at),
    doctor: employeeActor(ids.doctor),
    object: (room = ids.room) => env.WAITING_ROOM.getByName(`${practice.entry.id}:${room}`),

    /** A session with an appointment of each patient, each with a link into the room. */
    async session(startsAt = NOW, id = uuidv7(NOW)) {
      const name = `group ${++sessions}`;
      await add("group_session", {
        ...{ id, service_offering_id: ids.videoOffering, employee_id: ids.doctor, branch_id: ids.branch },
        ...{ title: "Breathing", capacity: 3, state: "OPEN", starts_at: startsAt, ends_at: startsAt + 900_000 },
        ...{ time_zone: "Europe/Madrid", created_at: NOW, updated_at: NOW },
      });
      const participant = async (who: string, patient: string) => {
        const appointmentId = `${name} ${who}`;
        await withAppointment(practice, appointmentId, { startsAt, patient, session: id });
        const token = await createRoomLink(await practice.as(SYSTEM, NOW), appointmentId);
        const request = holding(token);
        const act = async <T>(doing: Parameters<typeof actInRoom<T>>[3], room = ids.room) =>
          actInRoom(await practice.as(ANONYMOUS, NOW), request, room, doing);
        return { appointmentId, patient, request, act, by: (at = NOW) => practice.as(ANONYMOUS, at) };
      };
      return {
        id,
        zainab: await participant("Zainab", ids.patient),
        tomas: await participant("Tomás", ids.otherPatient),
      };
    },
    add,
    db,
    stored: async (text: string, ...values: unknown[]) =>
      (await db.raw(text, db.organizationId, ...values).all<Record<string, unknown>>()).results,
  };
}

export type GroupRoom = Awaited<ReturnType<typeof openGroupRoom>>;
