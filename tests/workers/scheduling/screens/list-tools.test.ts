import { beforeAll, describe, expect, it } from "vitest";
import { chooseColumns } from "~/features/identity/services/lists/choose-columns.server";
import { indexPatientStatements } from "~/features/patients/data/patients/patient-insert.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { exportAppointments } from "~/features/scheduling/services/lists/export-appointments.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import type { Actor } from "~/platform/access/actor.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scene";

const DAY = 24 * HOUR;

let practice: Practice;
let ids: string[];

/** Days from Monday, and whose. */
const BOOKED = [
  [-40, "patient"],
  [-2, "otherPatient"],
  [-1, "patient"],
  [1, "patient"],
  [3, "otherPatient"],
  [9, "patient"],
] as const;

const read = async (asked: object, actor: Actor = practice.administrator) =>
  listAppointments(await practice.as(actor), asked);
const places = ({ appointments }: { appointments: readonly { id: string }[] }) =>
  appointments.map(({ id }) => ids.indexOf(id));

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  const system = await practice.as({ kind: "system", task: "test" });
  ids = [];
  for (const [days, person] of BOOKED)
    ids.push(
      await givenAppointment(practice, system, {
        startsAt: MONDAY + days * DAY + 3 * HOUR,
        stateId: days < 0 ? S.COMPLETED : S.CONFIRMED,
        patientId: practice.ids[person],
        serviceOfferingId: days === 3 ? practice.ids.videoOffering : practice.ids.clinicOffering,
        type: days === 3 ? "video" : "in_patient",
        reason: days === 9 ? '=HYPERLINK("http://evil.example")' : "",
      }),
    );
  const person = { firstName: "Zainab", lastName: "Haddad", phone: "36001234", phoneCallingCode: "973", email: "" };
  await system.db.rawBatch(indexPatientStatements(system, practice.ids.otherPatient, person));
});

describe("a list of appointments is narrowed", () => {
  it("by days at the place, both included, on either side of today", async () => {
    expect(places(await read({ tab: "all", from: "2026-05-02", to: "2026-05-05" }))).toEqual([3, 2, 1]);
    expect(places(await read({ tab: "upcoming", from: "2026-05-07" }))).toEqual([4, 5]);
    expect(places(await read({ tab: "past", to: "2026-05-02" }))).toEqual([1, 0]);
    expect(places(await read({ tab: "upcoming", to: "2026-04-30" }))).toEqual([]);
    expect(places(await read({ from: "not a day" }))).toEqual([3, 4, 5]);
  });

  it("by the words of a search for a patient, and by service", async () => {
    expect(places(await read({ tab: "all", patient: "zain hadd" }))).toEqual([4, 1]);
    expect(places(await read({ tab: "all", patient: "+973 3600 1234", from: "2026-05-04" }))).toEqual([4]);
    expect(places(await read({ tab: "all", patient: "nobody" }))).toEqual([]);
    expect(places(await read({ tab: "all", offeringId: practice.ids.videoOffering }))).toEqual([4]);
  });

  it("by none of others' patients for a doctor, nor for a patient", async () => {
    const mine = patientActor(practice.ids.patient, practice.ids.patientUser);
    expect(places(await read({ tab: "all", patient: "zainab" }, mine))).toEqual([5, 3, 2, 0]);
    expect(places(await read({ tab: "all" }, employeeActor(practice.ids.otherDoctor)))).toEqual([]);
  });

  it("without numbers beside the tabs, where nothing counts what is left", async () => {
    const { totals } = await read({ patient: "zainab" });
    expect(totals.map(({ total }) => total)).toEqual([null, null, null, null]);
  });

  it("and sorted either way, page by page", async () => {
    expect(places(await read({ tab: "all", order: "ascending" }))).toEqual([0, 1, 2, 3, 4, 5]);
    const key = { after: `${MONDAY - DAY + 3 * HOUR}_${ids[2]}` };
    expect(places(await read({ tab: "all", order: "ascending", ...key }))).toEqual([3, 4, 5]);
  });
});

describe("an exported list", () => {
  const linesOf = async (asked: object, actor: Actor = practice.administrator) => {
    const answer = await exportAppointments(await practice.as(actor), "appointments", asked);
    return (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
  };

  it("has what the list has, with the columns that were chosen, and no formulas", async () => {
    expect(await linesOf({ tab: "upcoming", from: "2026-05-07" })).toEqual([
      expect.stringMatching(/^Patient,When \([^,()]+\),Doctor,Service,Status$/),
      expect.stringContaining(",2026-05-07 11:00,"),
      expect.stringContaining(",2026-05-13 11:00,"),
    ]);
    const columns = ["reason"];
    const doctor = employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser });
    await chooseColumns(await practice.as(doctor), { list: "appointments", columns });
    const [head, line] = await linesOf({ tab: "upcoming", from: "2026-05-10" }, doctor);
    expect(head).toMatch(/^Patient,When \([^,()]+\),Reason for appointment$/);
    expect(line).toContain(`,2026-05-13 11:00,"'=HYPERLINK(`);
  });

  it("has all times by the practice's clock, wherever they are", async () => {
    const own = await openPractice({ now: MONDAY });
    const system = await own.as({ kind: "system", task: "test" });
    const startsAt = MONDAY + 3 * DAY;
    for (const [index, timeZone] of ["Europe/Madrid", "America/New_York"].entries())
      await givenAppointment(own, system, { startsAt: startsAt + index * HOUR, stateId: S.CONFIRMED, timeZone });
    const answer = await exportAppointments(await own.as(own.administrator), "appointments", { tab: "upcoming" });
    const times = [...(await answer.text()).matchAll(/ (\d\d):00,/g)].map(([, hour]) => Number(hour));
    expect(times).toEqual([times[0], (times[0] ?? 0) + 1]);
  });

  it("is a doctor's own, a disclosure in the audit, and nothing for a patient", async () => {
    expect(await linesOf({ tab: "all" }, employeeActor(practice.ids.otherDoctor))).toHaveLength(1);
    const mine = patientActor(practice.ids.patient, practice.ids.patientUser);
    await expect(linesOf({ tab: "all" }, mine)).rejects.toThrow(ForbiddenError);
    const { db } = await practice.as({ kind: "system", task: "test" });
    const audited = await db
      .raw(
        "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'appointment.export' ORDER BY seq LIMIT 1",
        db.organizationId,
      )
      .first<string>("fields");
    expect(audited).toBe('["export"]');
  });
});

describe("what a list reads", () => {
  it("stays the same from 200 to 6,000 appointments, and goes on where it looked in vain", async () => {
    const own = await openPractice({ now: MONDAY });
    const { db } = await own.as({ kind: "system", task: "test" });
    const fill = (name: string, from: number, to: number) =>
      db
        .raw(
          `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
SELECT ?1, ?7 || printf('%06d', value), 2, 'in_patient', ?2, ?3, ?4, ?5, ?6 + value * 3600000, ?6 + value * 3600000 + 1800000, 'Europe/Madrid',
date(?6 / 1000 + 7200 + value * 3600, 'unixepoch'), 'STAFF', 0, 0 FROM json_each(?8)`,
          ...[db.organizationId, own.ids.doctor, own.ids.branch, own.ids.clinicOffering, own.ids.otherPatient],
          ...[MONDAY, name, JSON.stringify(Array.from({ length: to - from }, (_, index) => from + index))],
        )
        .run();
    const asked = {
      first: {},
      "a doctor": { employeeId: own.ids.doctor },
      "a service": { offeringId: own.ids.clinicOffering },
      "a type": { type: "in_patient" },
      days: { from: "2026-05-05", to: "2026-05-06" },
      "days in all": { tab: "all", from: "2026-05-05", to: "2026-05-06" },
      "sorted otherwise": { order: "descending" },
    };
    const reads = async () => {
      const counted: Record<string, number> = {};
      for (const [name, input] of Object.entries(asked)) {
        const context = await own.as(own.administrator);
        const before = context.db.meter.rowsRead;
        await listAppointments(context, input);
        counted[name] = context.db.meter.rowsRead - before;
      }
      return counted;
    };
    await fill("few-", 2, 200);
    const few = await reads();
    await fill("many-", 200, 6_000);
    await givenAppointment(own, await own.as({ kind: "system", task: "test" }), {
      startsAt: MONDAY + 5_900 * HOUR,
      stateId: S.CONFIRMED,
      type: "video",
      serviceOfferingId: own.ids.videoOffering,
      employeeId: own.ids.otherDoctor,
    });
    const many = await reads();
    for (const [name, rows] of Object.entries(many))
      expect(rows, `${name}: ${few[name]} at 200`).toBeLessThanOrEqual((few[name] ?? 0) * 1.1 + 10);
    const seen: number[] = [];
    let after: string | null | undefined;
    for (let pages = 0; pages < 6 && after !== null; pages += 1) {
      const context = await own.as(own.administrator);
      const list = await listAppointments(context, { type: "video", after: after ?? undefined });
      expect(context.db.meter.rowsRead).toBeLessThan(12_000);
      seen.push(list.appointments.length);
      after = list.after;
    }
    expect(seen).toEqual([0, 0, 1]);
  });
});
