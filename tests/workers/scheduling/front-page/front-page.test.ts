import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { branches } from "~/features/organization/public.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { findCare } from "~/features/scheduling/services/front-page/find-care.server";
import { listPublicPages } from "~/features/scheduling/services/front-page/list-public-pages.server";
import { readFrontPage } from "~/features/scheduling/services/front-page/read-front-page.server";
import { paths } from "~/paths";
import { openPractice } from "../../support/organization";
import { givenAppointment } from "../scene";

/** Friday 27 March 2026, 08:00 in Madrid. The practice's doctors work every day from 9 to 17. */
const NOW = Date.UTC(2026, 2, 27, 7);
const HOUR = 3_600_000;
let practice: Awaited<ReturnType<typeof openPractice>>;

const anyone = (now = NOW) => practice.as({ kind: "anonymous" }, now);
const admin = () => practice.as(practice.administrator, NOW);

async function load(table: string, columns: string[], rows: Cell[][]): Promise<void> {
  const { db } = await anyone();
  await db.rawBatch(loadRowsStatements(db, table, columns, rows));
}

beforeAll(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
  const heart = crypto.randomUUID();
  await load("department", ["id", "name"], [[heart, "Cardiology"]]);
  await load("employee_department", ["employee_id", "department_id"], [[practice.ids.otherDoctor, heart]]);
});

describe("the front page", () => {
  it("shows the team with the next times that can be booked, the services, and whom to see first", async () => {
    const { team, soonest, services, photo, languages } = await readFrontPage(await anyone());
    expect(team.map(({ provider }) => provider.lastName).sort()).toEqual(["Okafor", "Silva"]);
    expect(team.every(({ next }) => next.length > 0)).toBe(true);
    expect(soonest?.at.start).toBe(Math.min(...team.flatMap(({ next }) => next.map(({ start }) => start))));
    expect(services.map(({ kind }) => kind).sort()).toEqual(["clinic", "video"]);
    expect(services.every(({ prices }) => prices.length === 1)).toBe(true);
    expect([photo, languages]).toEqual([null, ["en"]]);
  });

  it("says of a location when it is open, and whether it is now, on its own clock", async () => {
    const stored = (await branches.list(await admin())).find(({ id }) => id === practice.ids.branch);
    const weekdays = { hoursMonday: "9-14", hoursTuesday: "9-14", hoursWednesday: "9-14", hoursThursday: "9-14" };
    const before = (await readFrontPage(await anyone())).places;
    expect(before.map(({ hours }) => hours)).toEqual([null]);
    const said = { ...weekdays, hoursFriday: "9:00 - 14:00, 4 pm-7:30 pm", directions: "Ring twice." };
    await branches.save(await admin(), { ...stored, ...said, address: "Gran Vía 1" });
    const at = async (now: number) => (await readFrontPage(await anyone(now))).places[0];
    expect((await at(NOW))?.hours?.state).toEqual({ open: false, opens: { inDays: 0, weekday: 5, at: 540 } });
    expect((await at(NOW + 2 * HOUR))?.hours?.state).toMatchObject({ open: true, until: 840 });
    expect((await at(NOW + 7 * HOUR))?.hours?.state).toEqual({
      open: false,
      opens: { inDays: 0, weekday: 5, at: 960 },
    });
    expect((await at(NOW))?.directions).toBe("Ring twice.");
    expect((await at(NOW))?.directionsHref).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=Gran%20V/);
  });

  it("refuses hours that are none, at their field", async () => {
    const stored = (await branches.list(await admin())).find(({ id }) => id === practice.ids.branch);
    await expect(branches.save(await admin(), { ...stored, hoursSunday: "in the morning" })).rejects.toMatchObject({
      fields: [{ field: "hoursSunday", message: "organization:fields.notHours" }],
    });
  });

  it("goes by its settings: insurance, the service that shows the way, and whether the team is shown", async () => {
    const value = { insurers: "Sanitas\nAdeslas", directions: "NONE" as const, showTeam: false };
    await changeSetting(await admin(), "front-page", { ...value, version: 0 });
    const { insurers, places, team, services } = await readFrontPage(await anyone());
    expect([insurers, places[0]?.directionsHref, team]).toEqual([["Sanitas", "Adeslas"], null, []]);
    expect(services.length).toBeGreaterThan(0);
    await changeSetting(await admin(), "front-page", { ...value, showTeam: true, version: 1 });
  });

  it("costs the same whatever the practice has of patients and appointments", async () => {
    const cost = async () => {
      const context = await anyone();
      const before = { ...context.db.meter };
      await readFrontPage(context);
      const { roundTrips, rowsRead } = context.db.meter;
      return { roundTrips: roundTrips - before.roundTrips, rowsRead: rowsRead - before.rowsRead };
    };
    const empty = await cost();
    expect(empty.roundTrips).toBeLessThanOrEqual(4);
    const people = Array.from({ length: 300 }, (_, index) => [
      crypto.randomUUID(),
      1_000 + index,
      `P${index}`,
      "Many",
      NOW,
    ]);
    await load("patient", ["id", "number", "first_name", "last_name", "created_at"], people);
    const system = await practice.as({ kind: "system", task: "test" });
    for (let day = 1; day <= 30; day += 1)
      await givenAppointment(practice, system, {
        startsAt: NOW - day * 24 * HOUR,
        stateId: APPOINTMENT_STATE.COMPLETED,
      });
    expect(await cost()).toEqual(empty);
  });
});

describe("the next available time of the front page", () => {
  it("is the earliest over both kinds and every place, with its own kind, place and zone", async () => {
    const elsewhere = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
    const { ids } = elsewhere;
    /** Friday evening: in Madrid the next time is 09:00 on Saturday, 08:00 UTC. */
    const context = await elsewhere.as({ kind: "anonymous" }, Date.UTC(2026, 2, 27, 20));
    const fill = (table: string, columns: string[], row: Cell[]) =>
      context.db.rawBatch(loadRowsStatements(context.db, table, columns, [row]));
    const before = await readFrontPage(context);
    expect(before.soonest).toMatchObject({ at: { start: Date.UTC(2026, 2, 28, 8), zone: "Europe/Madrid" } });
    const istanbul = crypto.randomUUID();
    await fill("branch", ["id", "name", "city", "time_zone"], [istanbul, "Galata", "Istanbul", "Europe/Istanbul"]);
    await fill("employee_branch", ["employee_id", "branch_id"], [ids.otherDoctor, istanbul]);
    await fill(
      "service_offering_branch",
      ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
      [ids.videoOffering, istanbul, 4_000, "EUR"],
    );
    await fill(
      "provider_slot",
      ["id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "service_offering_ids"],
      [crypto.randomUUID(), ids.otherDoctor, istanbul, "INCLUSION", 6, 600, 660, "[]"],
    );
    const { soonest, team } = await readFrontPage(await elsewhere.as({ kind: "anonymous" }, context.now));
    expect(soonest).toMatchObject({
      provider: { lastName: "Silva" },
      offering: { kind: "video" },
      at: { start: Date.UTC(2026, 2, 28, 7), zone: "Europe/Istanbul", city: "Istanbul", namesZone: true },
    });
    // The cards show each doctor's first offering; none of their times is as early.
    expect(Math.min(...team.flatMap(({ next }) => next.map(({ start }) => start)))).toBe(Date.UTC(2026, 2, 28, 8));
  });
});

describe("the search of the front page", () => {
  const find = async (query: string) => findCare(await anyone(), query);
  const lastNames = ({ cards }: Awaited<ReturnType<typeof find>>) => cards.map(({ provider }) => provider.lastName);

  it.each(["Palpitations", "tengo palpitaciones", "خفقان القلب", "CARDIO", "heart"])(
    "leads from '%s' to the department, and to its doctor with times to book",
    async (query) => {
      const found = await find(query);
      expect(found.departments.map(({ name }) => name)).toEqual(["Cardiology"]);
      expect(lastNames(found)).toEqual(["Silva"]);
      expect(found.cards[0]?.next.length).toBeGreaterThan(0);
    },
  );

  it("finds a doctor by name, with the title, without the accents", async () => {
    expect(lastNames(await find("dr. okáfor"))).toEqual(["Okafor"]);
  });

  it("finds a service and an insurance by their names", async () => {
    const [offering] = (await readFrontPage(await anyone())).services;
    const found = await find(offering?.name ?? "");
    expect(found.services.map(({ id }) => id)).toContain(offering?.id);
    expect((await find("sanitas")).insurers).toEqual(["Sanitas"]);
  });

  it("says when it may be an emergency, and finds nothing where nothing fits", async () => {
    expect((await find("chest pain")).urgent).toBe(true);
    const nothing = await find("zzzz");
    expect([nothing.urgent, nothing.departments, nothing.services, nothing.cards]).toEqual([false, [], [], []]);
  });

  it("costs at most five round trips", async () => {
    const context = await anyone();
    const before = context.db.meter.roundTrips;
    await findCare(context, "heart");
    expect(context.db.meter.roundTrips - before).toBeLessThanOrEqual(5);
  });
});

describe("what search engines are told", () => {
  it("is every public page, and no page of a doctor who hides their profile", async () => {
    const { doctor, otherDoctor } = practice.ids;
    const pages = async () => listPublicPages(await anyone());
    expect(await pages()).toEqual(
      expect.arrayContaining([
        "/",
        paths.booking(),
        paths.clinicBooking("provider"),
        paths.videoBooking("service"),
        paths.provider(doctor),
        paths.provider(otherDoctor),
        paths.statement("privacy"),
      ]),
    );
    const { db } = await anyone();
    const hide = "UPDATE employee SET display_profile = 0 WHERE organization_id = ?1 AND id = ?2";
    await db.raw(hide, db.organizationId, otherDoctor).run();
    expect(await pages()).not.toContain(paths.provider(otherDoctor));
  });
});
