import { beforeEach, describe, expect, it } from "vitest";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { rowsOf } from "../billing/scene";
import { NOW, openLaboratory, setting, undoWindow, type Lab } from "../consultations/laboratory-scene";

const MINUTE = 60_000;
let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
  await undoWindow(lab.practice, 0);
});

const monitor = async () =>
  changeSetting(await lab.practice.as(lab.practice.administrator), "remote-monitoring", {
    ...{ enabled: true, reminderHours: 0, instructions: "" },
  });
const told = async () =>
  (
    await rowsOf<{ trackers: string }>(
      await lab.as("system"),
      "SELECT json_extract(payload, '$.trackers') AS trackers FROM outbox WHERE organization_id = ?1 AND topic = 'reading.changed'",
    )
  ).map(({ trackers }) => trackers);
const review = async (id: string, at = NOW) =>
  reviewLabOrder(await lab.as("doctor", at), {
    ...{ orderId: id, version: (await lab.desked(id)).order.version, word: "" },
  });
const resulted = async () => {
  const id = await lab.order(["A1C"]);
  await lab.collect(id);
  await lab.enter(id, "HbA1c", "7.1");
  return id;
};
const correct = (id: string) => lab.enter(id, "HbA1c", "5.3", { reason: "Mixed up" }, NOW + MINUTE);

describe("what a laboratory measured", () => {
  it("is told to those who monitor the patient when it is theirs, withheld, and theirs again", async () => {
    await monitor();
    const id = await resulted();
    expect(await told()).toEqual([]);
    await review(id);
    expect(await told()).toEqual(['["hba1c"]']);
    await correct(id);
    expect(await told()).toHaveLength(2);
    await review(id, NOW + 2 * MINUTE);
    expect(await told()).toEqual(['["hba1c"]', '["hba1c"]', '["hba1c"]']);
  });

  it("is told where a correction is shown at once, though the patient's mail of it is another", async () => {
    await monitor();
    await setting(lab.practice, "laboratory", { verifiesResults: false, releaseResults: "AT_ONCE", releaseHours: 24 });
    const id = await resulted();
    expect(await told()).toHaveLength(1);
    await correct(id);
    expect(await told()).toHaveLength(2);
  });

  it("is told to nobody where the practice monitors nobody", async () => {
    await review(await resulted());
    expect(await told()).toEqual([]);
  });
});
