import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { TENANT_TABLES } from "~/db/load-rows.server";
import type { DemoTable } from "../../domain/demo/demo-tables";

interface Reference {
  table: string;
  column: string;
}

/** What belongs to a row and goes with it, by table and column; nobody else's. */
const BELONGINGS: Readonly<Record<DemoTable, readonly Reference[]>> = {
  appointment: [
    { table: "appointment_history", column: "appointment_id" },
    { table: "daily_ordinal", column: "appointment_id" },
    { table: "appointment_link", column: "appointment_id" },
    { table: "room_link", column: "appointment_id" },
    { table: "video_session", column: "appointment_id" },
    { table: "consultation_note", column: "appointment_id" },
    { table: "in_app_notification", column: "appointment_id" },
  ],
  patient: [
    { table: "patient_search", column: "patient_id" },
    { table: "patient_provider", column: "patient_id" },
    { table: "message_refusal", column: "patient_id" },
    { table: "marketing_consent", column: "patient_id" },
  ],
  employee: [
    { table: "employee_search", column: "employee_id" },
    { table: "employee_role", column: "employee_id" },
    { table: "employee_branch", column: "employee_id" },
    { table: "employee_department", column: "employee_id" },
    { table: "employee_offering", column: "employee_id" },
    { table: "provider_slot", column: "employee_id" },
    { table: "provider_timings", column: "employee_id" },
    { table: "waiting_room", column: "employee_id" },
  ],
  user: [
    { table: "user_session", column: "user_id" },
    { table: "user_token", column: "user_id" },
    { table: "email_change", column: "user_id" },
    { table: "user_setting", column: "user_id" },
    { table: "in_app_notification", column: "user_id" },
    { table: "push_subscription", column: "user_id" },
  ],
  service_offering: [
    { table: "service_offering_branch", column: "service_offering_id" },
    { table: "service_offering_department", column: "service_offering_id" },
  ],
  department: [],
  branch: [],
};

/** References that the database does not declare as foreign keys. */
const UNDECLARED: Partial<Record<DemoTable, readonly Reference[]>> = {
  patient: [{ table: "file", column: "patient_id" }],
  employee: [
    { table: "file", column: "employee_id" },
    { table: "api_key", column: "created_by" },
    { table: "api_key", column: "held_by" },
  ],
};

/** What keeps a row where it is: every reference to it that is not one of its belongings, new tables' too. */
function keepersOf(parent: DemoTable): Reference[] {
  const declared = [...TENANT_TABLES].flatMap(([table, schema]) =>
    getTableConfig(schema).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const column = columns.at(-1)?.name;
      return column !== undefined && getTableConfig(foreignTable).name === parent ? [{ table, column }] : [];
    }),
  );
  const own = new Set(BELONGINGS[parent].map(({ table, column }) => `${table}.${column}`));
  return [...declared, ...(UNDECLARED[parent] ?? [])].filter(({ table, column }) => !own.has(`${table}.${column}`));
}

const inIds = (column: string) => `${column} IN (SELECT value FROM json_each(?2))`;

/** That nothing refers to the row of `parent` whose id stands in the column. */
const free = (parent: DemoTable, column: string) =>
  keepersOf(parent)
    .map(
      (keeper, index) =>
        ` AND NOT EXISTS (SELECT 1 FROM "${keeper.table}" k${index} WHERE k${index}.organization_id = ?1 AND k${index}."${keeper.column}" = ${column})`,
    )
    .join("");

/** A visit leaves the sums that it is counted in, once, while its row is still there. */
const UNCOUNT = `UPDATE appointment_count SET count = count - (SELECT count(*) FROM appointment a WHERE a.organization_id = ?1
AND a.employee_id = appointment_count.employee_id AND a.branch_id = appointment_count.branch_id AND a.type = appointment_count.type
AND a.local_day = appointment_count.local_day AND a.state_id = appointment_count.state_id AND a.disabled_at IS NULL AND ${inIds("a.id")}${free("appointment", "a.id")})
WHERE appointment_count.organization_id = ?1 AND EXISTS (SELECT 1 FROM appointment b WHERE b.organization_id = ?1
AND b.employee_id = appointment_count.employee_id AND b.branch_id = appointment_count.branch_id AND b.type = appointment_count.type
AND b.local_day = appointment_count.local_day AND b.state_id = appointment_count.state_id AND b.disabled_at IS NULL AND ${inIds("b.id")}${free("appointment", "b.id")})`;
const LET_GO = `DELETE FROM slot_claim WHERE slot_claim.organization_id = ?1 AND slot_claim.holder_kind = 'APPOINTMENT' AND ${inIds("slot_claim.holder_id")}${free("appointment", "slot_claim.holder_id")}`;
const NOT_DUE = `DELETE FROM due_work WHERE due_work.organization_id = ?1 AND due_work.kind LIKE 'APPOINTMENT%' AND ${inIds("due_work.id")}${free("appointment", "due_work.id")}`;
/** That a doctor of the demonstration looked after a patient of it keeps neither. */
const UNTIE = `DELETE FROM patient_provider WHERE patient_provider.organization_id = ?1 AND ${inIds("patient_provider.employee_id")}
AND EXISTS (SELECT 1 FROM demo_row d WHERE d.organization_id = ?1 AND d.table_name = 'patient' AND d.row_id = patient_provider.patient_id)`;

const BEFORE: Partial<Record<DemoTable, readonly string[]>> = {
  appointment: [UNCOUNT, LET_GO, NOT_DUE],
  employee: [UNTIE],
};

/**
 * Takes away the rows of one table that nothing else refers to, each with what belongs to it, and their marks. What is
 * referred to by then stays whole. Safe to run twice, and beside another that does the same.
 */
export function removalStatements(db: TenantDb, table: DemoTable, ids: readonly string[]): D1PreparedStatement[] {
  const bound = JSON.stringify(ids);
  const texts = [
    ...(BEFORE[table] ?? []),
    ...BELONGINGS[table].map(
      ({ table: child, column }) =>
        `DELETE FROM "${child}" WHERE "${child}".organization_id = ?1 AND ${inIds(`"${child}"."${column}"`)}${free(table, `"${child}"."${column}"`)}`,
    ),
    `DELETE FROM "${table}" WHERE "${table}".organization_id = ?1 AND ${inIds(`"${table}".id`)}${free(table, `"${table}".id`)}`,
    `DELETE FROM demo_row WHERE demo_row.organization_id = ?1 AND demo_row.table_name = '${table}' AND ${inIds("demo_row.row_id")}
AND NOT EXISTS (SELECT 1 FROM "${table}" gone WHERE gone.organization_id = ?1 AND gone.id = demo_row.row_id)`,
  ];
  return texts.map((text) => db.raw(text, db.organizationId, bound));
}

/** Ends the demonstration: its row goes with its last mark, else it says since when the rest is merely kept. */
export const endDemoStatements = (db: TenantDb, now: number): D1PreparedStatement[] => [
  db.raw(
    `DELETE FROM demo_fill WHERE demo_fill.organization_id = ?1 AND NOT EXISTS (SELECT 1 FROM demo_row d WHERE d.organization_id = ?1)`,
    db.organizationId,
  ),
  db.raw(
    `UPDATE demo_fill SET removed_at = ?2 WHERE demo_fill.organization_id = ?1 AND removed_at IS NULL`,
    db.organizationId,
    now,
  ),
];
