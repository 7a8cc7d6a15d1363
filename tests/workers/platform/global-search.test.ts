import { env as bindings } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { indexPatientStatements } from "~/features/patients/data/patients/patient-insert.server";
import { searchTokens } from "~/features/patients/domain/patients/search-tokens";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { bookingNumber } from "~/features/scheduling/domain/booking/booking-number";
import { findInPractice, isSure, type FoundGroup } from "~/pages/search/found.server";
import { USUAL_DISPLAY, type Display } from "~/kernel/display";
import { readMessages } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { Actor } from "~/platform/access/actor.server";
import { PERMISSIONS } from "../../support/expected/permissions";
import { rowFor, type Principal } from "../../support/expected/permissions/expectations";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const MOST = { patients: 12, others: 12 };

let practice: Practice;
let doctor: Actor;
let next: string;

/** What somebody finds, as addresses in the order of the groups. */
const found = async (typed: string, actor = practice.administrator, locale?: "en_US" | "es_ES") => {
  const context = await practice.as(actor, MONDAY);
  return (await findInPractice(locale ? { ...context, locale } : context, typed, MOST)).flatMap(({ items }) => items);
};
const patients = async (...asked: Parameters<typeof found>) =>
  (await found(...asked))
    .map(({ href }) => href)
    .filter((href) => href.startsWith("/secure/providerweb/patients/details"));

beforeAll(async () => {
  await readMessages("es_ES");
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  const context = await practice.as({ kind: "system", task: "test" });
  const { patient, otherPatient } = practice.ids;
  const people = [
    [patient, { firstName: "Zainab", lastName: "Haddad", phone: "7700900733", code: "44", birthDate: "1980-05-04" }],
    [otherPatient, { firstName: "أحمد", lastName: "ناصر", phone: "36001234", code: "973", birthDate: "1980-04-05" }],
  ] as const;
  const SET =
    "UPDATE patient SET first_name = ?3, last_name = ?4, phone = ?5, phone_calling_code = ?6, birth_date = ?7, external_number = ?8 WHERE organization_id = ?1 AND id = ?2";
  for (const [id, { firstName, lastName, phone, code, birthDate }] of people) {
    const externalNumber = id === patient ? "HIS-0077" : null;
    const person = { firstName, lastName, phone, phoneCallingCode: code, birthDate, externalNumber, email: "" };
    await context.db.rawBatch([
      context.db.raw(SET, context.db.organizationId, id, firstName, lastName, phone, code, birthDate, externalNumber),
      ...indexPatientStatements(context, id, person),
    ]);
  }
  await givenAppointment(practice, context, { startsAt: MONDAY - 48 * HOUR, stateId: S.COMPLETED });
  next = await givenAppointment(practice, context, { startsAt: MONDAY + HOUR, stateId: S.CONFIRMED });
  await givenAppointment(practice, context, { startsAt: MONDAY + 26 * HOUR, stateId: S.CONFIRMED });
});

describe("the first of what is found", () => {
  const group = (titles: readonly string[], alike = true): FoundGroup => ({
    ...{
      label: "Patients",
      items: titles.map((title) => ({ href: "/", title, details: [], icon: "person" as const })),
    },
    ...(alike ? { alike: true as const } : {}),
  });

  it("is what is meant where it is the only one of its kind, or the only one of the name that was typed", () => {
    expect(isSure([group(["Zainab Haddad"])], "had")).toBe(true);
    expect(isSure([group(["Zainab Haddad", "Zainab Haddadi"])], "zainab haddad")).toBe(true);
    expect(isSure([group(["New patient", "New message"], false)], "new")).toBe(true);
  });

  it("is not where others fit as well, namesakes above all", () => {
    expect(isSure([group(["Zainab Haddad", "Zainab Haddad"])], "Zainab Haddad")).toBe(false);
    expect(isSure([group(["Zainab Haddad", "Omar Haddad"])], "haddad")).toBe(false);
    expect(isSure([], "haddad")).toBe(false);
  });
});

describe("a search of the whole practice", () => {
  it("says when an appointment is by the reader's clock, and beside it by that of a place that has another", async () => {
    const context = await practice.as(practice.administrator, MONDAY);
    const detailsBy = async (zone: string) => {
      const groups = await findInPractice(context, bookingNumber(next), MOST, zone);
      return groups
        .flatMap(({ items }) => items)
        .find(({ href }) => href.endsWith(next))
        ?.details.join(" | ");
    };
    expect(await detailsBy("Europe/Madrid")).toMatch(/09:00 \| (?!.*\()/);
    expect(await detailsBy("Europe/London")).toMatch(/08:00 \| 09:00 \([^)]+\) \| /);
  });

  it.each([
    "zainab",
    "HADDAD zai",
    "+44 7700 900733",
    "+44 (0)7700 900733",
    "0044 7700 900733",
    "07700900733",
    "(07700) 900-733",
    "900733",
    "0733",
    "HIS-0077",
    "haddad 04.05.1980",
    "Dr Haddad",
    "Mrs. Zainab Haddad",
  ])("finds a patient by %s, and nobody else", async (typed) => {
    expect(await patients(typed)).toEqual([paths.patient(practice.ids.patient)]);
  });

  it("finds by a name in Arabic however it is spelled", async () => {
    expect(await patients("احمد")).toEqual([paths.patient(practice.ids.otherPatient)]);
  });

  it("finds a name with letters that no decomposition takes apart by plain ones, and by themselves", async () => {
    const context = await practice.as({ kind: "system", task: "test" });
    const { otherPatient: id } = practice.ids;
    const person = { firstName: "Işıl", lastName: "Yıldız-Øst", email: "", phone: "36001234", number: 76 };
    await context.db.rawBatch(indexPatientStatements(context, id, person));
    for (const typed of ["yildiz", "Yıldız", "YILDIZ", "isil yildiz", "ost", "no. 76", "#76", "Patient no. 76"])
      expect([typed, await patients(typed)]).toEqual([typed, [paths.patient(id)]]);
    const again = { firstName: "أحمد", lastName: "ناصر", email: "", phone: "36001234", phoneCallingCode: "973" };
    await context.db.rawBatch(indexPatientStatements(context, id, { ...again, birthDate: "1980-04-05" }));
  });

  it("finds pages by their names and by what else people call them, for every role that may open them", async () => {
    const roles = [ROLE.RECEPTIONIST, ROLE.PROVIDER, ROLE.NURSE];
    for (const role of roles) {
      const hrefs = (await found("calendar", employeeActor(practice.ids.doctor, { roles: [role] }))).map(
        ({ href }) => href,
      );
      expect([role, hrefs]).toEqual([role, expect.arrayContaining([paths.appointments({ view: "calendar" })])]);
    }
    expect((await found("reception")).map(({ href }) => href)).toContain(paths.deskBoard());
    expect(
      (await found("diary", employeeActor("pharmacy", { roles: [ROLE.PHARMACY] }))).map(({ href }) => href),
    ).toEqual([paths.pharmacyDesk({ find: "diary" })]);
  });

  it("reads a birth date as the reader writes it, and in ISO's form", async () => {
    const { patient, otherPatient } = practice.ids;
    expect(await patients("05/04/1980", practice.administrator, "en_US")).toEqual([paths.patient(patient)]);
    expect(await patients("05/04/1980", practice.administrator, "es_ES")).toEqual([paths.patient(otherPatient)]);
    const display: Display = { ...USUAL_DISPLAY, dates: "en-GB", clock: "12" };
    const british = Object.assign(employeeActor("desk", { roles: [ROLE.RECEPTIONIST] }), { display });
    expect(await patients("05/04/1980", british, "en_US")).toEqual([paths.patient(otherPatient)]);
    expect(await patients("1980-05-04")).toEqual([paths.patient(patient)]);
    expect(await patients("5/4/80", practice.administrator, "en_US")).toEqual([paths.patient(patient)]);
  });

  it("shows the next and the last appointment of whom it finds, and an appointment by its number", async () => {
    const ofPatient = (await found("zainab"))
      .map(({ href }) => href)
      .filter((href) => href.includes("/appointments/view/"));
    expect(ofPatient[0]).toBe(paths.appointment(next));
    expect(ofPatient).toHaveLength(2);
    expect((await found(bookingNumber(next))).map(({ href }) => href)).toContain(paths.appointment(next));
    expect(await found(bookingNumber(next), employeeActor(practice.ids.otherDoctor))).toEqual([]);
  });

  it("finds doctors, the team, settings and what can be begun", async () => {
    const [name = ""] = (await findColleagueNames()).filter((each) => each !== "");
    const hrefs = (await found(name)).map(({ href }) => href);
    expect(hrefs).toContain(paths.appointments({ employeeId: practice.ids.doctor }));
    expect(hrefs).toContain(paths.employeeSettings(practice.ids.doctor));
    expect((await found("new patient")).map(({ href }) => href)).toContain(paths.patientCreate());
    expect((await found("departments")).map(({ href }) => href)).toContain(paths.setting("departments"));
    expect((await found("")).map(({ href }) => href)[0]).toBe(paths.bookingPanel());
    // A word in the middle of another is another word.
    expect(await found("tings")).toEqual([]);
  });
});

async function findColleagueNames(): Promise<string[]> {
  const { db } = await practice.as({ kind: "system", task: "test" });
  const row = await db
    .raw(
      "SELECT last_name AS name FROM employee WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      practice.ids.doctor,
    )
    .first<{ name: string }>();
  return [row?.name ?? ""];
}

describe("who searches", () => {
  it("finds as a doctor their own patients and appointments alone", async () => {
    const other = employeeActor(practice.ids.otherDoctor);
    expect(await patients("zainab", doctor)).toEqual([paths.patient(practice.ids.patient)]);
    expect(await found("zainab", other)).toEqual([]);
    for (const typed of ["0733", "07700900733", "1980-05-04", "HIS-0077"])
      expect(await found(typed, other)).toEqual([]);
  });

  it("finds nobody of another organization", async () => {
    const foreign = await openPractice({ now: MONDAY });
    const context = await foreign.as(foreign.administrator);
    expect(await findInPractice(context, "07700900733", MOST)).toEqual([]);
    expect(await findInPractice(context, bookingNumber(next), MOST)).toEqual([]);
  });

  it("is of the staff: a patient and a visitor are turned away, and whoever is not approved finds nothing", async () => {
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    await expect(found("zainab", patient)).rejects.toMatchObject({ status: 403 });
    await expect(found("zainab", { kind: "anonymous" })).rejects.toMatchObject({ status: 401 });
    const unapproved = { ...employeeActor(practice.ids.doctor, { approved: false }), authorities: new Set<string>() };
    for (const typed of ["", "zainab", "settings"]) expect(await found(typed, unapproved as Actor)).toEqual([]);
  });

  it("is led to nothing that their role may not open", async () => {
    const roles: [Principal, Actor][] = [
      ["admin", practice.administrator],
      ["doctor", doctor],
      ["nurse", employeeActor("nurse", { roles: [ROLE.NURSE] })],
      ["receptionist", employeeActor("receptionist", { roles: [ROLE.RECEPTIONIST] })],
      ["biller", employeeActor("biller", { roles: [ROLE.BILLER] })],
      ["pharmacy", employeeActor("pharmacy", { roles: [ROLE.PHARMACY] })],
      ["laboratory", employeeActor("laboratory", { roles: [ROLE.LABORATORY] })],
    ];
    const keys = Object.keys(PERMISSIONS).filter((key) => key.startsWith("GET "));
    const patterns = keys.map((key) => ({
      key,
      pattern: new RegExp(
        `^${key
          .slice(4)
          .replace(/\/:\w+\?/g, "(/[^/]+)?")
          .replace(/:\w+/g, "[^/]+")}$`,
      ),
    }));
    for (const [principal, actor] of roles) {
      const texts = ["", "a", "n", "s", "p", "c", "zainab", "settings", "appointment", "patient", "own", "my"];
      const all = new Set(
        (await Promise.all(texts.map((typed) => found(typed, actor)))).flat().map(({ href }) => href),
      );
      expect(all.size, principal).toBeGreaterThan(2);
      for (const href of all) {
        // The table says of a nurse what she may do with others' pages of the team; this one is her own.
        if (href.includes("/nurse/nurse/")) continue;
        const path = href.split("?")[0] ?? "";
        const exact =
          patterns.find(({ key }) => key === `GET ${path}`) ?? patterns.find(({ pattern }) => pattern.test(path));
        const row = exact && rowFor(PERMISSIONS[exact.key]!, principal);
        expect([principal, href, typeof row === "string" ? row : row?.includes("allowed")]).toEqual([
          ...[principal, href],
          typeof row === "string" ? "allowed" : true,
        ]);
      }
    }
  });
});

it("writes down that patients were looked for, and nowhere what was typed", async () => {
  await found("Zainab Haddad 07700900733");
  await found("07700900733");
  const { db } = await practice.as({ kind: "system", task: "test" });
  const { results } = await db
    .raw("SELECT action, fields, subject_id FROM audit_event WHERE organization_id = ?1", db.organizationId)
    .all<{ action: string; fields: string }>();
  expect(results.filter(({ action, fields }) => action === "patient.list" && fields.includes("search"))).not.toEqual(
    [],
  );
  expect(JSON.stringify(results)).not.toMatch(/zainab|haddad|7700900733/i);
});

describe("what a search reads", () => {
  it("is the same with 20, 200 and 2,000 patients, in three round trips", async () => {
    const crowd = await openPractice({ now: MONDAY });
    const own = employeeActor(crowd.ids.doctor);
    const { db } = await crowd.as({ kind: "system", task: "test" });
    const fill = async (from: number, to: number) => {
      const people = Array.from({ length: to - from }, (_, index) => ({
        number: from + index,
        id: `crowd-${String(from + index).padStart(6, "0")}`,
        firstName: `Given${String(from + index).padStart(4, "0")}`,
        lastName: "Alike",
        email: "",
        phone: String(7_700_000_000 + (from + index) * 7919),
        phoneCallingCode: "44",
        birthDate: "1980-01-01",
      }));
      const rows = people.map(({ id, number, firstName, lastName, phone, phoneCallingCode, birthDate }) => [
        ...[id, number, firstName, lastName, phone, phoneCallingCode, birthDate, 0],
      ]);
      const columns = [
        "id",
        "number",
        "first_name",
        "last_name",
        "phone",
        "phone_calling_code",
        "birth_date",
        "created_at",
      ];
      const tokens = people.flatMap((each) => searchTokens(each).map((token) => [token, each.id]));
      const relations = people.map(({ id }) => [crowd.ids.doctor, id, 0]);
      for (const statement of [
        ...loadRowsStatements(db, "patient", columns, rows),
        ...loadRowsStatements(db, "patient_search", ["token", "patient_id"], tokens),
        ...loadRowsStatements(db, "patient_provider", ["employee_id", "patient_id", "since"], relations),
      ])
        await statement.run();
    };
    const phone = String(7_700_000_000 + 15 * 7919);
    const asked = ["Given0015", "given0015 alike", `0${phone}`, `+44 ${phone}`, phone.slice(-6), "15"];
    const reads = async () => {
      const counted: Record<string, number> = {};
      for (const actor of [crowd.administrator, own])
        for (const typed of asked) {
          const context = await crowd.as(actor);
          const groups: FoundGroup[] = await findInPractice(context, typed, MOST);
          expect(groups[0]?.items[0]?.title, typed).toBe("Given0015 Alike");
          const name = `${actor === own ? "doctor" : "administrator"}: ${typed}`;
          counted[name] = context.db.meter.rowsRead;
          expect(context.db.meter.roundTrips, name).toBeLessThanOrEqual(3);
        }
      return counted;
    };
    await fill(10, 20);
    const counts = [await reads()];
    for (const [from, to] of [
      [20, 200],
      [200, 2_000],
    ] as const) {
      await fill(from, to);
      counts.push(await reads());
    }
    const [few = {}, some = {}, many = {}] = counts;
    process.stdout.write(`rows read with 20 and 2,000 patients: ${JSON.stringify(few)} ${JSON.stringify(many)}\n`);
    for (const name of Object.keys(few)) {
      // "15" is also the beginning of other numbers, of whom a hundred are looked at however many there are.
      const more = name.endsWith(" 15") ? 1_000 : 20;
      expect(some[name], name).toBeLessThanOrEqual((few[name] ?? 0) + more);
      expect(many[name], name).toBeLessThanOrEqual((few[name] ?? 0) + more);
    }
  });
});

it("leads whoever works at a desk alone to that desk's own search, and nobody else", async () => {
  const firstOf = async (role: string) =>
    (await found("Zainab", employeeActor("somebody", { roles: [role] })))[0]?.href ?? "";
  expect(await firstOf(ROLE.PHARMACY)).toBe(paths.pharmacyDesk({ find: "Zainab" }));
  expect(await firstOf(ROLE.LABORATORY)).toBe(paths.labDesk({ find: "Zainab" }));
  expect(await firstOf(ROLE.RECEPTIONIST)).toBe(paths.patient(practice.ids.patient));
});

it("finds those by the last digits who were there before such tokens were, and as the product writes them", async () => {
  const { db } = await practice.as({ kind: "system", task: "test" });
  const tokens = async () =>
    (
      await db
        .raw(
          "SELECT token, patient_id FROM patient_search WHERE organization_id = ?1 AND token >= '~' AND token < '~a' ORDER BY token",
          db.organizationId,
        )
        .all()
    ).results;
  const written = await tokens();
  expect(written).toHaveLength(2);
  await db
    .raw("DELETE FROM patient_search WHERE organization_id = ?1 AND token >= '~' AND token < '~a'", db.organizationId)
    .run();
  expect(await tokens()).toEqual([]);
  const migration = bindings.TENANT_MIGRATIONS.find(({ name }) => name.includes("global_search"));
  const backfill = migration?.queries.filter((query) => query.includes("INSERT INTO `patient_search`")) ?? [];
  expect(backfill).toHaveLength(1);
  await bindings.TENANT_DB_0.prepare(backfill[0] ?? "").run();
  expect(await tokens()).toEqual(written);
});
