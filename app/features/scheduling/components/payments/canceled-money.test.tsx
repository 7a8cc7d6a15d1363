import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { CancelNoteBanner } from "../appointments/cancel-note";
import { MoneySums } from "./money-sums";
import { OwnPaymentRows } from "./own-payment-rows";
import { PaymentLineState } from "./payment-state";

const shown = (page: ReactElement) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {page}
    </I18nProvider>,
  );

const PAID: PaymentItem = {
  ...{ of: "appointment", id: "a", at: 1_700_000_000_000, what: "Consultation", currencyCode: "GBP" },
  ...{ totalMinor: 5_000, paidMinor: 5_000, refundedMinor: 0, waivedMinor: 0, dueMinor: 0, coveredMinor: 0 },
  ...{ overMinor: 5_000, isByCredit: false, state: "cancelled" },
  here: { deskMinor: 2_000, onlineMinor: 3_000, askedMinor: 0, openMinor: 0 },
};

test("before it is canceled the sum that was paid is told, and by which way each part would go back", () => {
  const notes = { ifCanceled: "money", canceled: null, heldAgain: false, hours: 24 } as const;
  const said = shown(<CancelNoteBanner notes={notes} money={PAID} zone="Europe/London" />);
  expect(said).toContain(
    "£50.00 was paid for it. If it is canceled, the clinic refunds that or keeps it as paid ahead.",
  );
  expect(said).toContain("£30.00 would go back online");
  expect(said).toContain("£20.00 would be handed back at the clinic.");
});

test("a patient is told until when they can cancel and have their money or their credit back", () => {
  const until = Date.UTC(2026, 10, 20, 9);
  const notes = { canceled: null, heldAgain: false, hours: 24, until } as const;
  const said = (ifCanceled: "money" | "creditBack") =>
    shown(<CancelNoteBanner notes={{ ...notes, ifCanceled }} money={PAID} zone="Europe/Madrid" />);
  for (const each of [said("money"), said("creditBack")]) expect(each).toContain("if you cancel by Nov 20, 2026");
  expect(said("money")).toContain("10:00");
});

test("what became of the money of a canceled appointment is told in sums", () => {
  const covers = [{ what: "Certificate", amountMinor: 2_000 }];
  const outcome = { backMinor: 0, waitsMinor: 0, keptMinor: 5_000, covers, leftMinor: 3_000 };
  const said = shown(<MoneySums money={{ ...PAID, outcome }} />);
  expect(said).toContain("£50.00 was kept as paid ahead.");
  expect(said).toContain("£20.00 of what was paid ahead pays for Certificate.");
  expect(said).toContain("Left of what was paid ahead: £30.00");
});

test("in a patient's list a canceled appointment says what was paid and refunded of it, and no price", () => {
  const row = (more: Partial<PaymentItem>) =>
    shown(<OwnPaymentRows rows={[{ ...PAID, totalMinor: 3_500, paidMinor: 1_550, ...more }]} timeZone="UTC" />);
  expect(row({})).toContain("£15.50 paid");
  expect(row({ refundedMinor: 1_550 })).toContain("£15.50 refunded");
  for (const said of [row({}), row({ refundedMinor: 1_550 })]) {
    expect(said).toContain("Canceled");
    expect(said).not.toContain("£35.00");
  }
});

test("what was waived with a refund says so, and what a person waived does not", () => {
  const line = { state: "waived", kind: "WRITE_OFF", at: Date.UTC(2026, 4, 12, 12) } as const;
  expect(shown(<PaymentLineState line={{ ...line, isOfRefund: 1 }} timeZone="UTC" />)).toContain(
    "Waived with the refund of",
  );
  expect(shown(<PaymentLineState line={{ ...line, isOfRefund: 0 }} timeZone="UTC" />)).not.toContain("refund");
});

test("a waiver that was reversed is not taken for a payment that was", () => {
  const undone = (kind: string) =>
    shown(<PaymentLineState line={{ state: "undone", kind, at: Date.UTC(2026, 4, 12, 12) }} timeZone="UTC" />);
  expect(undone("WRITE_OFF")).toContain("Waiver reversed");
  expect(undone("PAYMENT_AT_CLINIC")).not.toContain("Waiver");
});
