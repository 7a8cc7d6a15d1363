import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { repository } from "../../scripts/terminal/run";
import { servePractice } from "../support/booking";

const operator = inject("served");

/** Runs the command as an operator does, against the served Worker. */
async function ledgerVerify(...options: string[]): Promise<{ code: number | null; said: string }> {
  const script = join(repository, "scripts/ledger-verify.ts");
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

describe("npm run ledger:verify", () => {
  test("finds the books of a new practice whole, and names a payment that is not in them", async () => {
    const { organization, load } = await servePractice(operator);
    const { slug } = organization;
    const whole = await ledgerVerify("--slug", slug);
    expect(whole.said).toContain(`${slug}: 0 entries, differences: 0.`);
    expect(whole.code).toBe(0);
    const lost = {
      id: "lost",
      purpose: "PAY_NOW",
      payer_name: "",
      payer_email: "",
      description: "",
      amount_minor: 900,
      currency_code: "EUR",
      status: "PAID",
      gateway_type: "STRIPE",
      created_at: Date.now(),
      paid_at: Date.now(),
    };
    await load([{ table: "payment", columns: Object.keys(lost), rows: [Object.values(lost)] }]);
    const differing = await ledgerVerify("--slug", slug);
    expect(differing.said).toContain("lost: the payment is not in the books as it stands");
    expect(differing.code).toBe(1);
  });

  test("says so where there is no such organization", async () => {
    const unknown = await ledgerVerify("--slug", "nobody-has-this");
    expect(unknown.said).toContain("There is no organization named 'nobody-has-this'.");
    expect(unknown.code).toBe(1);
  });
});
