import { beforeAll, expect, it } from "vitest";
import { commit } from "~/db/commit.server";
import { pharmacyTold } from "~/features/consultations/support/pharmacy/tell-pharmacy.server";
import { read } from "../identity/appointments";
import { deliver } from "../notifications/scene";
import { openPharmacies, type Pharmacies } from "./pharmacy-scene";

let scene: Pharmacies;
beforeAll(async () => {
  scene = await openPharmacies();
});

it("a prescription that is sent tells those of its pharmacy and those of none, in their inbox", async () => {
  const { corner, market, phil, petra } = scene;
  const told = async (pharmacyId: string | null) =>
    (await pharmacyTold(await scene.as("doctor"), pharmacyId))
      .map(({ payload }) => (payload["to"] as { id: string }).id)
      .sort();
  expect(await told(corner)).toEqual([phil, petra].sort());
  expect(await told(market)).toEqual([petra]);
  expect(await told(null)).toEqual([phil, petra].sort());

  const context = await scene.as("doctor", Date.now());
  const outbox = await pharmacyTold(context, market);
  await commit(context, { audit: [{ action: "test", subjectKind: "test" }], outbox, result: null });
  await deliver(scene.practice, outbox[0]?.id ?? "");
  const notices = await read<{ event: string }>(
    scene.practice,
    "SELECT event FROM in_app_notification WHERE organization_id = ?1",
  );
  expect(notices).toEqual([{ event: "prescription.received" }]);
});
