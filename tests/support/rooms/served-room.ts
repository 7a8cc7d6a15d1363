import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { sha256 } from "~/platform/crypto/crypto.server";
import { ROOM_COOKIE, SESSION_COOKIE } from "~/platform/http/cookies.server";
import { ticketAnswerSchema } from "~/features/waiting-room/realtime/protocol-calls";
import type { SocketHandlers, SocketLike } from "~/features/waiting-room/realtime/room-environment";
import { paths } from "~/paths";
import { request } from "../../../scripts/worker/request";
import { servePractice } from "../booking";
import { operate, type Operator, type TestOrganization } from "../organization";
import type { Cell, TableRows } from "../practice";

const HOUR = 3_600_000;
const TICK = 300_000;

/** Somebody who may be in the room of the tests: how the Worker knows them, and the chat they came for. */
export interface Attendant {
  cookie: string;
  /** The appointment of a guest; null for staff. */
  chatRoomId: string | null;
}

/** A waiting room of the served Worker with people who may enter it. */
export interface ServedRoom {
  organization: TestOrganization;
  roomId: string;
  guests: Attendant[];
  staff: Attendant[];
  /** A call of the room's page, by the path that the page calls. */
  fetch: (who: Attendant, path: string, init?: RequestInit) => Promise<Response>;
  ticket: (who: Attendant) => Promise<string>;
  openSocket: (who: Attendant, handlers: Omit<SocketHandlers, "onOpen">) => Promise<SocketLike>;
}

const table = (name: string, rows: Record<string, Cell>[]): TableRows => ({
  table: name,
  columns: Object.keys(rows[0] ?? {}),
  rows: rows.map((row) => Object.values(row)),
});

/** Guests by links into an appointment each, staff signed in: the room's own doctor first, then nurses. */
export async function serveRoom(operator: Operator, people: { guests: number; staff: number }): Promise<ServedRoom> {
  const { organization, ids } = await servePractice(operator);
  const now = Date.now();
  const load = (tables: TableRows[]) =>
    operate(operator, "/operator/rows", { organizationId: organization.organizationId, tables });
  const appointments = Array.from({ length: people.guests }, (_, n) => appointmentRows(ids, n, now));
  const nurses = Array.from({ length: people.staff - 1 }, (_, n) =>
    nurseRows(organization.roles["nurse"] ?? "", n, now),
  );
  const links = await Promise.all(appointments.map(({ appointment }) => linkRow(ids.room, appointment.id, now)));
  const sessions = await Promise.all([ids.doctorUser, ...nurses.map(({ user }) => user.id)].map(sessionRow));
  const nursing = ["user", "employee", "employee_role"] as const;
  await load([
    table(
      "patient",
      appointments.map(({ patient }) => patient),
    ),
    table(
      "appointment",
      appointments.map(({ appointment }) => appointment),
    ),
    table(
      "room_link",
      links.map(({ row }) => row),
    ),
    ...nursing.map((name) =>
      table(
        name,
        nurses.map((nurse) => nurse[name]),
      ),
    ),
    table(
      "user_session",
      sessions.map(({ row }) => row),
    ),
  ]);
  const guests = links.map(({ token }, n): Attendant => ({
    cookie: `${ROOM_COOKIE}=${token}`,
    chatRoomId: appointments[n]?.appointment.id ?? null,
  }));
  const staff = sessions.map(({ token }): Attendant => ({ cookie: `${SESSION_COOKIE}=${token}`, chatRoomId: null }));
  return { organization, roomId: ids.room, guests, staff, ...doors(operator.port, organization, ids.room) };
}

/** How the room is reached from Node. */
function doors(
  port: number,
  { host, url }: TestOrganization,
  roomId: string,
): Pick<ServedRoom, "fetch" | "ticket" | "openSocket"> {
  const endpoints = paths.waitingRoomEndpoints(roomId);
  const fetch: ServedRoom["fetch"] = async ({ cookie }, path, init = {}) => {
    const headers = { cookie, origin: url, "content-type": "application/json" };
    const body = typeof init.body === "string" ? { body: init.body } : {};
    const answer = await request({ port, host, path, method: init.method ?? "GET", headers, ...body });
    return new Response(answer.body, { status: answer.status });
  };
  const ticket: ServedRoom["ticket"] = async (who) => {
    const answer = await fetch(who, endpoints.ticket, { method: "POST", body: "{}" });
    const parsed = ticketAnswerSchema.parse(await answer.json());
    if (!parsed.status) throw new Error(parsed.errorCode);
    return parsed.ticket;
  };
  const openSocket: ServedRoom["openSocket"] = ({ cookie }, { onText, onClose }) =>
    new Promise((done, fail) => {
      const headers = { host, origin: url, cookie };
      const socket = new WebSocket(`ws://127.0.0.1:${port}${endpoints.socket}`, { headers, handshakeTimeout: 10_000 });
      socket.on("message", (data, isBinary) => {
        if (!isBinary) onText(String(data));
      });
      socket.on("close", (code) => onClose(code));
      socket.on("error", fail);
      socket.on("open", () => done({ send: (text) => socket.send(text), close: () => socket.close(1000) }));
    });
  return { fetch, ticket, openSocket };
}

function appointmentRows(ids: { doctor: string; branch: string; videoOffering: string }, number: number, now: number) {
  const startsAt = Math.ceil(now / TICK) * TICK + TICK;
  const patient = {
    ...{ id: randomUUID(), number: 1_000 + number, first_name: "Guest", last_name: `Number ${number}` },
    created_at: now,
  };
  const appointment = {
    ...{ id: randomUUID(), state_id: 2, type: "video", patient_id: patient.id, employee_id: ids.doctor },
    ...{ branch_id: ids.branch, service_offering_id: ids.videoOffering, time_zone: "UTC", booked_by: "STAFF" },
    ...{ starts_at: startsAt, ends_at: startsAt + 6 * TICK, created_at: now, updated_at: now },
    local_day: new Date(startsAt).toISOString().slice(0, 10),
  };
  return { patient, appointment };
}

function nurseRows(roleId: string, number: number, now: number) {
  const email = `nurse${number}@clinic.example`;
  const user = { id: randomUUID(), type: "EMPLOYEE", username: email, email, created_at: now };
  const employee = {
    ...{ id: randomUUID(), user_id: user.id, first_name: "Nuria", last_name: `Number ${number}`, languages: "[]" },
    ...{ team_user_type: 2, admin_approval: 1, created_at: now },
  };
  return { user, employee, employee_role: { employee_id: employee.id, role_id: roleId } };
}

async function linkRow(roomId: string, appointmentId: string, now: number) {
  const token = randomUUID();
  const times = { created_at: now, expires_at: now + 4 * HOUR };
  return {
    token,
    row: { token_hash: await sha256(token), waiting_room_id: roomId, appointment_id: appointmentId, ...times },
  };
}

async function sessionRow(userId: string) {
  const token = randomUUID();
  const now = Date.now();
  return {
    token,
    row: { token_hash: await sha256(token), user_id: userId, created_at: now, expires_at: now + 4 * HOUR },
  };
}
