import { describe, expect, inject, test } from "vitest";
import { servePractice } from "../support/booking";
import { operatorCommand } from "../support/operator-command";

const operator = inject("served");
const auditVerify = (...options: string[]) => operatorCommand(operator, "audit-verify.ts", ...options);

describe("npm run audit:verify", () => {
  test("seals and finds an untouched audit whole, and one with a row put in broken", async () => {
    const { organization, load, send } = await servePractice(operator);
    const { slug, creatorEmployeeId } = organization;
    const { email: username, password } = organization.creator;
    expect((await send("/auth/login", { body: { username, password } })).status).toBe(200);
    const whole = await auditVerify("--slug", slug, "--seal");
    expect(whole.said).toMatch(/: [1-9]\d* rows, sealed to [1-9]\d*, 0 not sealed yet\.\n$/);
    expect(whole.code).toBe(0);
    const forged = {
      seq: 0,
      at: Date.now(),
      actor_kind: "employee",
      actor_id: creatorEmployeeId,
      action: "patient.read",
      outcome: "allowed",
      subject_kind: "patient",
      subject_id: null,
      patient_id: null,
      fields: "{}",
      request_id: "forged",
    };
    await load([{ table: "audit_event", columns: Object.keys(forged), rows: [Object.values(forged)] }]);
    const broken = await auditVerify("--slug", slug);
    expect(broken.said).toContain("rows 0 to 0: put in before the first one");
    expect(broken.code).toBe(1);
  });

  test("says so where there is no such organization", async () => {
    const unknown = await auditVerify("--slug", "nobody-has-this");
    expect(unknown.said).toContain("There is no organization named 'nobody-has-this'.");
    expect(unknown.code).toBe(1);
  });
});
