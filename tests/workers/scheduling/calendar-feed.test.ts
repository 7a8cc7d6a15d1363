import { beforeAll, describe, expect, it } from "vitest";
import { createCalendarFeed } from "~/features/scheduling/services/feeds/create-calendar-feed.server";
import { readCalendarFeed } from "~/features/scheduling/services/feeds/read-calendar-feed.server";
import { revokeCalendarFeed } from "~/features/scheduling/services/feeds/revoke-calendar-feed.server";
import { listCalendarFeeds } from "~/features/scheduling/services/feeds/list-calendar-feeds.server";
import { appointmentCalendarFile } from "~/features/scheduling/services/feeds/appointment-calendar-file.server";
import type { Actor } from "~/platform/access/actor.server";
import {
  ForbiddenError,
  InvalidError,
  LinkGoneError,
  NotFoundError,
  NotSignedInError,
} from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "./scene";

const DAY = 86_400_000;
const STRANGER: Actor = { kind: "anonymous" };

let practice: Practice;
let doctor: Actor;
const as = (actor: Actor, now = MONDAY) => practice.as(actor, now);

/** Makes an address and gives its token. */
async function newToken(raw: unknown = {}, actor = doctor): Promise<string> {
  const { url } = await createCalendarFeed(await as(actor), raw);
  return /\/calendar\/([\w-]+)\.ics/.exec(url)?.[1] ?? "";
}

const linesAt = async (token: string, now = MONDAY) =>
  (await readCalendarFeed(await as(STRANGER, now), token)).replaceAll("\r\n ", "").split("\r\n");

/** The lines of one event, by its appointment. */
function eventOf(lines: string[], id: string): string[] {
  const at = lines.findIndex((line) => line === `UID:${id}`);
  if (at < 0) return [];
  return lines.slice(lines.lastIndexOf("BEGIN:VEVENT", at), lines.indexOf("END:VEVENT", at));
}

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser });
});

describe("the secret address of a doctor's calendar", () => {
  it("shows an appointment on the place's clock with its zone, number, state and initials, and nobody's name", async () => {
    const context = await as(doctor);
    const id = await givenAppointment(practice, context, { startsAt: MONDAY + 2 * HOUR, stateId: 2, reason: "secret" });
    const lines = await linesAt(await newToken());
    const event = eventOf(lines, id);
    expect(event).toContain("DTSTART;TZID=Europe/Madrid:20260504T100000");
    expect(event).toContain("DTEND;TZID=Europe/Madrid:20260504T103000");
    expect(event).toContain("SEQUENCE:0");
    expect(event).toContain("STATUS:CONFIRMED");
    expect(event.find((line) => line.startsWith("SUMMARY:"))).toMatch(/^SUMMARY:\p{Lu}\. \p{Lu}\. · /u);
    expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1);
    expect(lines).toContain("TZID:Europe/Madrid");
    expect(lines).toContain("DTSTART:20260329T020000");
    expect(lines.join("\n")).not.toContain("secret");
  });

  it("shows names only where the doctor chose so", async () => {
    const [row] = (
      await (
        await as(doctor)
      ).db
        .raw(
          "SELECT first_name || ' ' || last_name AS name FROM patient WHERE organization_id = ?1 AND id = ?2",
          practice.created.organizationId,
          practice.ids.patient,
        )
        .all<{ name: string }>()
    ).results;
    const name = row?.name ?? "";
    expect(name).not.toBe("");
    expect((await linesAt(await newToken())).join("\n")).not.toContain(name);
    expect((await linesAt(await newToken({ showsNames: true }))).join("\n")).toContain(`SUMMARY:${name} · `);
  });

  it("keeps a canceled appointment as canceled, and shows what is asked for as not sure yet", async () => {
    const context = await as(doctor);
    const canceled = await givenAppointment(practice, context, { startsAt: MONDAY + 26 * HOUR, stateId: 3 });
    const asked = await givenAppointment(practice, context, { startsAt: MONDAY + 28 * HOUR, stateId: 1 });
    const lines = await linesAt(await newToken());
    expect(eventOf(lines, canceled)).toContain("STATUS:CANCELLED");
    expect(eventOf(lines, asked)).toContain("STATUS:TENTATIVE");
  });

  it("reaches two months back and six ahead, and shows no other doctor's appointments", async () => {
    const context = await as(doctor);
    const give = (startsAt: number, more = {}) =>
      givenAppointment(practice, context, { startsAt, stateId: 2, ...more });
    const back = await give(MONDAY - 60 * DAY);
    const ahead = await give(MONDAY + 182 * DAY);
    const tooOld = await give(MONDAY - 63 * DAY);
    const tooFar = await give(MONDAY + 186 * DAY);
    const others = await give(MONDAY + 5 * HOUR, { employeeId: practice.ids.otherDoctor });
    const lines = await linesAt(await newToken());
    expect(eventOf(lines, back)).not.toEqual([]);
    expect(eventOf(lines, ahead)).not.toEqual([]);
    for (const id of [tooOld, tooFar, others]) expect(eventOf(lines, id)).toEqual([]);
  });

  it("is the same to the letter while nothing has changed, in three round trips at the most", async () => {
    const token = await newToken();
    const first = await linesAt(token);
    const context = await as(STRANGER, MONDAY + HOUR);
    const before = context.db.meter.roundTrips;
    const again = (await readCalendarFeed(context, token)).replaceAll("\r\n ", "").split("\r\n");
    expect(again).toEqual(first);
    expect(context.db.meter.roundTrips - before).toBeLessThanOrEqual(3);
  });

  it("is stored as a hash, listed with when it was read last, and gone once it is ended", async () => {
    const maker = employeeActor(practice.ids.otherDoctor, { userId: practice.ids.otherDoctorUser });
    const token = await newToken({}, maker);
    expect(token.length).toBeGreaterThanOrEqual(22);
    const { db } = await as(maker);
    const stored = await db.raw("SELECT * FROM calendar_feed WHERE organization_id = ?1", db.organizationId).all();
    expect(JSON.stringify(stored.results)).not.toContain(token);
    const [made] = await listCalendarFeeds(await as(maker));
    expect(made).toMatchObject({ showsNames: false, lastReadAt: null });
    await linesAt(token, MONDAY + HOUR);
    expect((await listCalendarFeeds(await as(maker)))[0]?.lastReadAt).toBe(MONDAY + HOUR);
    await expect(revokeCalendarFeed(await as(doctor), { id: made?.id })).rejects.toBeInstanceOf(NotFoundError);
    await revokeCalendarFeed(await as(maker), { id: made?.id });
    await expect(linesAt(token)).rejects.toBeInstanceOf(LinkGoneError);
    expect(await listCalendarFeeds(await as(maker))).toEqual([]);
  });

  it("ends with its doctor, opens nothing in another organization, and is nobody else's to make", async () => {
    const other = await openPractice({ now: MONDAY, database: "TENANT_DB_1" });
    const token = await newToken();
    await expect(readCalendarFeed(await other.as(STRANGER, MONDAY), token)).rejects.toBeInstanceOf(LinkGoneError);
    const { db } = await as(doctor);
    const enable = (enabled: number) =>
      db
        .raw(
          "UPDATE employee SET enabled = ?3 WHERE organization_id = ?1 AND id = ?2",
          db.organizationId,
          practice.ids.doctor,
          enabled,
        )
        .run();
    await enable(0);
    await expect(linesAt(token)).rejects.toBeInstanceOf(LinkGoneError);
    await enable(1);
    expect((await linesAt(token))[0]).toBe("BEGIN:VCALENDAR");
    await expect(createCalendarFeed(await as(STRANGER), {})).rejects.toBeInstanceOf(NotSignedInError);
  });

  it("is one of ten at the most", async () => {
    const owner = practice.administrator;
    for (let made = 0; made < 10; made += 1) await createCalendarFeed(await as(owner), {});
    await expect(createCalendarFeed(await as(owner), {})).rejects.toBeInstanceOf(InvalidError);
  });
});

describe("the secret address of a patient's calendar", () => {
  const patient = () => patientActor(practice.ids.patient, practice.ids.patientUser);

  it("shows their own appointments with the service and the practice, in their words, and nobody else's", async () => {
    const context = await as(doctor);
    const own = await givenAppointment(practice, context, {
      startsAt: MONDAY + 72 * HOUR,
      stateId: 2,
      reason: "secret",
    });
    const off = await givenAppointment(practice, context, { startsAt: MONDAY + 74 * HOUR, stateId: 3 });
    const others = await givenAppointment(practice, context, {
      ...{ startsAt: MONDAY + 76 * HOUR, stateId: 2, patientId: practice.ids.otherPatient },
    });
    const lines = await linesAt(await newToken({}, patient()));
    const event = eventOf(lines, own);
    expect(event.find((line) => line.startsWith("SUMMARY:"))).toContain(" – ");
    expect(event).toContain("DESCRIPTION:Confirmed");
    expect(eventOf(lines, off)).toContain("STATUS:CANCELLED");
    expect(eventOf(lines, others)).toEqual([]);
    expect(lines.join("\n")).not.toContain("secret");
  });

  it("is theirs alone to list and end, and ends with their account", async () => {
    const token = await newToken({}, patient());
    const [made] = await listCalendarFeeds(await as(patient()));
    expect((await listCalendarFeeds(await as(doctor))).map(({ id }) => id)).not.toContain(made?.id);
    await expect(revokeCalendarFeed(await as(doctor), { id: made?.id })).rejects.toBeInstanceOf(NotFoundError);
    const { db } = await as(doctor);
    const account = (user: string | null) =>
      db
        .raw(
          "UPDATE patient SET user_id = ?3 WHERE organization_id = ?1 AND id = ?2",
          db.organizationId,
          practice.ids.patient,
          user,
        )
        .run();
    await account(null);
    await expect(linesAt(token)).rejects.toBeInstanceOf(LinkGoneError);
    await account(practice.ids.patientUser);
    await revokeCalendarFeed(await as(patient()), { id: made?.id });
    await expect(linesAt(token)).rejects.toBeInstanceOf(LinkGoneError);
  });

  it("is not made by whoever acts for a relative: it would outlast that", async () => {
    const acting = { ...patient(), acting: { ownPatientId: practice.ids.otherPatient, name: "Tim" } };
    await expect(createCalendarFeed(await as(acting), {})).rejects.toBeInstanceOf(ForbiddenError);
  });
});

describe("the calendar file of an appointment", () => {
  it("asks the patient's calendar to take it up when it is mailed, and to take it out once it is off", async () => {
    const system: Actor = { kind: "system", task: "test" };
    const context = await as(system);
    const sure = await givenAppointment(practice, context, { startsAt: MONDAY + 50 * HOUR, stateId: 2 });
    const off = await givenAppointment(practice, context, { startsAt: MONDAY + 52 * HOUR, stateId: 3 });
    const file = async (id: string, mailed: boolean) =>
      (await appointmentCalendarFile(context, id, { mailed })).replaceAll("\r\n ", "").split("\r\n");
    const mailed = await file(sure, true);
    expect(mailed).toContain("METHOD:REQUEST");
    expect(mailed.some((line) => line.startsWith("ORGANIZER"))).toBe(true);
    expect(mailed.some((line) => line.startsWith("ATTENDEE") && line.includes("RSVP=FALSE"))).toBe(true);
    expect(await file(sure, false)).toContain("METHOD:PUBLISH");
    const taken = await file(off, true);
    expect(taken).toContain("METHOD:CANCEL");
    expect(taken).toContain("STATUS:CANCELLED");
    for (const lines of [mailed, taken])
      for (const part of ["BEGIN:VTIMEZONE", "SEQUENCE:0"]) expect(lines).toContain(part);
  });
});
