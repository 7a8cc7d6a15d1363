import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ChargeFacts } from "./charge-facts";

const CHARGE = {
  ...{
    id: "e",
    at: 0,
    appointmentId: "a",
    chargeId: null,
    currencyCode: "GBP",
    discountMinor: 0,
    discounts: [],
    taxMinor: 0,
    taxes: [],
  },
  ...{ totalMinor: 5_000, paidMinor: 5_000, waivedMinor: 0, refundedMinor: 2_000, lines: [], note: "" },
  ...{ coveredMinor: 0, toPayMinor: 0 },
};
const shown = (refunds: { at: number; amountMinor: number; way: string }[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      <ChargeFacts charge={{ ...CHARGE, refunds }} zone="Europe/London" />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, " ");

test("each refund of a charge is named with its day and its way, and what is still on its way without them", () => {
  const said = shown([
    { at: Date.UTC(2026, 10, 20), amountMinor: 500, way: "CASH" },
    { at: Date.UTC(2026, 10, 21), amountMinor: 700, way: "Stripe" },
  ]);
  expect(said).toMatch(/Refunded on 20[^,]*2026, Cash\s+£5\.00/);
  expect(said).toMatch(/Refunded on 21[^,]*2026, Online, Stripe\s+£7\.00/);
  expect(said).toMatch(/Refunded\s+£8\.00/);
});

test("the discounts of a charge are named with what they take off", () => {
  const charge = { ...CHARGE, refunds: [], discountMinor: 1_000, discounts: ["SPRING", "First"] };
  const said = renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      <ChargeFacts charge={charge} zone="Europe/London" />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, " ");
  expect(said).toMatch(/Discount \(SPRING and First\)\s+-£10\.00/);
});
