import { beforeAll, describe, expect, it } from "vitest";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { loadRowsStatements, TENANT_TABLES } from "~/db/load-rows.server";
import { TenantGuardError } from "~/db/tenant-guard.server";
import type { RequestContext } from "~/platform/context.server";
import { openPractice } from "../support/organization";

let own: Awaited<ReturnType<typeof openPractice>>;
let other: Awaited<ReturnType<typeof openPractice>>;
let context: RequestContext;

beforeAll(async () => {
  own = await openPractice();
  other = await openPractice();
  context = await own.as({ kind: "system", task: "test" });
  for (const practice of [own, other]) {
    const { db } = await practice.as({ kind: "system", task: "test" });
    const columns = [
      "id",
      "state_id",
      "type",
      "employee_id",
      "branch_id",
      "starts_at",
      "ends_at",
      "time_zone",
      "local_day",
      "booked_by",
      "created_at",
      "updated_at",
    ];
    const row = [
      `appointment-of-${practice.entry.id}`,
      20,
      "video",
      practice.ids.doctor,
      practice.ids.branch,
      300_000,
      600_000,
      "UTC",
      "1970-01-01",
      "STAFF",
      0,
      0,
    ];
    const plan = `plan-of-${practice.entry.id}`;
    await db.rawBatch([
      ...loadRowsStatements(db, "appointment", columns, [row]),
      ...loadRowsStatements(
        db,
        "monitoring_plan",
        ["id", "name", "state", "draft"],
        [[plan, "Plan", "published", "{}"]],
      ),
      ...loadRowsStatements(
        db,
        "monitoring_plan_version",
        ["plan_id", "plan_version", "name", "content", "at"],
        [[plan, 1, "Plan", "{}", 0]],
      ),
    ]);
  }
});

describe("the database", () => {
  const keys = [...TENANT_TABLES.values()].flatMap((table) => {
    const config = getTableConfig(table);
    return config.foreignKeys.map((key) => {
      const reference = key.reference();
      return {
        table: config.name,
        column: reference.columns[1]?.name ?? "",
        foreign: getTableConfig(reference.foreignTable).name,
        columns: config.columns,
      };
    });
  });

  it("has foreign keys to try", () => expect(keys.length).toBeGreaterThan(25));

  it.each(keys.map((key) => [`${key.table}.${key.column} -> ${key.foreign}`, key] as const))(
    "refuses a link across organizations: %s",
    async (_name, key) => {
      const foreignRow = await foreignIdOf(key.foreign);
      const values = Object.fromEntries(
        key.columns
          .filter((column) => column.notNull && !column.hasDefault)
          .map((column) => [column.name, fillerOf(key.table, column.name, column.getSQLType())]),
      );
      values.organization_id = own.entry.id;
      for (const sibling of keys.filter(
        (candidate) => candidate.table === key.table && candidate.column !== key.column,
      )) {
        if (sibling.column in values) values[sibling.column] = await foreignIdOf(sibling.foreign, own.entry.id);
      }
      const [also, table] = namedToo[`${key.table}.${key.column}`] ?? [];
      if (also !== undefined && table !== undefined) values[also] = await foreignIdOf(table, own.entry.id);
      values[key.column] = foreignRow;
      const names = Object.keys(values).sort(
        (a, b) => Number(b === "organization_id") - Number(a === "organization_id"),
      );
      const insert = context.db.raw(
        `INSERT INTO "${key.table}" (${names.map((name) => `"${name}"`).join(", ")}) VALUES (${names.map((_, index) => `?${index + 1}`).join(", ")})`,
        ...names.map((name) => values[name] ?? null),
      );
      await expect(insert.run()).rejects.toThrow(/FOREIGN KEY constraint failed/);
    },
  );

  it("accepts the same rows within one organization", async () => {
    const { results } = await context.db
      .raw("SELECT id FROM waiting_room WHERE organization_id = ?1", own.entry.id)
      .all();
    expect(results).toHaveLength(2);
  });
});

describe("the guard of the tenant database", () => {
  const refusals: [string, string, unknown[]][] = [
    ["a table without its organization", "SELECT * FROM patient WHERE id = ?1", ["x"]],
    ["another organization's number", "SELECT * FROM patient WHERE organization_id = ?1", [1]],
    [
      "a join that forgets one side",
      "SELECT * FROM patient p JOIN user u ON u.id = p.user_id WHERE p.organization_id = ?1",
      ["own"],
    ],
    ["a delete without its organization", "DELETE FROM patient", []],
    [
      "an insert that does not begin with the organization",
      "INSERT INTO branch (id, organization_id) VALUES (?1, ?2)",
      ["x", "own"],
    ],
    [
      "an insert for another organization",
      "INSERT INTO department (organization_id, id, name) VALUES (?1, ?2, ?3)",
      [1, "x", "y"],
    ],
    [
      "a subquery over everybody",
      "SELECT name FROM branch WHERE organization_id = ?1 AND id IN (SELECT branch_id FROM employee_branch)",
      ["own"],
    ],
  ];

  it.each(refusals)("refuses %s", async (_name, text, parameters) => {
    const bound = parameters.map((value) => (value === "own" ? own.entry.id : value));
    await expect(async () => context.db.raw(text, ...bound).all()).rejects.toThrow(TenantGuardError);
  });

  it("reads a foreign id as one that does not exist", async () => {
    const { results } = await context.db
      .raw("SELECT id FROM patient WHERE organization_id = ?1 AND id = ?2", own.entry.id, other.ids.patient)
      .all();
    expect(results).toEqual([]);
  });
});

async function foreignIdOf(table: string, organizationId = other.entry.id): Promise<string> {
  // Feedback goes by the appointment that it is about.
  if (table === "appointment" || table === "feedback") return `appointment-of-${organizationId}`;
  // A version goes by its plan and its number.
  if (table === "monitoring_plan_version") return `plan-of-${organizationId}`;
  const database = (await (organizationId === own.entry.id ? own : other).as({ kind: "system", task: "test" })).db;
  const row = await database
    .raw(`SELECT id FROM "${table}" WHERE organization_id = ?1 LIMIT 1`, organizationId)
    .first<{ id: string }>();
  return row?.id ?? `nobody-of-${organizationId}`;
}

const fillers: Record<string, string | number> = {
  offerings_type: "VIDEO_CONSULTATION",
  type: "INCLUSION",
  plan_version: 1,
  start_minutes: 0,
  end_minutes: 60,
  starts_at: 300_000,
  ends_at: 600_000,
  duration_minutes: 5,
  valid_from: 1,
  expires_at: 2,
};

/** Where a table's own rule asks for another. */
const fillersOf: Record<string, Record<string, string>> = { desk_payment: { act: "TAKEN" } };

/** What else a row names where its own rule asks for one of two: column and table, by table and key. */
const namedToo: Record<string, readonly [column: string, table: string]> = {
  "payment_item.payment_id": ["appointment_id", "appointment"],
};

function fillerOf(table: string, column: string, type: string): string | number {
  return (
    fillersOf[table]?.[column] ??
    fillers[column] ??
    (type === "integer" ? 5 : `${table}-${column}-${crypto.randomUUID()}`)
  );
}
