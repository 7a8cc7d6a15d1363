import { beforeAll, describe, expect, it } from "vitest";
import { deliverNotification } from "~/features/notifications/public.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelGroupSession } from "~/features/scheduling/services/groups/cancel-group-session.server";
import { loadSession } from "~/features/scheduling/services/groups/change-session.server";
import { createCalendarFeed } from "~/features/scheduling/services/feeds/create-calendar-feed.server";
import { editGroupSession } from "~/features/scheduling/services/groups/edit-group-session.server";
import { moveGroupSession } from "~/features/scheduling/services/groups/move-group-session.server";
import { readCalendarFeed } from "~/features/scheduling/services/feeds/read-calendar-feed.server";
import { appointmentCalendarFile } from "~/features/scheduling/services/feeds/appointment-calendar-file.server";
import { employeeActor } from "../support/organization";
import { openGroupScene, type GroupScene } from "./group-scene";
import { HOUR, MONDAY } from "./scene";

let scene: GroupScene;
beforeAll(async () => {
  scene = await openGroupScene();
});

describe("a group session", () => {
  it("is read in as many round trips for twelve seats as for two", async () => {
    const tripsFor = async (people: number) => {
      const { id, startsAt } = await scene.session({ capacity: people });
      for (let each = 0; each < people; each += 1) await scene.join(startsAt);
      const context = await scene.admin();
      const before = context.db.meter.roundTrips;
      const { appointments } = await loadSession(context, id);
      expect(appointments.map(({ appointment }) => appointment.stateId)).toEqual(Array(people).fill(S.NEW));
      expect(appointments.every(({ appointment }) => appointment.wayBack === null)).toBe(true);
      return context.db.meter.roundTrips - before;
    };
    expect([await tripsFor(2), await tripsFor(12)]).toEqual([2, 2]);
  });

  it("that gets more seats is told as time that became free to those who look at its provider", async () => {
    const { id: sessionId, startsAt } = await scene.session({ capacity: 1 });
    await scene.join(startsAt);
    await editGroupSession(await scene.admin(MONDAY + 5), { sessionId, title: "", capacity: 2 });
    const told = await scene.stored(
      "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'schedule.changed' AND created_at = ?2",
      MONDAY + 5,
    );
    const { doctor: employeeId } = scene.practice.ids;
    expect(told.map(({ payload }) => JSON.parse(String(payload)) as unknown)).toEqual([
      { changes: [{ employeeId, from: startsAt, to: startsAt + HOUR / 2, taken: false }] },
    ]);
  });

  it("that is given away is mailed to its new provider once, however many sit in it, while it is theirs", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    await scene.join(startsAt);
    await scene.join(startsAt);
    const { otherDoctor, doctor } = scene.practice.ids;
    await moveGroupSession(await scene.admin(), { sessionId, employeeId: otherDoctor, override: true });
    const asked = await scene.stored(
      "SELECT id, payload FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.sessionId') = ?2 AND topic = 'mail'",
      sessionId,
    );
    const payload = { template: "groupSession.given", to: { kind: "EMPLOYEE", id: otherDoctor }, sessionId };
    expect(asked.map((row) => JSON.parse(String(row["payload"])) as unknown)).toEqual([payload]);
    const mails = () =>
      scene.stored("SELECT subject, text FROM development_mail WHERE organization_id = ?1 ORDER BY id");
    const deliver = async (id: string) =>
      deliverNotification(await scene.system(), { id, topic: "mail", payload, createdAt: MONDAY, attempts: 0 });
    await deliver(String(asked[0]?.["id"]));
    expect(await mails()).toMatchObject([
      {
        subject: expect.stringMatching(/^You now lead a group session: /) as string,
        text: expect.stringContaining("2 of 3 seats filled") as string,
      },
    ]);
    await moveGroupSession(await scene.admin(), { sessionId, employeeId: doctor, override: true });
    await deliver("another-row");
    expect(await mails()).toHaveLength(1);
  });

  it("stands in its provider's feed as one event, and in each patient's file as their appointment", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    const appointmentId = await scene.join(startsAt);
    await scene.join(startsAt);
    const { doctor, doctorUser } = scene.practice.ids;
    const { url } = await createCalendarFeed(await scene.as(employeeActor(doctor, { userId: doctorUser })), {});
    const token = /\/calendar\/([\w-]+)\.ics/.exec(url)?.[1] ?? "";
    const events = async () =>
      (await readCalendarFeed(await scene.as({ kind: "anonymous" }), token))
        .replaceAll("\r\n ", "")
        .split("BEGIN:VEVENT");
    // Madrid's clock is two hours ahead in May.
    const at = new Date(startsAt + 2 * HOUR).toISOString().replace(/[-:]|\.000Z/g, "");
    const here = (await events()).filter((event) => event.includes(`DTSTART;TZID=Europe/Madrid:${at}`));
    expect(here).toHaveLength(1);
    expect(here[0]).toContain(`UID:${sessionId}\r\n`);
    expect(here[0]).toContain("SUMMARY:Back class");
    expect(here[0]).toContain("DESCRIPTION:2 of 3 seats filled");
    const file = await appointmentCalendarFile(await scene.admin(), appointmentId);
    expect(file.split("BEGIN:VEVENT")).toHaveLength(2);
    expect(file).toContain(`UID:${appointmentId}\r\n`);
    await cancelGroupSession(await scene.admin(), { sessionId });
    const after = (await events()).find((event) => event.includes(`UID:${sessionId}\r\n`));
    expect(after).toContain("STATUS:CANCELLED");
    expect(after).toContain("SEQUENCE:1");
  });
});
