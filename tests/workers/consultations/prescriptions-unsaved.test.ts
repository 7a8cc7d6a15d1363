import { beforeEach, expect, it } from "vitest";
import { action } from "~/features/consultations/routes/prescriptions/edit";
import { requireNoUnsavedLine } from "~/features/consultations/services/prescriptions/require-no-unsaved-line.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { openPrescriptions, PARACETAMOL, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

async function sign(id: string, fields: Record<string, string>, intent = "sign") {
  const request = new Request("https://clinic.example/", {
    method: "POST",
    body: new URLSearchParams({ intent, signVersion: "2", version: "2", ...fields }),
  });
  const context = { app: await scene.as("doctor"), calls: [] };
  return action({ request, params: { itemId: id }, context } as never);
}
const stateOf = async (id: string) => (await viewPrescription(await scene.as("doctor"), id)).state;

it("nothing is signed while a medicine is typed that was not added, and what was typed is given back", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  const typed = { name: "Morphine", strength: "10", lineId: crypto.randomUUID() };
  expect(await sign(id, typed)).toMatchObject({
    init: { status: 422 },
    data: {
      result: {
        initialValue: { intent: "sign", ...typed },
        error: { name: [{ message: "prescriptions:sign.notAdded", values: { name: "Morphine" } }] },
      },
    },
  });
  expect(await sign(id, { dose: "2" })).toMatchObject({
    data: { result: { error: { dose: [{ message: "prescriptions:sign.unnamed" }] } } },
  });
  expect(await stateOf(id)).toBe("DRAFT");
  expect(await sign(id, { name: "", dose: "", lineId: typed.lineId })).toMatchObject({ status: 303 });
  expect(await stateOf(id)).toBe("SIGNED");
});

it("nor while a medicine that is there is changed and not saved", async () => {
  const { id, lineId } = await scene.draft(PARACETAMOL);
  expect(await sign(id, { ...PARACETAMOL, method: "BY_MOUTH", refills: "0", dose: "2", lineId })).toMatchObject({
    data: {
      result: { error: { dose: [{ message: "prescriptions:sign.notSaved", values: { name: "Paracetamol" } }] } },
    },
  });
  expect(await stateOf(id)).toBe("DRAFT");
  expect(await sign(id, { ...PARACETAMOL, method: "BY_MOUTH", refills: "0", lineId })).toMatchObject({ status: 303 });
});

it("whoever may not write prescriptions learns nothing of a draft by it", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  expect(await statusOf(async () => requireNoUnsavedLine(await scene.as("patient"), id, { name: "x" }))).not.toBe(422);
});

it("Enter in the field of the code signs where no medicine is typed, and adds the medicine where one is", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  const typed = { name: "Morphine", secondFactor: "123456", lineId: crypto.randomUUID() };
  const refused = await sign(id, typed, "line");
  expect(refused).toMatchObject({ init: { status: 422 } });
  // What is wrong is wrong with the medicine, and the code is not sent back.
  expect(JSON.stringify(refused)).not.toContain("123456");
  expect(await stateOf(id)).toBe("DRAFT");
  expect(await sign(id, { secondFactor: "123456", lineId: typed.lineId }, "line")).toMatchObject({ status: 303 });
  expect(await stateOf(id)).toBe("SIGNED");
});
