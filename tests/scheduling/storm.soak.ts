import { describe, expect, inject, it } from "vitest";
import { serveForTests } from "../../scripts/serve-for-tests";
import { dayAt, servePractice } from "../support/booking";
import { problemsOf } from "../support/schedule/schedule-model";
import { bookWithoutClaims, storm } from "../support/schedule/schedule-storm";
import { storedSchedule } from "../support/schedule/stored-schedule";

const seed = Number(process.env["SOAK_SEED"] ?? 1);
const ROUNDS = 20;
const VISITORS = 1_000;
const served = inject("served");

describe(`${VISITORS} visitors who want one time at once, ${ROUNDS} times`, () => {
  it("one gets it each time", { timeout: 3_600_000 }, async () => {
    const practice = await servePractice(served);
    const { ids, organization } = practice;
    for (let round = 0; round < ROUNDS; round++) {
      const startTime = dayAt(3 + Math.floor(round / 5), 10 + (round % 5));
      const one = async (number: number) => {
        const body = {
          ...{ serviceOfferingId: ids.videoOffering, requestedEmployeeId: ids.doctor, startTime },
          ...{ firstName: "Visitor", lastName: `Number ${number}`, email: `visitor${round}-${number}@example.com` },
          ...{ phoneCallingCode: "34", phone: String(600_000_000 + round * VISITORS + number) },
          idempotencyKey: `rush-${round}-${number}-${organization.slug}`,
        };
        const from = `198.${round + 10}.${Math.floor(number / 250)}.${(number % 250) + 1}`;
        return (await practice.send("/servicesClientApi/bookAppointment", { body, from, timeout: 600_000 })).status;
      };
      const statuses = await Promise.all(Array.from({ length: VISITORS }, (_, number) => one(number)));
      const answers = Object.fromEntries(
        [...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]),
      );
      expect(answers, `round ${round}`).toEqual({ 200: 1, 409: VISITORS - 1 });
    }
    const stored = storedSchedule(served.state, organization.organizationId);
    expect(stored.appointments).toHaveLength(ROUNDS);
    expect(problemsOf(stored, [])).toEqual([]);
  });
});

describe(`a storm of changes (seed ${seed})`, () => {
  it("leaves what one after the other could", async () => {
    const practice = await servePractice(served);
    const asked = await storm(practice, { seed, operations: 3_000, parallel: 40 });
    const stored = storedSchedule(served.state, practice.organization.organizationId);
    expect(problemsOf(stored, asked)).toEqual([]);
    expect(asked.filter(({ answer }) => answer === "done").length).toBeGreaterThan(200);
  });

  it("also when the Worker is killed and comes back, five times", async () => {
    const server = await serveForTests("storm");
    try {
      const practice = await servePractice(server);
      let crash: Promise<void> | undefined;
      const asked = [];
      for (let life = 0; life < 5; life++) {
        const after = (count: number) => {
          if (count === 120) crash = server.crash();
        };
        asked.push(...(await storm(practice, { seed: seed + life, operations: 120, parallel: 30, after })));
        await crash;
        const stored = storedSchedule(server.state, practice.organization.organizationId);
        expect(problemsOf(stored, asked), `life ${life}`).toEqual([]);
      }
      expect(asked.filter(({ answer }) => answer === "unknown").length).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });
});

describe("the control", () => {
  it("books without claims, and the same check finds the overlaps", async () => {
    const practice = await servePractice(served);
    await bookWithoutClaims(practice, 40);
    const stored = storedSchedule(served.state, practice.organization.organizationId);
    expect(problemsOf(stored, []).some((problem) => problem.endsWith("overlap"))).toBe(true);
  });
});
