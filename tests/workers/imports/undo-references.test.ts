import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { REFERENCES } from "~/features/patients/data/patients/imported-patients.server";

const NAMES_A_PATIENT = /FOREIGN KEY \(`organization_id`,\s*`(\w+)`\) REFERENCES `patient`/g;

it("taking an import back looks at every table whose rows may name a patient", async () => {
  const { results } = await env.TENANT_DB_0.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> 'patient_search'",
  ).all<{ name: string; sql: string }>();
  const naming = results.flatMap(({ name, sql }) =>
    [...sql.matchAll(NAMES_A_PATIENT)].map(([, key]) => `${name}.${key}`),
  );
  expect(naming.length).toBeGreaterThan(5);
  expect(REFERENCES.map((reference) => reference.join("."))).toEqual(expect.arrayContaining(naming));
});
