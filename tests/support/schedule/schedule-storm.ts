import { z } from "zod";
import { request } from "../../../scripts/worker/request";
import { dayAt, type ServedPractice } from "../booking";
import { makeRandom } from "./dst-zones";
import type { Asked } from "./schedule-model";

const MINUTE = 60_000;

/** What is asked for at random, with its weight. */
const ACTIONS = [
  ["book", 26],
  ["join", 8],
  ["set", 8],
  ["block", 8],
  ["reschedule", 16],
  ["confirm", 12],
  ["cancel", 14],
  ["undo", 8],
] as const;
type Action = (typeof ACTIONS)[number][0];

const answered = z.object({
  appointmentId: z.string().optional(),
  appointment: z.object({ uuid: z.string() }).optional(),
});

export interface StormOptions {
  seed: number;
  /** How many things are asked for, and how many of them at once. */
  operations: number;
  parallel: number;
  /** Told after each, so that a test can break something in the middle. */
  after?: (count: number) => void;
}

/** An authToken of the organization's creator, who may do everything. */
export async function creatorToken({ operator, organization }: ServedPractice): Promise<string> {
  const { email: username, password } = organization.creator;
  const answer = await request({
    port: operator.port,
    host: organization.host,
    method: "POST",
    path: "/auth/login",
    headers: { "content-type": "application/json", origin: organization.url },
    body: JSON.stringify({ username, password }),
  });
  return z.object({ authToken: z.string() }).parse(JSON.parse(answer.body)).authToken;
}

/** Seats of the storm's group sessions: few, so that they run out. */
const SEATS = 3;

export interface GivenSession {
  serviceOfferingId: string;
  requestedEmployeeId: string;
  startTime: number;
}

/** A group offering of the first doctor with a session at the first of the given starts that is free. */
export async function addSession(practice: ServedPractice, token: string, starts: number[]): Promise<GivenSession> {
  const { ids, load, organization, operator } = practice;
  const group = crypto.randomUUID();
  const columns = ["id", "name", "offerings_type", "duration_minutes", "online_booking_option", "group_capacity"];
  await load([
    {
      table: "service_offering",
      columns,
      rows: [[group, `Class ${group}`, "PHYSICAL_CONSULTATION", 30, "ENABLED", SEATS]],
    },
    {
      table: "service_offering_branch",
      columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
      rows: [[group, ids.branch, 0, "EUR"]],
    },
    { table: "employee_offering", columns: ["employee_id", "service_offering_id"], rows: [[ids.doctor, group]] },
  ]);
  for (const startsAt of starts) {
    const session = {
      serviceOfferingId: group,
      employeeId: ids.doctor,
      branchId: ids.branch,
      startsAt,
      override: true,
    };
    const { status } = await request({
      ...{ port: operator.port, host: organization.host, method: "POST", path: "/appointments/addGroupSession" },
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(session),
    });
    if (status < 300) return { serviceOfferingId: group, requestedEmployeeId: ids.doctor, startTime: startsAt };
  }
  throw new Error("no start is free for a group session");
}

/** Somebody new books: what is said of them, and a key of their own. */
const visitorOf = (number: number, mark: string, slug: string) => ({
  ...{ firstName: "Visitor", lastName: `Number ${number}`, email: `visitor${number}@example.com`, reason: mark },
  ...{ phoneCallingCode: "34", phone: String(600_000_000 + number) },
  idempotencyKey: `storm-${mark}-${slug}`,
});

/** So many strangers ask for a seat of one session at once; the answers by their status. */
export async function rushSession(practice: ServedPractice, visitors: number): Promise<Record<number, number>> {
  const session = await addSession(practice, await creatorToken(practice), [dayAt(6, 10)]);
  const statuses = await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      const body = { ...session, ...visitorOf(800_000 + number, `rush ${number}`, practice.organization.slug) };
      return (await practice.send("/servicesClientApi/bookAppointment", { body, from: fromOf(500 + number) })).status;
    }),
  );
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]),
  );
}

/** A third offering, longer than its slot and with time after it, so that appointments of different lengths overlap. */
async function addLongOffering({ ids, load }: ServedPractice): Promise<string> {
  const long = crypto.randomUUID();
  const columns = ["id", "name", "offerings_type", "duration_minutes", "buffer_after_minutes", "online_booking_option"];
  await load([
    {
      table: "service_offering",
      columns,
      rows: [[long, `Long visit ${long}`, "PHYSICAL_CONSULTATION", 45, 10, "ENABLED"]],
    },
    {
      table: "service_offering_branch",
      columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
      rows: [[long, ids.branch, 0, "EUR"]],
    },
    {
      table: "employee_offering",
      columns: ["employee_id", "service_offering_id"],
      rows: [ids.doctor, ids.otherDoctor].map((id) => [id, long]),
    },
  ]);
  return long;
}

/**
 * Asks the served Worker for a seeded mix of bookings, group joins, settings, blocks, moves, confirmations,
 * cancellations and undos, over two doctors, three offerings and six hours, many at once; says what was asked and
 * answered.
 */
export async function storm(practice: ServedPractice, options: StormOptions): Promise<Asked[]> {
  const { ids, organization, operator } = practice;
  const random = makeRandom(options.seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const offerings = [ids.videoOffering, ids.clinicOffering, await addLongOffering(practice)];
  const token = await creatorToken(practice);
  const session = await addSession(practice, token, [dayAt(3, 12), dayAt(4, 8 + (options.seed % 8))]);
  const known: string[] = [];
  const asked: Asked[] = [];

  async function send(method: string, path: string, body: unknown, from: string, signed: boolean) {
    const headers = {
      "content-type": "application/json",
      "cf-connecting-ip": from,
      ...(signed ? { authorization: `Bearer ${token}` } : { origin: organization.url }),
    };
    const { host } = organization;
    return request({ port: operator.port, host, method, path, headers, body: JSON.stringify(body), timeout: 60_000 });
  }

  function choose(): Action {
    let left = random() * 100;
    return ACTIONS.find(([, weight]) => (left -= weight) < 0)?.[0] ?? "book";
  }

  async function one(number: number): Promise<void> {
    const chosen = choose();
    const action = known.length === 0 && !["set", "block"].includes(chosen) ? "book" : chosen;
    const mark = `${action} ${options.seed}-${number}`;
    const entry: Asked = { mark, answer: "unknown" };
    asked.push(entry);
    const call = callOf(action, mark, number);
    try {
      const { status, body } = await send(
        call.method,
        call.path,
        call.body,
        fromOf(number),
        !["book", "join"].includes(action),
      );
      if (status >= 500) return;
      entry.answer = status < 300 ? "done" : "refused";
      if (status >= 300) return;
      const said = answered.parse(JSON.parse(body));
      const id = said.appointmentId ?? said.appointment?.uuid;
      if (id !== undefined && ["book", "join", "set", "block"].includes(action)) known.push(id);
    } catch {
      // The line broke: whether it was done is for the database to say.
    }
  }

  function callOf(action: Action, mark: string, number: number) {
    const startsAt = dayAt(3, 10) + Math.floor(random() * 72) * 5 * MINUTE;
    const employeeId = pick([ids.doctor, ids.otherDoctor]);
    const serviceOfferingId = pick(offerings);
    const change = { appointmentId: known.length === 0 ? "" : pick(known), note: mark };
    switch (action) {
      case "book":
        return {
          method: "POST",
          path: "/servicesClientApi/bookAppointment",
          body: {
            ...{ serviceOfferingId, requestedEmployeeId: employeeId, startTime: startsAt },
            ...visitorOf(number, mark, organization.slug),
          },
        };
      case "join": {
        const body = { ...session, ...visitorOf(number, mark, organization.slug) };
        return { method: "POST", path: "/servicesClientApi/bookAppointment", body };
      }
      case "set": {
        const patientId = pick([ids.patient, ids.otherPatient]);
        const body = { patientId, employeeId, serviceOfferingId, branchId: ids.branch, startsAt, reason: mark };
        return { method: "POST", path: "/appointments/setAppointment", body };
      }
      case "block": {
        const body = { employeeId, branchId: ids.branch, startsAt, durationMinutes: pick([5, 20, 40]), reason: mark };
        return { method: "POST", path: "/appointments/blockTime", body };
      }
      case "reschedule":
        return { method: "PUT", path: "/appointments/rescheduleAppointment", body: { ...change, startsAt } };
      default: {
        const path = { confirm: "adminConfirmAppointment", cancel: "cancelAppointment", undo: "undoAppointment" }[
          action
        ];
        return { method: "PUT", path: `/appointments/${path}`, body: change };
      }
    }
  }

  for (let done = 0; done < options.operations; done += options.parallel) {
    const count = Math.min(options.parallel, options.operations - done);
    const round = Array.from({ length: count }, (_, index) => one(done + index));
    options.after?.(done + count);
    await Promise.all(round);
  }
  return asked;
}

/** Each from a network of its own: open requests are counted by network. */
const fromOf = (number: number) =>
  `${198 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${number % 250}.7`;

/**
 * The control: a booker that looks whether the time is free and then writes the appointment, without claims. Several at
 * once must end in what `problemsOf` finds.
 */
export async function bookWithoutClaims(practice: ServedPractice, times: number): Promise<void> {
  const { ids, load, send } = practice;
  const startsAt = dayAt(4, 10);
  const columns = [
    ...["id", "state_id", "type", "employee_id", "branch_id", "service_offering_id", "patient_id", "starts_at"],
    ...["ends_at", "time_zone", "local_day", "booked_by", "created_at", "updated_at"],
  ];
  const looksFree = async () => {
    const query = `serviceOfferingId=${ids.videoOffering}&employeeId=${ids.doctor}&from=${startsAt}&to=${startsAt + 1}`;
    const { body } = await send(`/appointments/getAvailableSlots?${query}`);
    return z.object({ slots: z.array(z.unknown()) }).parse(JSON.parse(body)).slots.length > 0;
  };
  const book = async () => {
    const day = new Date(startsAt).toISOString().slice(0, 10);
    const appointment = [
      ...[crypto.randomUUID(), 1, "video", ids.doctor, ids.branch, ids.videoOffering, ids.patient, startsAt],
      ...[startsAt + 15 * MINUTE, "UTC", day, "PUBLIC", startsAt, startsAt],
    ];
    await load([{ table: "appointment", columns, rows: [appointment] }]);
  };
  // All of them have looked before the first one books: that is the gap that claims close.
  const free = await Promise.all(Array.from({ length: times }, looksFree));
  await Promise.all(free.filter(Boolean).map(book));
}
