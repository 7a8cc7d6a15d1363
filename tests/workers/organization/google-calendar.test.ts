import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { googleReturnAddress } from "~/features/organization/public.server";
import { chooseGoogleCalendar } from "~/features/organization/services/google-calendar/choose-google-calendar.server";
import { connectGoogleCalendar } from "~/features/organization/services/google-calendar/connect-google-calendar.server";
import { disconnectGoogleCalendar } from "~/features/organization/services/google-calendar/disconnect-google-calendar.server";
import { googleAuthUrl } from "~/features/organization/support/google-calendar/google-auth-url.server";
import { listGoogleCalendars } from "~/features/organization/services/google-calendar/list-google-calendars.server";
import { readCalendarConnection } from "~/features/organization/services/google-calendar/read-calendar-connection.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { googleStandIn } from "../support/google-stand-in";
import { employeeActor, env, openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
const NOW = Date.UTC(2026, 10, 20, 9);
const HOUR = 3_600_000;
let practice: Practice;
let abroad: Practice;
let google: ReturnType<typeof googleStandIn>;

beforeAll(async () => {
  abroad = await openPractice({ now: NOW, database: "TENANT_DB_1" });
});

beforeEach(async () => {
  practice = await openPractice({ now: NOW });
  google = googleStandIn([
    { id: "holidays", summary: "Holidays" },
    { id: "ada@clinic.example", summary: "Ada", primary: true },
  ]);
});

const doctor = (at = NOW) => practice.as(employeeActor(practice.ids.doctor), at);
const otherDoctor = (at = NOW) => practice.as(employeeActor(practice.ids.otherDoctor), at);

async function connect(at = NOW) {
  const answer = google.allow(await googleAuthUrl(await doctor(at), google.port));
  return connectGoogleCalendar(await doctor(at), answer, google.port);
}

async function stored() {
  const { db } = await doctor();
  const { results } = await db
    .raw("SELECT * FROM calendar_connection WHERE organization_id = ?1", db.organizationId)
    .all();
  return results;
}

describe("connecting a calendar at Google", () => {
  it("asks Google for the list of calendars and their events, offline, with a challenge and one address for everybody", async () => {
    const url = new URL(await googleAuthUrl(await doctor(), google.port));
    expect(url.origin + url.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
    const { state, code_challenge: challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      client_id: "client",
      redirect_uri: "http://localhost:8787/googleCalendar/callback",
      response_type: "code",
      scope:
        "https://www.googleapis.com/auth/calendar.calendarlist.readonly https://www.googleapis.com/auth/calendar.events",
      access_type: "offline",
      prompt: "consent",
      code_challenge_method: "S256",
    });
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(state).not.toContain(challenge);
  });

  it("takes the main calendar, and seals the tokens", async () => {
    expect(await connect()).toEqual({ calendarId: "ada@clinic.example", calendarName: "Ada" });
    const [row] = await stored();
    expect(row).toMatchObject({ employee_id: practice.ids.doctor, calendar_id: "ada@clinic.example" });
    expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/);
    expect(await readCalendarConnection(await doctor())).toEqual({
      available: false,
      connection: { calendarId: "ada@clinic.example", calendarName: "Ada", connectedAt: NOW },
    });
  });

  it("leads back to the host that the person came from, and to no other", async () => {
    const context = await doctor();
    const { state } = google.allow(await googleAuthUrl(context, google.port));
    const back = (search: Record<string, string>) =>
      googleReturnAddress(
        env,
        new URL(`http://localhost:8787/googleCalendar/callback?${new URLSearchParams(search).toString()}`),
        NOW,
      );
    const host = new URL(context.origin).host;
    const address = new URL(await back({ state, code: "c", scope: "s" }));
    expect(address.origin + address.pathname).toBe(`http://${host}/secure/providerweb/settings/google_calendar`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ code: "c", state });
    await expect(back({ state: state.replace(/.$/, "!"), code: "c" })).rejects.toMatchObject({ status: 404 });
    await expect(back({ code: "c" })).rejects.toMatchObject({ status: 404 });
  });

  it("refuses a state that is somebody else's, another organization's, or older than ten minutes", async () => {
    const answer = google.allow(await googleAuthUrl(await doctor(), google.port));
    const refused = { status: 422, fields: [{ field: "state", message: "google-calendar:problem.state" }] };
    await expect(connectGoogleCalendar(await otherDoctor(), answer, google.port)).rejects.toMatchObject(refused);
    const foreign = await abroad.as(employeeActor(practice.ids.doctor), NOW);
    await expect(connectGoogleCalendar(foreign, answer, google.port)).rejects.toMatchObject(refused);
    await expect(connectGoogleCalendar(await doctor(NOW + 600_000), answer, google.port)).rejects.toMatchObject(
      refused,
    );
    expect(await stored()).toEqual([]);
    expect(google.tokens()).toBe(0);
  });

  it("takes a code once, and only with the state that it was given for", async () => {
    const first = google.allow(await googleAuthUrl(await doctor(), google.port));
    const second = google.allow(await googleAuthUrl(await doctor(), google.port));
    await expect(
      connectGoogleCalendar(await doctor(), { code: first.code, state: second.state }, google.port),
    ).rejects.toMatchObject({ code: "googleRefused" });
    await connectGoogleCalendar(await doctor(), second, google.port);
    await expect(connectGoogleCalendar(await doctor(), second, google.port)).rejects.toMatchObject({
      status: 409,
      code: "googleRefused",
    });
  });

  it("is not for those whose roles do not say so, and says where Google is not set up", async () => {
    const nurse = await practice.as(employeeActor("n", { roles: [ROLE.NURSE] }), NOW);
    await expect(disconnectGoogleCalendar(nurse, {}, google.port)).rejects.toMatchObject({ status: 403 });
    await expect(googleAuthUrl(nurse, google.port)).rejects.toMatchObject({ status: 403 });
    const nobody = await practice.as({ kind: "anonymous" }, NOW);
    await expect(googleAuthUrl(nobody, google.port)).rejects.toMatchObject({ status: 401 });
    await expect(googleAuthUrl(await doctor())).rejects.toMatchObject({ code: "googleNotSetUp" });
  });
});

describe("a connected calendar", () => {
  it("is listed with the others, the main one first, and can be changed for another of them", async () => {
    await connect();
    const { calendars } = await listGoogleCalendars(await doctor(), google.port);
    expect(calendars.map(({ id }) => id)).toEqual(["ada@clinic.example", "holidays"]);
    await chooseGoogleCalendar(await doctor(), { calendarId: "holidays" }, google.port);
    expect((await readCalendarConnection(await doctor())).connection).toMatchObject({ calendarName: "Holidays" });
    await expect(
      chooseGoogleCalendar(await doctor(), { calendarId: "somebody@else.example" }, google.port),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("has its tokens renewed once they have run out, and keeps the new ones", async () => {
    await connect();
    const [before] = await stored();
    await listGoogleCalendars(await doctor(NOW + HOUR - 60_000), google.port);
    expect((await stored())[0]).toEqual(before);
    const { calendars } = await listGoogleCalendars(await doctor(NOW + HOUR), google.port);
    expect(calendars).toHaveLength(2);
    expect((await stored())[0]?.["sealed_tokens"]).not.toBe(before?.["sealed_tokens"]);
    expect((await listGoogleCalendars(await doctor(NOW + HOUR + 1_000), google.port)).calendars).toHaveLength(2);
  });

  it("says so where the person took the permission back, or Google does not answer", async () => {
    await connect();
    google.withdraw();
    await expect(listGoogleCalendars(await doctor(), google.port)).rejects.toMatchObject({ code: "googleRefused" });
    google.goDown();
    await expect(listGoogleCalendars(await doctor(), google.port)).rejects.toMatchObject({
      status: 502,
      code: "googleUnreachable",
    });
  });

  it("opens for nobody else: sealed tokens in another row are broken", async () => {
    await connect();
    const { db } = await doctor();
    await db
      .raw(
        "UPDATE calendar_connection SET employee_id = ?2 WHERE organization_id = ?1",
        db.organizationId,
        practice.ids.otherDoctor,
      )
      .run();
    await expect(listGoogleCalendars(await otherDoctor(), google.port)).rejects.toThrow("does not open");
  });

  it("is ended by its owner or an administrator, and the tokens go back to Google", async () => {
    await connect();
    await expect(
      disconnectGoogleCalendar(await otherDoctor(), { employeeId: practice.ids.doctor }, google.port),
    ).rejects.toMatchObject({ status: 404 });
    expect(google.tokens()).toBe(1);
    await disconnectGoogleCalendar(await doctor(), {}, google.port);
    expect([google.tokens(), await stored()]).toEqual([0, []]);
    await expect(disconnectGoogleCalendar(await doctor(), {}, google.port)).rejects.toMatchObject({ status: 404 });
    await connect();
    const admin = await practice.as(practice.administrator, NOW);
    await disconnectGoogleCalendar(admin, { employeeId: practice.ids.doctor }, google.port);
    expect(await stored()).toEqual([]);
  });

  it("is ended here even where Google does not answer", async () => {
    await connect();
    google.goDown();
    await disconnectGoogleCalendar(await doctor(), {}, google.port);
    expect(await stored()).toEqual([]);
  });
});
