import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { repository } from "../../scripts/terminal/run";
import { servePractice } from "../support/booking";

const operator = inject("served");

/** Runs the command as an operator does, against the served Worker. */
async function auditVerify(...options: string[]): Promise<{ code: number | null; said: string }> {
  const script = join(repository, "scripts/audit-verify.ts");
  const url = `http://127.0.0.1:${operator.port}`;
  const child = spawn(process.execPath, ["--import", "tsx", script, "--url", url, ...options], {
    cwd: repository,
    env: { ...process.env, OPERATOR_TOKEN: operator.operatorToken },
    timeout: 60_000,
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, said };
}

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
