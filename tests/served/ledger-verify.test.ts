import { describe, expect, inject, test } from "vitest";
import { servePractice } from "../support/booking";
import { operatorCommand } from "../support/operator-command";

const operator = inject("served");
const ledgerVerify = (...options: string[]) => operatorCommand(operator, "ledger-verify.ts", ...options);
const ledgerOpen = (...options: string[]) => operatorCommand(operator, "ledger-open.ts", ...options);

describe("npm run ledger:verify and ledger:open", () => {
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
    const opening = await ledgerOpen("--slug", slug);
    expect(opening.said).toContain(`${slug}: 1 entries booked, differences: 0.`);
    expect(opening.code).toBe(0);
    expect((await ledgerVerify("--slug", slug)).said).toContain(`${slug}: 1 entries, differences: 0.`);
  });

  test("is told by ledger:open which instant it takes", async () => {
    const unread = await ledgerOpen("--since", "yesterday");
    expect(unread.said).toContain("--since is an instant such as 2026-11-30T10:00:00Z, not 'yesterday'.");
    expect(unread.code).toBe(1);
  });

  test("says so where there is no such organization", async () => {
    const unknown = await ledgerVerify("--slug", "nobody-has-this");
    expect(unknown.said).toContain("There is no organization named 'nobody-has-this'.");
    expect(unknown.code).toBe(1);
  });
});
