import { beforeEach, describe, expect, it } from "vitest";
import { loadRows } from "~/db/load-rows.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { fillWithDemo } from "~/features/demo/services/fill-with-demo.server";
import { readDemo } from "~/features/demo/services/read-demo.server";
import { removeDemo } from "~/features/demo/services/remove-demo.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError } from "~/platform/http/errors.server";
import { employeeActor, openOrganization, openPractice, type TestOrganization } from "../support/organization";

const NOW = Date.UTC(2026, 10, 20, 9);
const HOUR = 3_600_000;
/** What is there of an organization by itself, and what is never taken away. */
const LASTING = new Set(["audit_event", "audit_seal", "schema_version", "due_work"]);

let organization: TestOrganization;
let context: RequestContext;

const as = (at = NOW) => organization.as(organization.administrator, at);

beforeEach(async () => {
  organization = await openOrganization({ now: NOW });
  context = await as();
});

async function rows(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await context.db.raw(text, context.organization.id, ...values).all<Record<string, unknown>>()).results;
}

/** How many rows each table holds of the organization; sums that have come to nothing do not count. */
async function census(): Promise<Record<string, number>> {
  const { TENANT_TABLES } = await import("~/db/load-rows.server");
  const counts: Record<string, number> = {};
  for (const table of TENANT_TABLES.keys()) {
    if (LASTING.has(table)) continue;
    const counted = /_(count|total)$/.test(table) ? " AND count <> 0" : "";
    const [row] = await rows(`SELECT count(*) AS n FROM "${table}" WHERE organization_id = ?1${counted}`);
    if (Number(row?.["n"]) > 0) counts[table] = Number(row?.["n"]);
  }
  return counts;
}

/** An appointment of the organization's own, at one of the demo's doctors. */
async function ownAppointment(): Promise<{ doctor: string; branch: string; patient: string }> {
  const [doctor] = await rows(
    "SELECT row_id FROM demo_row WHERE organization_id = ?1 AND table_name = 'employee' LIMIT 1",
  );
  const [branch] = await rows(
    "SELECT row_id FROM demo_row WHERE organization_id = ?1 AND table_name = 'branch' LIMIT 1",
  );
  const patient = uuidv7(NOW);
  const startsAt = NOW + 40 * 24 * HOUR;
  await loadRows(context.db, [
    {
      table: "patient",
      columns: ["id", "number", "first_name", "last_name", "created_at"],
      rows: [[patient, 900, "Rosa", "Real", NOW]],
    },
    {
      table: "appointment",
      columns: [
        ...["id", "state_id", "type", "employee_id", "branch_id", "patient_id", "starts_at", "ends_at", "time_zone"],
        ...["local_day", "booked_by", "created_at", "updated_at"],
      ],
      rows: [
        [
          ...["real-visit", 2, "in_patient", String(doctor?.["row_id"]), String(branch?.["row_id"]), patient],
          ...[startsAt, startsAt + HOUR, "Europe/Madrid", "2026-12-30", "STAFF", NOW, NOW],
        ],
      ],
    },
  ]);
  return { doctor: String(doctor?.["row_id"]), branch: String(branch?.["row_id"]), patient };
}

describe("demo data", () => {
  it("fills an empty organization with people and appointments that are marked, and nobody of them can sign in", async () => {
    await fillWithDemo(context);
    const counts = await census();
    expect(counts).toMatchObject({ patient: 24, appointment: 60, branch: 1, department: 1, service_offering: 2 });
    expect(await rows("SELECT id FROM patient WHERE organization_id = ?1 AND last_name NOT LIKE '% (demo)'")).toEqual(
      [],
    );
    const people =
      "SELECT id FROM user WHERE organization_id = ?1 AND email LIKE '%.example' AND password_hash IS NULL";
    expect(await rows(`${people} AND email <> 'owner@clinic.example'`)).toHaveLength(3);
    expect(await rows("SELECT email FROM patient WHERE organization_id = ?1 AND email NOT LIKE '%.example'")).toEqual(
      [],
    );
    expect((await as()).profile.hasDemoData).toBe(true);
  });

  it("is taken away to the last row, sums and claims too, and the audit remembers both", async () => {
    const before = await census();
    await fillWithDemo(context);
    await removeDemo(await as(NOW + HOUR));
    expect(await census()).toEqual(before);
    expect(await rows("SELECT id FROM due_work WHERE organization_id = ?1 AND kind LIKE 'APPOINTMENT%'")).toEqual([]);
    const told = await rows(
      "SELECT DISTINCT action FROM audit_event WHERE organization_id = ?1 AND action LIKE 'demo.%'",
    );
    expect(told.map(({ action }) => action)).toEqual(["demo.fill", "demo.remove"]);
    expect((await as()).profile.hasDemoData).toBe(false);
  });

  it("can be made, taken away and made again", async () => {
    await fillWithDemo(context);
    await removeDemo(context);
    await fillWithDemo(await as(NOW + 24 * HOUR));
    expect(await census()).toMatchObject({ patient: 24, appointment: 60 });
  });

  it("leaves what the organization made, with what that refers to, and names it", async () => {
    await fillWithDemo(context);
    const own = await ownAppointment();
    await removeDemo(context);
    expect(await rows("SELECT id FROM appointment WHERE organization_id = ?1")).toEqual([{ id: "real-visit" }]);
    expect(await rows("SELECT id FROM patient WHERE organization_id = ?1")).toEqual([{ id: own.patient }]);
    const { kept, filled, refusal } = await readDemo(context);
    expect({ filled, refusal }).toEqual({ filled: false, refusal: "demoIsKept" });
    expect(kept).toEqual(
      expect.arrayContaining([expect.objectContaining({ table: "employee", id: own.doctor, appointments: 1 })]),
    );
    expect(kept.filter(({ table }) => table === "employee")).toHaveLength(1);
    const slots = await rows("SELECT DISTINCT employee_id FROM provider_slot WHERE organization_id = ?1");
    expect(slots).toEqual([{ employee_id: own.doctor }]);
  });

  it("takes what it kept away too, once nothing refers to it any more", async () => {
    const before = await census();
    await fillWithDemo(context);
    await ownAppointment();
    await removeDemo(context);
    await rows("DELETE FROM appointment WHERE organization_id = ?1 AND id = 'real-visit'");
    await rows("DELETE FROM patient_provider WHERE organization_id = ?1");
    await removeDemo(context);
    expect((await readDemo(context)).kept).toEqual([]);
    expect(await census()).toEqual({ ...before, patient: 1, patient_count: 1 });
  });

  it("is made once when two ask at once, and removed whole when two remove at once", async () => {
    const before = await census();
    const asked = await Promise.allSettled([fillWithDemo(context), fillWithDemo(await as())]);
    expect(asked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await Promise.all([removeDemo(context), removeDemo(await as())]);
    await removeDemo(context);
    expect(await census()).toEqual(before);
  });

  it("is refused where there are patients or appointments, where the team is full, and to whoever is no administrator", async () => {
    const practice = await openPractice({ now: NOW });
    const theirs = await practice.as(practice.administrator);
    await expect(fillWithDemo(theirs)).rejects.toThrow(new ConflictError("hasPeopleOrAppointments"));
    const full = {
      ...context,
      profile: { ...context.profile, settings: { ...context.profile.settings, employeeListLimit: 1 } },
    };
    await expect(fillWithDemo(full)).rejects.toThrow(new ConflictError("teamIsFull"));
    const doctor = await organization.as(employeeActor("someone", { roles: [ROLE.PROVIDER] }));
    await expect(fillWithDemo(doctor)).rejects.toThrow(ForbiddenError);
    await expect(removeDemo(doctor)).rejects.toThrow(ForbiddenError);
  });
});
