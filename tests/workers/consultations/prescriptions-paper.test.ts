import { beforeEach, describe, expect, it } from "vitest";
import { readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { changePrescription } from "~/features/consultations/services/prescriptions/change-prescription.server";
import { checkPrescription } from "~/features/consultations/services/prescriptions/check-prescription.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { printPrescription } from "~/features/consultations/services/prescriptions/print-prescription.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import type { RequestContext } from "~/platform/context.server";
import { change } from "../identity/appointments";
import { NOW, openPrescriptions, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const codeOf = async (id: string) =>
  (await readPrescription((await scene.as("doctor")).db, { id }))?.verificationCode ?? "";

/** A stranger, with a limit of so many attempts for each key. */
async function stranger(attempts: number): Promise<RequestContext> {
  const context = await scene.practice.as({ kind: "anonymous" }, NOW);
  const used = new Map<string, number>();
  const limit = ({ key }: { key: string }) => {
    used.set(key, (used.get(key) ?? 0) + 1);
    return Promise.resolve({ success: (used.get(key) ?? 0) <= attempts });
  };
  const unlimited = { limit: () => Promise.resolve({ success: true }) };
  return { ...context, env: { ...context.env, LINK_LIMIT: { limit }, ORGANIZATION_LIMIT: unlimited } };
}

describe("the page that checks a code", () => {
  it("lets nobody try one code after another", async () => {
    const { id } = await scene.signed();
    const context = await stranger(5);
    const tries: (number | "done")[] = [];
    for (let at = 0; at < 6; at += 1)
      tries.push(await statusOf(() => checkPrescription(context, "0".repeat(16), "192.0.2.0/24")));
    expect(tries).toEqual([404, 404, 404, 404, 404, 429]);
    const code = await codeOf(id);
    expect(await statusOf(() => checkPrescription(context, code, "192.0.2.0/24"))).toBe(429);
    expect(await statusOf(() => checkPrescription(context, code, "198.51.100.0/24"))).toBe("done");
  });

  it("shows what the paper shows, and nothing else that the record or the prescription has", async () => {
    await scene.enter("doctor");
    const { id, lineId } = await scene.draft();
    await overruleWarnings(await scene.as("doctor"), id, { version: 2, lineId, reason: "Canary of the reason" });
    await changePrescription(await scene.as("doctor"), id, {
      ...{ version: 3, language: "en_US", validUntil: "2027-02-01", diagnosis: "Sore throat" },
    });
    await signPrescription(await scene.as("doctor"), id, { version: 4 });
    await change(
      scene.practice,
      "UPDATE prescription SET state_reason = 'Canary of the state' WHERE organization_id = ?1",
    );
    const { sheet } = await printPrescription(await scene.as("doctor"), id);
    const checked = await checkPrescription(await stranger(5), await codeOf(id), "192.0.2.0/24");
    expect({ ...checked.sheet, madeAt: "" }).toEqual({ ...sheet, madeAt: "", watermark: "" });
    const shown = JSON.stringify(checked);
    for (const canary of ["Canary", "Penicillin", scene.ids.patient, scene.ids.doctor, id])
      expect(shown).not.toContain(canary);
  });
});
