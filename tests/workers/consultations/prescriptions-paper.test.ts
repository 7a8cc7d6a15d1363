import { beforeEach, describe, expect, it } from "vitest";
import { readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { changePrescription } from "~/features/consultations/services/prescriptions/change-prescription.server";
import { checkPrescription } from "~/features/consultations/services/prescriptions/check-prescription.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { printPrescription } from "~/features/consultations/services/prescriptions/print-prescription.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import type { RequestContext } from "~/platform/context.server";
import { change, read } from "../identity/appointments";
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
  const none = { limit: () => Promise.resolve({ success: false }) };
  return { ...context, env: { ...context.env, CODE_LIMIT: { limit }, ORGANIZATION_LIMIT: none } };
}

describe("the page that checks a code", () => {
  it("refuses wrong codes one after another, and a right one from the same network never", async () => {
    const { id } = await scene.signed();
    const code = await codeOf(id);
    const context = await stranger(5);
    const check = (typed: string, address = "192.0.2") => statusOf(() => checkPrescription(context, typed, address));
    const tries: (number | "done")[] = [];
    for (let at = 0; at < 6; at += 1) tries.push(await check(at % 2 === 0 ? "0".repeat(16) : "no code"));
    expect(tries).toEqual([404, 404, 404, 404, 404, 429]);
    expect([await check(code), await check("0".repeat(16), "198.51.100")]).toEqual(["done", 404]);
  });

  it("shows a right code however often it is typed, and audits no more looks of a network than the limit has", async () => {
    const { id } = await scene.signed();
    const code = await codeOf(id);
    const context = await stranger(2);
    const check = (address: string) => statusOf(() => checkPrescription(context, code, address));
    const looks = async () =>
      await read<{ looks: number }>(
        scene.practice,
        "SELECT count(*) AS looks FROM audit_event WHERE organization_id = ?1 AND action = ?2 AND subject_id = ?3",
        ...["prescription.verify", id],
      );
    for (let at = 0; at < 4; at += 1) expect(await check("192.0.2")).toBe("done");
    expect(await looks()).toEqual([{ looks: 2 }]);
    expect([await check("198.51.100"), await looks()]).toEqual(["done", [{ looks: 3 }]]);
  });

  it("shows what the paper shows, and nothing else that the record or the prescription has", async () => {
    await scene.enter("doctor");
    const { id, lineId } = await scene.draft();
    await overruleWarnings(await scene.as("doctor"), id, {
      version: 2,
      dangers: [{ lineId, check: "ALLERGY.sameClass", about: "Penicillin", reason: "Canary of the reason" }],
    });
    await changePrescription(await scene.as("doctor"), id, {
      ...{ version: 3, language: "en_US", validUntil: "2027-02-01", diagnosis: "Sore throat" },
    });
    await signPrescription(await scene.as("doctor"), id, { version: 4 });
    await change(
      scene.practice,
      "UPDATE prescription SET state_reason = 'Canary of the state', state = 'PARTLY_DISPENSED' WHERE organization_id = ?1",
    );
    await change(scene.practice, "UPDATE prescription_line SET dispensed = 12 WHERE organization_id = ?1");
    const { sheet } = await printPrescription(await scene.as("doctor"), id);
    const checked = await checkPrescription(await stranger(5), await codeOf(id), "192.0.2.0/24");
    // The paper says nothing of what is left, which holds for that moment alone.
    const left = { term: "Left, refills included", value: "30 capsules" };
    const said = JSON.stringify({ ...checked.sheet, madeAt: "" }).replace(`,${JSON.stringify(left)}`, "");
    expect(JSON.parse(said)).toEqual({ ...sheet, madeAt: "", watermark: "", qr: null });
    expect(said).not.toBe(JSON.stringify({ ...checked.sheet, madeAt: "" }));
    expect(JSON.stringify(checked.sheet.sections)).toContain("12 of 42 capsules");
    const shown = JSON.stringify(checked);
    for (const canary of ["Canary", "Penicillin", scene.ids.patient, scene.ids.doctor, id])
      expect(shown).not.toContain(canary);
  });
});
