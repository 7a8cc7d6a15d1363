import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { TENANT_TABLES } from "~/db/load-rows.server";
import { castOf } from "~/features/demo/domain/cast";
import { rowsOf } from "~/features/demo/domain/table-rows";
import { demoAppointments } from "~/features/demo/support/appointments/demo-appointments.server";
import { countedPlaces } from "~/features/demo/support/fillers/appointments.server";
import { KEPT_FILLERS } from "~/features/demo/support/fillers/kept-fillers.server";
import { SAMPLES } from "~/features/demo/support/samples.server";
import { FILLERS, MARKED_TABLES, practiceRows, appointmentRows } from "~/features/demo/support/fillers/fillers.server";
import { SEEDED_AT } from "./cast.test-support";
import { PRACTICES } from "./practices/all";

const [plan] = PRACTICES;
if (!plan) throw new RangeError("no practice");
const cast = castOf(plan, SEEDED_AT);
const opened = {
  roles: { administrator: "a", "healthcare provider": "p", pharmacy: "d" },
  passwordHash: null,
  samples: SAMPLES,
};
const marked = MARKED_TABLES.map(({ table }) => table);

test("each subject of the sample data marks tables that it writes itself, and none is marked twice", () => {
  const appointments = demoAppointments(cast, SEEDED_AT);
  for (const filler of FILLERS) {
    const written = [
      ...(filler.ofPractice?.(cast, opened) ?? []),
      ...(filler.ofAppointments?.(appointments, countedPlaces()) ?? []),
    ].map(({ table }) => table);
    const unwritten = (filler.marked ?? []).filter(({ table }) => !written.includes(table));
    expect(unwritten).toEqual([]);
  }
  expect(new Set(marked).size).toBe(marked.length);
});

test("every table that the sample data fills is emptied again: marked, or with the rows that it belongs to", () => {
  const filled = [
    ...practiceRows(cast, opened),
    ...appointmentRows(demoAppointments(cast, SEEDED_AT), countedPlaces()),
  ];
  const conditions = { among: () => "", free: () => "" };
  const emptied = new Set([
    ...marked,
    ...MARKED_TABLES.flatMap(({ belongings }) => belongings.map(({ table }) => table)),
    ...MARKED_TABLES.flatMap(({ before }) =>
      (before?.(conditions) ?? []).map((text) => /^(?:DELETE FROM|UPDATE) (\w+)/.exec(text)?.[1] ?? ""),
    ),
  ]);
  expect(filled.length).toBeGreaterThan(15);
  expect(filled.map(({ table }) => table).filter((table) => !emptied.has(table))).toEqual([]);
});

test("a doctor who treats a patient is written down once, whoever says so", () => {
  const withAccounts = { ...opened, passwordHash: "hash", roles: { ...opened.roles, laboratory: "l" } };
  const pairs = rowsOf(practiceRows(cast, withAccounts, KEPT_FILLERS), "patient_provider").map(
    (row) => `${row["employee_id"]} ${row["patient_id"]}`,
  );
  expect(pairs.length).toBeGreaterThan(5);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("a marked table is emptied before those that it refers to", () => {
  const late = [...TENANT_TABLES].flatMap(([table, schema]) =>
    getTableConfig(schema)
      .foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
      .filter((parent) => marked.includes(table) && parent !== table && marked.includes(parent))
      .filter((parent) => marked.indexOf(parent) < marked.indexOf(table))
      .map((parent) => `${table} after ${parent}`),
  );
  expect(late).toEqual([]);
});
