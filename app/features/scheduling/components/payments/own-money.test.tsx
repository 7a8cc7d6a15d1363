import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { standingOf, type OwedThing } from "../../domain/payments/account-standing";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { paths } from "~/paths";
import { ItemCard } from "./item-card";
import { MoneySums } from "./money-sums";
import { OwnPaymentRows } from "./own-payment-rows";
import { PaymentCard } from "./payment-card";
import { StandingSums } from "./standing-sums";

const shown = (page: ReactElement) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      {page}
    </I18nProvider>,
  );

const UNPAID: PaymentItem = {
  ...{ of: "charge", id: "c", at: Date.UTC(2026, 10, 20), what: "Certificate", currencyCode: "GBP" },
  ...{ totalMinor: 2_500, paidMinor: 0, refundedMinor: 0, waivedMinor: 0, dueMinor: 2_500, coveredMinor: 0 },
  ...{ overMinor: 0, isByCredit: false, state: "unpaid" },
};

test("the page of what is unpaid says what is left to pay, and leads to paying it", () => {
  const said = shown(<ItemCard item={UNPAID} pay="together" />);
  expect(said).toMatch(/Left to pay<\/dt><dd[^>]*>£25\.00/);
  expect(said).toContain("Go to payment");
  expect(said).toContain('href="/secure/providerweb/payments/list"');
});

test("what is paid online by itself is paid on its own page, and other things at the clinic, or later", () => {
  const booked = { ...UNPAID, of: "appointment" as const, id: "a" };
  expect(shown(<ItemCard item={booked} pay="here" />)).toContain('href="/secure/appointments/makePayment/a"');
  expect(shown(<ItemCard item={booked} pay="here" />)).toContain("Pay £25.00 now");
  expect(shown(<ItemCard item={booked} pay="atClinic" />)).toContain("Please pay at the clinic.");
  expect(shown(<ItemCard item={booked} pay="later" />)).toContain("You owe this when the appointment begins.");
  expect(shown(<ItemCard item={{ ...booked, dueMinor: 0, state: "paid" }} pay={null} />)).not.toContain("makePayment");
});

const later = (count: number, currencyCode = "GBP"): OwedThing[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ of: "appointment", id: `a${index}`, at: Date.UTC(2026, 11, 3 + index, 9), timeZone: "Europe/London" },
    ...{ what: "Consultation", currencyCode, dueMinor: 6_500, paidMinor: 0, isBooked: false },
  }));
const standingWith = (things: readonly OwedThing[], more = {}) =>
  standingOf({ owed: [], later: things, setAside: [], balance: [], ...more });

test("what is due later is said by appointment, each with its date, its amount and a link, and when it is due", () => {
  const said = shown(<StandingSums standings={standingWith(later(5))} zone="Europe/London" />);
  expect(said).toContain("Each amount is due when its appointment begins");
  expect(said).toContain("3 Dec 2026, 09:00, Consultation");
  expect(said.match(/href="[^"]*\/appointments\/view\/a\d"/g)).toHaveLength(5);
  expect(said).toContain("2 more appointments");
});

test("that nothing is to pay is said in plain words, once for all currencies, and not beside what is to pay", () => {
  const both = standingWith([...later(1), ...later(1, "EUR")]);
  expect(shown(<StandingSums standings={both} />).match(/Nothing to pay now</g)).toHaveLength(1);
  const owed = later(1, "USD").map((thing) => ({ ...thing, id: "owed", isBooked: false }));
  const asked = shown(<StandingSums standings={standingWith(later(1), { owed })} />);
  expect(asked).toContain("To pay now");
  expect(asked).not.toContain("Nothing to pay now");
});

test("a row of a patient's list leads to the receipt of what one payment paid for", () => {
  const paid: PaymentItem = { ...UNPAID, paidMinor: 2_500, dueMinor: 0, state: "paid", receiptId: "e" };
  const said = shown(<OwnPaymentRows rows={[paid]} timeZone="UTC" />);
  expect(said).toContain('href="/secure/providerweb/payments/receipt/e"');
  expect(said).toContain('aria-label="Receipt: Certificate"');
});

test("the way to pay stands below what is to pay now, and nowhere where nothing is", () => {
  const owed = later(1).map((thing) => ({ ...thing, id: "owed", isBooked: false }));
  const sums = (standings: ReturnType<typeof standingWith>) =>
    shown(<StandingSums standings={standings} zone="Europe/London" pay={<a href="/pay">Pay it</a>} />);
  expect(sums(standingWith(later(2), { owed }))).toMatch(
    /To pay now: £65\.00<\/p><a href="\/pay">.*Each amount is due/su,
  );
  expect(sums(standingWith(later(2)))).not.toContain("Pay it");
});

test("a row of a patient's list has the day of its payment, and names when its appointment is", () => {
  const paid = { ...UNPAID, of: "appointment" as const, paidMinor: 2_500, dueMinor: 0, state: "paid" as const };
  const said = shown(<OwnPaymentRows rows={[{ ...paid, paidAt: Date.UTC(2026, 10, 2) }]} timeZone="UTC" />);
  expect(said).toContain("Paid on 2 Nov 2026");
  expect(said).toContain("Appointment on 20 Nov 2026");
});

test("what a discount took off an appointment is said with its sums", () => {
  const less = { baseMinor: 3_000, discounts: [{ id: "d", label: "SPRING", amountMinor: 500 }] };
  expect(shown(<MoneySums money={{ ...UNPAID, less }} own />)).toContain("£30.00, less £5.00 (SPRING): £25.00");
});

test("a payment names what it was for, with links to it and to its invoices", () => {
  const line = {
    ...{ id: "e", at: Date.UTC(2026, 10, 2), kind: "PAYMENT", state: "paid" as const, patientId: "p", patientName: "" },
    ...{ appointmentId: "a", amountMinor: 1_500, refundedMinor: 0, currencyCode: "GBP", reason: "", actorId: null },
    ...{ byName: "", deskId: "d", deskKind: "CASH" as const, reference: null, paymentId: null, gatewayName: null },
  };
  const thing = {
    ...{ of: "appointment" as const, id: "a", what: "Consultation", at: Date.UTC(2026, 10, 20), amountMinor: 1_500 },
    ...{ totalMinor: 2_500, leftMinor: 1_000, invoices: [{ id: "i", number: "INV-2026-000001" }] },
  };
  const card = (isStaff: boolean, invoices = thing.invoices as { id: string | null; number: string }[]) =>
    shown(<PaymentCard line={line} things={[{ ...thing, invoices }]} timeZone="UTC" isStaff={isStaff} />);
  expect(card(false)).toMatch(/href="[^"]*\/payments\/view\/a"[^>]*><bdi>Consultation/);
  expect(card(true)).toMatch(/href="[^"]*\/appointments\/view\/a"[^>]*><bdi>Consultation/);
  expect(card(false)).toMatch(/Part of £25\.00.*£10\.00 left to pay.*Invoice INV-2026-000001/su);
  expect(card(true)).toContain(`href="${paths.invoiceView("i")}"`);
  expect(card(true, [{ id: null, number: "INV-2026-000001" }])).toMatch(/<p[^>]*>Invoice INV-2026-000001/);
});

test("that nothing is owed is said to a patient of themselves, and to staff of the patient", () => {
  expect(shown(<StandingSums standings={[]} />)).toContain("You owe nothing.");
  const toStaff = shown(<StandingSums standings={[]} settled="Owes nothing" />);
  expect(toStaff).toContain("Owes nothing");
  expect(toStaff).not.toContain("You");
});
