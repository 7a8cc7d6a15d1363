import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { allergy } from "~/features/phr/records/allergy";
import { familyHistory } from "~/features/phr/records/family-history";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { fieldMessages } from "~/platform/http/field-messages.server";
import { submitForm } from "~/platform/http/form.server";
import { conflictRound } from "./conflict-round";
import { openRecords, PENICILLIN, type Records } from "./scene";

let records: Records;
let id: string;

beforeEach(async () => {
  records = await openRecords();
  ({ id } = await records.enter("patient"));
});

const save = async (who: "patient" | "doctor", changes: object, version = 1) =>
  saveHealthRecord(await records.as(who), allergy, { ...PENICILLIN, ...changes, id, version });

describe("two people who edit one record", () => {
  it("are told field by field, in their own words: what one left alone is taken, what both changed is theirs to decide", async () => {
    await save("doctor", { severity: "SEVERE", onset: "2019-05", reactions: ["HIVES", "SWELLING"] });
    const told = await save("patient", { severity: "MILD", note: "After lunch" }).catch((error: unknown) => error);
    expect(told).toMatchObject({
      status: 409,
      code: "staleForm",
      version: 2,
      current: { severity: expect.stringMatching(/^Severe \(Ada Okafor, .+\)$/) as string },
      taken: [
        { field: "reactions", value: ["HIVES", "SWELLING"] },
        { field: "onset", value: "2019-05" },
      ],
    });
    const { fields } = told as { fields: Parameters<typeof fieldMessages>[1] };
    expect(fieldMessages("en_US", fields)).toEqual([
      { field: "severity", message: expect.stringMatching(/^Current value: Severe \(Ada Okafor, /) as string },
      { field: "reactions", message: expect.stringContaining("Hives and Swelling") as string },
      { field: "onset", message: expect.stringContaining("May 2019") as string },
    ]);
  });

  it("are told of coded fields and of lines of a list in words, never in codes", async () => {
    const relative = { relation: "Father", extent: "COMPLETED", living: "DECEASED" };
    const both = { ...relative, conditions: [{ name: "Asthma", age: "40" }] };
    const { id: fatherId } = await saveHealthRecord(await records.as("patient"), familyHistory, both);
    const change = async (who: "patient" | "doctor", changes: object) =>
      saveHealthRecord(await records.as(who), familyHistory, {
        ...{ patientId: records.ids.patient, ...both, ...changes, id: fatherId, version: 1 },
      });
    await change("doctor", { living: "LIVING", conditions: [{ name: "Stroke", age: "70" }, { name: "Asthma" }] });
    const told = await change("patient", { living: "UNKNOWN", conditions: [{ name: "Gout" }] }).catch(
      (error: unknown) => error,
    );
    const { current } = told as { current: Record<string, string> };
    const said = Object.values(current)
      .join(" | ")
      .replace(/[\u2068\u2069]/g, "");
    expect(Object.keys(current).sort()).toEqual(["conditions", "living"]);
    expect(said).toContain("Stroke (");
    expect(said).toContain("70");
    expect(said).not.toMatch(/LIVING|http|\bnull\b|ICD|SNOMED|\b[A-Z]\d{2}\b|\[object/);
  });

  it("get their form back with what they typed and what was taken, and save it as it stands", async () => {
    await save("doctor", { severity: "SEVERE", onset: "", reactions: ["HIVES", "SWELLING"] });
    const context = await records.as("patient");
    const post = (fields: [string, string][]) =>
      submitForm(
        new Request("http://x.localhost/", { method: "POST", body: new URLSearchParams(fields) }),
        z.looseObject({}),
        (value) => saveHealthRecord(context, allergy, { ...value, id }),
      );
    const typed: [string, string][] = [
      ["version", "1"],
      ["allergen", "Penicillin"],
      ["category", "MEDICATION"],
      ["reactions", "HIVES"],
      ["onset.year", "2019"],
      ["status", "ACTIVE"],
      ["note", "After lunch"],
    ];
    const answer = await post(typed);
    expect("data" in answer && answer.init?.status).toBe(409);
    const result = "data" in answer ? answer.data.result : undefined;
    expect(result?.initialValue).toMatchObject({
      ...{ version: "2", note: "After lunch", severity: "SEVERE", onset: "", reactions: ["HIVES", "SWELLING"] },
    });
    expect(result?.error).toMatchObject({
      onset: [{ message: "phr:stale.emptied" }],
      severity: [{ message: "phr:stale.taken", values: { value: "Severe" } }],
    });
    const next = Object.entries(result?.initialValue ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    expect(await post(next)).toMatchObject({
      version: 3,
      values: { severity: "SEVERE", onset: "", reactions: ["HIVES", "SWELLING"], note: "After lunch" },
    });
  });

  it("who made the same change are not told of each other, nor is one whose request comes twice", async () => {
    expect(await save("doctor", { severity: "MILD" })).toMatchObject({ version: 2 });
    expect(await save("patient", { severity: "MILD" })).toMatchObject({ version: 2 });
    expect(await save("doctor", { severity: "MILD" })).toMatchObject({ version: 2 });
  });

  it("at the same moment lose nothing: one is saved, the other is told", async () => {
    const both = await Promise.allSettled([
      save("doctor", { severity: "SEVERE" }),
      save("patient", { note: "Itches" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "staleForm", version: 2, current: {} });
  });

  it("see everything that differs where the version that was read is unknown", async () => {
    await save("doctor", { severity: "SEVERE" });
    await expect(save("patient", { severity: "MILD", note: "x" }, 77)).rejects.toMatchObject({
      code: "staleForm",
      current: { severity: expect.stringMatching(/^Severe \(Ada Okafor, .+\)$/) as string },
      taken: [],
    });
  });

  it("lose nothing over 300 random edits and a database that fails", { timeout: 120_000 }, async () => {
    const { lost, saved, stale, failed, repeated } = await conflictRound({ turns: 300, seed: 20_270_105 });
    expect(lost).toEqual([]);
    expect(Math.min(saved, stale, failed)).toBeGreaterThan(10);
    expect(repeated).toBeGreaterThan(0);
  });
});
