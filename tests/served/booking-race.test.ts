import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { dayAt, servePractice, type ServedPractice } from "../support/booking";

const answer = z.object({
  status: z.boolean(),
  errorCode: z.string().optional(),
  nearestTimes: z.array(z.number()).optional(),
});
const slots = z.object({ slots: z.array(z.object({ startTime: z.number() })) });
const MINUTE = 60_000;

function wanted(practice: ServedPractice, number: number, changes: Record<string, unknown>) {
  return {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    firstName: "Visitor",
    lastName: `Number ${number}`,
    email: `visitor${number}@example.com`,
    phoneCallingCode: "34",
    phone: `6000000${number}`,
    idempotencyKey: `race-${number}-${practice.organization.slug}`,
    ...changes,
  };
}

async function book(practice: ServedPractice, number: number, changes: Record<string, unknown>) {
  const from = `198.${18 + Math.floor(number / 250)}.${number % 250}.1`;
  const { status, body } = await practice.send("/servicesClientApi/bookAppointment", {
    body: wanted(practice, number, changes),
    from,
  });
  return { status, body: answer.parse(JSON.parse(body)) };
}

/** The bookable times of the doctor that lie within a span of UTC ms. */
async function freeWithin(practice: ServedPractice, from: number, to: number) {
  const { ids } = practice;
  const query = new URLSearchParams({
    serviceOfferingId: ids.videoOffering,
    employeeId: ids.doctor,
    from: String(from),
    to: String(to),
  });
  const { body } = await practice.send(`/appointments/getAvailableSlots?${query.toString()}`);
  return slots.parse(JSON.parse(body)).slots.map(({ startTime }) => startTime);
}

describe("200 visitors who want one time at once", () => {
  test("one gets it, the others are offered the nearest free times", { timeout: 180_000 }, async () => {
    const practice = await servePractice(inject("served"));
    const startTime = dayAt(3, 10);
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, number) => book(practice, number, { startTime })),
    );
    const won = results.filter(({ status }) => status === 200);
    const lost = results.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 199]);
    for (const { body } of lost) {
      expect(body.errorCode).toBe("timeTaken");
      expect(body.nearestTimes?.length).toBeGreaterThan(0);
      expect(body.nearestTimes).not.toContain(startTime);
    }
    expect(await freeWithin(practice, startTime, startTime + 15 * MINUTE)).toEqual([]);
  });
});

describe("appointments of different lengths that overlap", () => {
  test("never share a minute of their doctor", { timeout: 180_000 }, async () => {
    const practice = await servePractice(inject("served"));
    const long = crypto.randomUUID();
    const { ids } = practice;
    await practice.load([
      {
        table: "service_offering",
        columns: ["id", "name", "offerings_type", "duration_minutes", "buffer_after_minutes", "online_booking_option"],
        rows: [[long, "Long visit", "PHYSICAL_CONSULTATION", 45, 10, "ENABLED"]],
      },
      {
        table: "service_offering_branch",
        columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
        rows: [[long, ids.branch, 0, "EUR"]],
      },
      { table: "employee_offering", columns: ["employee_id", "service_offering_id"], rows: [[ids.doctor, long]] },
    ]);
    const lengths = [
      { serviceOfferingId: ids.videoOffering, minutes: 15, after: 0 },
      { serviceOfferingId: ids.clinicOffering, minutes: 30, after: 0 },
      { serviceOfferingId: long, minutes: 45, after: 10 },
    ];
    const from = dayAt(4, 10);
    const asked = Array.from({ length: 60 }, (_, number) => {
      const offering = lengths[number % 3]!;
      return { number, ...offering, startTime: from + (number % 20) * 5 * MINUTE };
    });
    const results = await Promise.all(
      asked.map(({ number, serviceOfferingId, startTime }) => book(practice, number, { serviceOfferingId, startTime })),
    );
    const held = asked
      .filter((_, index) => results[index]!.status === 200)
      .map(({ startTime, minutes, after }) => ({ start: startTime, end: startTime + (minutes + after) * MINUTE }));
    expect(results.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(held.length).toBeGreaterThan(1);
    const overlapping = held.flatMap((a, index) =>
      held.slice(index + 1).filter((b) => a.start < b.end && b.start < a.end),
    );
    expect(overlapping).toEqual([]);
  });
});

test("the same booking sent twice is one appointment", async () => {
  const practice = await servePractice(inject("served"));
  const startTime = dayAt(3, 11);
  const [first, second] = await Promise.all(
    [0, 0].map((number) =>
      practice.send("/servicesClientApi/bookAppointment", { body: wanted(practice, number, { startTime }) }),
    ),
  );
  expect([first?.status, second?.status]).toEqual([200, 200]);
  // Each answer signs the reference anew, by the second.
  const [one, other] = [first, second].map((answer) => {
    const { reference, ...said } = JSON.parse(answer?.body ?? "{}") as { reference: string };
    return { ...said, of: reference.split(".")[0] };
  });
  expect(other).toEqual(one);
});

test("what is wrong with a visitor is said by the call's own field names", async () => {
  const practice = await servePractice(inject("served"));
  const body = wanted(practice, 1, { startTime: dayAt(3, 12), email: "nowhere", firstName: "" });
  const { status, body: text } = await practice.send("/servicesClientApi/bookAppointment", { body });
  expect(status).toBe(422);
  const { errors } = z
    .object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })
    .parse(JSON.parse(text));
  expect(errors.map(({ field }) => field).sort()).toEqual(["email", "firstName"]);
  expect(errors.every(({ message }) => !message.startsWith("errors:"))).toBe(true);
});

test("asking for an existing user answers the same for everyone", async () => {
  const practice = await servePractice(inject("served"));
  const answers = await Promise.all(
    ["patient@clinic.example", "stranger@example.com"].map((email) =>
      practice.send("/appointments/checkForExistingUser", { body: { email } }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, '{"status":true}'],
    [200, '{"status":true}'],
  ]);
});
