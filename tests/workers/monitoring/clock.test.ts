import { beforeEach, describe, expect, it } from "vitest";
import { acknowledgeAlert, escalateAlert, pauseEnrolment, stepMonitoring } from "~/features/monitoring/public.server";
import { saveTeamMembers } from "~/features/monitoring/services/manage-teams.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { DAY, HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

let here: Monitoring;
beforeEach(async () => {
  here = await openMonitoring();
});

const MORNING = NOW + 2 * HOUR;
const EVENING = NOW + 14 * HOUR;
/** As the cron does, each look twice, of which the second comes after the first has done it. */
const look = async (id: string, at: number) => {
  const dueAt = await here.dueOf("MONITORING", id);
  for (const _ of [1, 2]) await stepMonitoring(await here.system(at), { id, dueAt: dueAt ?? at });
};
/** Turns the clock and does what falls due about an enrolment on the way. */
const turn = async (id: string, to: number) => {
  for (let looks = 0; looks < 400; looks += 1) {
    const dueAt = await here.dueOf("MONITORING", id);
    if (dueAt === null || dueAt > to) return;
    await look(id, dueAt);
    if ((await here.dueOf("MONITORING", id)) === dueAt) throw new Error("the clock stands still");
  }
};
const reminders = async () => (await here.mails("monitoring.due")).length;

describe("reminders", () => {
  it("come once for each due time, and none for one whose reading is there", async () => {
    const id = await here.monitored();
    await look(id, MORNING);
    expect(await reminders()).toBe(1);
    await turn(id, EVENING - 1);
    expect(await reminders()).toBe(1);
    await here.read(120, 80, EVENING - HOUR);
    await turn(id, EVENING + HOUR);
    expect(await reminders()).toBe(1);
    await turn(id, EVENING + DAY);
    expect(await reminders()).toBe(3);
  });

  it("go by the due times that were taken: one reading does not stand for two", async () => {
    const id = await here.monitored({}, { times: "08:00, 09:00" });
    await here.read(120, 80, MORNING);
    await turn(id, MORNING);
    expect(await reminders()).toBe(0);
    await turn(id, MORNING + HOUR);
    expect(await reminders()).toBe(1);
  });

  it("come once more after as long as the practice has set, while the reading is missing", async () => {
    here = await openMonitoring({ reminderHours: 1 });
    const id = await here.monitored();
    await turn(id, MORNING + HOUR);
    expect(await reminders()).toBe(2);
    await turn(id, EVENING);
    await here.read(120, 80, EVENING + HOUR / 2);
    await turn(id, EVENING + HOUR);
    expect(await reminders()).toBe(3);
  });

  it("are not sent for what was due while the clock stood still for long", async () => {
    const id = await here.monitored();
    await look(id, MORNING + 5 * DAY + 8 * HOUR);
    expect(await reminders()).toBe(0);
    expect(await here.dueOf("MONITORING", id)).toBe(EVENING + 5 * DAY);
  });

  it("come once though two Workers look at once", async () => {
    const id = await here.monitored();
    const step = async () => stepMonitoring(await here.system(MORNING), { id, dueAt: MORNING });
    await Promise.all([step(), step(), step()]);
    expect(await reminders()).toBe(1);
  });

  it("are for the system's clock alone", async () => {
    const id = await here.monitored();
    for (const context of [await here.doctor(), await here.patient(), await here.admin()])
      await expect(stepMonitoring(context, { id, dueAt: 0 })).rejects.toBeInstanceOf(ForbiddenError);
  });
});

describe("a patient who sends nothing", () => {
  it("is told of once after as many times as the plan says, and no more once there is a reading", async () => {
    const id = await here.monitored();
    await turn(id, EVENING);
    expect(await here.alerts(id)).toEqual([]);
    await turn(id, EVENING + 2 * HOUR);
    expect(await here.alerts(id)).toMatchObject([{ rule: "silent", severity: "WARN", state: "OPEN", count: 2 }]);
    await turn(id, EVENING + DAY);
    expect(await here.mails("monitoring.alert")).toHaveLength(1);
    await here.read(120, 80, EVENING + DAY + HOUR);
    await here.compare(EVENING + DAY + HOUR);
    expect(await here.alerts(id)).toMatchObject([{ rule: "silent", state: "WITHDRAWN" }]);
    expect(await here.enrolment(id)).toMatchObject({ concern: 2 });
  });
});

describe("a dangerous reading that nobody sees to", () => {
  const critical = async () => {
    await saveTeamMembers(await here.admin(), { name: "Hearts", members: [here.ids.otherDoctor] });
    const id = await here.monitored({ team: "Hearts" });
    await here.read(165, 80, MORNING);
    await here.compare(MORNING);
    const [alert] = await here.alerts(id);
    if (!alert) throw new Error("nothing alarms");
    return { id, alert };
  };
  const escalate = async (id: string, at: number) => {
    const dueAt = (await here.dueOf("MONITORING_ALERT", id)) ?? at;
    for (const _ of [1, 2]) await escalateAlert(await here.system(at), { id, dueAt });
  };

  it("goes to the next of the team, once, and then waits", async () => {
    const { alert } = await critical();
    expect(await here.dueOf("MONITORING_ALERT", alert.id)).toBe(MORNING + HOUR / 2);
    await escalate(alert.id, MORNING + HOUR / 2);
    const { doctor, otherDoctor } = here.ids;
    expect((await here.mails("monitoring.alert")).map(({ to }) => to)).toEqual([doctor, otherDoctor]);
    await escalate(alert.id, MORNING + HOUR);
    expect(await here.mails("monitoring.alert")).toHaveLength(2);
    expect(await here.dueOf("MONITORING_ALERT", alert.id)).toBeNull();
  });

  it("goes to nobody else once somebody has acknowledged it, or the patient is not monitored any more", async () => {
    const { id, alert } = await critical();
    await acknowledgeAlert(await here.doctor(MORNING), { alertId: alert.id, version: alert.version, note: "Called" });
    expect(await here.dueOf("MONITORING_ALERT", alert.id)).toBeNull();
    await escalate(alert.id, MORNING + HOUR);
    expect(await here.mails("monitoring.alert")).toHaveLength(1);
    await pauseEnrolment(await here.doctor(MORNING), id, { version: (await here.enrolment(id)).version });
    await here.read(170, 80, MORNING + HOUR);
    await here.compare(MORNING + HOUR);
    expect(await here.mails("monitoring.alert")).toHaveLength(1);
  });
});

describe("monitoring for some months", () => {
  it("ends by itself when they are over, without a charge where it costs nothing", async () => {
    const id = await here.monitored({ months: "1" }, { days: ["1"], times: "08:00" });
    const { monthAt } = await here.enrolment(id);
    expect(monthAt).toBe(Date.UTC(2027, 1, 3, 23));
    await turn(id, (monthAt ?? 0) - 1);
    expect(await here.enrolment(id)).toMatchObject({ state: "ACTIVE", chargeId: null });
    await turn(id, monthAt ?? 0);
    expect(await here.enrolment(id)).toMatchObject({ state: "COMPLETED" });
    expect(await here.dueOf("MONITORING", id)).toBeNull();
  });
});
