import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { MOVED_PATIENT_COLUMNS, ONE_OF_A_KIND_TABLES } from "~/db/schemas.server";

const META = "migrations/tenant/meta";
const snapshot = z.object({ tables: z.record(z.string(), z.object({ columns: z.record(z.string(), z.unknown()) })) });

/** Set anew by a merge, written for good, or of a session that acts for a live relative alone. */
const NOT_MOVED = [
  "patient_provider.patient_id",
  "patient_search.patient_id",
  "audit_event.patient_id",
  "user_session.acting_patient_id",
];

test("merging two patients leaves no column out that names a patient", () => {
  const last = readdirSync(META)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const { tables } = snapshot.parse(JSON.parse(readFileSync(`${META}/${last}`, "utf8")));
  const named = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.keys(columns)
      .filter((column) => column.endsWith("patient_id"))
      .map((column) => `${table}.${column}`),
  );
  const handled = [
    ...MOVED_PATIENT_COLUMNS.map(([table, column]) => `${table}.${column}`),
    ...ONE_OF_A_KIND_TABLES.map(([table]) => `${table}.patient_id`),
    ...NOT_MOVED,
  ];
  expect(named.toSorted()).toEqual(handled.toSorted());
});
