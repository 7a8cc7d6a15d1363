import { beforeAll, describe, expect, it } from "vitest";
import {
  listStandardLimits,
  takeStandardLimits,
} from "~/features/consultations/services/catalogue/standard-limits.server";
import { change, read } from "../../identity/appointments";
import { openLaboratory, outcome, type Lab } from "../laboratory-scene";

let lab: Lab;
/** As it was seeded before there were critical limits. */
beforeAll(async () => {
  lab = await openLaboratory();
  await change(
    lab.practice,
    `UPDATE lab_component SET ranges = (SELECT json_group_array(json_set(value, '$.criticalLow', NULL, '$.criticalHigh', NULL))
FROM json_each(ranges)) WHERE organization_id = ?1 AND kind = 'NUMERIC'`,
  );
});

const admin = () => lab.as("admin");
const rangesOf = async (name: string) => {
  const [row] = await read<{ ranges: string }>(
    lab.practice,
    "SELECT ranges FROM lab_component WHERE organization_id = ?1 AND name = ?2",
    name,
  );
  return JSON.parse(row?.ranges ?? "[]") as { criticalLow: number | null; criticalHigh: number | null }[];
};

describe("standard limits of a laboratory that has none", () => {
  it("are shown before anything is changed, and then taken over as they were shown", async () => {
    const before = await listStandardLimits(await admin(), lab.laboratoryId);
    expect(before.offers).toHaveLength(12);
    expect(before.offers).toContainEqual(
      expect.objectContaining({ name: "Potassium", unit: "mmol/L", criticalLow: 2.8, criticalHigh: 6.2 }),
    );
    expect((await rangesOf("Potassium"))[0]?.criticalHigh).toBeNull();
    const asked = { laboratoryId: lab.laboratoryId, shown: before.shown };
    expect(await takeStandardLimits(await admin(), asked)).toEqual({ taken: 12 });
    expect(await rangesOf("Potassium")).toMatchObject([{ criticalLow: 2.8, criticalHigh: 6.2 }]);
    expect((await listStandardLimits(await admin(), lab.laboratoryId)).offers).toEqual([]);
    expect(await outcome(takeStandardLimits(await admin(), asked))).toBe(409);
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "6.8");
    expect((await lab.desked(id)).criticals).toMatchObject([{ name: "Potassium" }]);
  });

  it("are another list once the catalogue has changed: nothing is taken over that nobody saw", async () => {
    await change(
      lab.practice,
      `UPDATE lab_component SET version = version + 1, ranges = json_set(ranges, '$[0].criticalLow', NULL, '$[0].criticalHigh', NULL)
WHERE organization_id = ?1 AND name = 'Sodium'`,
    );
    const { shown, offers } = await listStandardLimits(await admin(), lab.laboratoryId);
    expect(offers.map(({ name }) => name)).toEqual(["Sodium"]);
    await change(
      lab.practice,
      "UPDATE lab_component SET version = version + 1 WHERE organization_id = ?1 AND name = 'Sodium'",
    );
    const asked = { laboratoryId: lab.laboratoryId, shown };
    expect(await outcome(takeStandardLimits(await admin(), asked))).toBe(409);
    expect((await rangesOf("Sodium"))[0]?.criticalLow).toBeNull();
  });

  it("are for whoever keeps the catalogue, and of another organization for nobody", async () => {
    for (const who of ["desk", "doctor", "nurse", "patient"] as const)
      expect(await outcome(listStandardLimits(await lab.as(who), lab.laboratoryId))).toBe(403);
    const other = await openLaboratory();
    expect(await outcome(listStandardLimits(await other.as("admin"), lab.laboratoryId))).toBe(404);
  });
});
