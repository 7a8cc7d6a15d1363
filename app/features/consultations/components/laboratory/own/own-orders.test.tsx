import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { OwnOrders } from "./own-orders";

it("a patient's list says what is new, and names no column again in each line", () => {
  const order = {
    ...{ id: "a", number: 1, state: "REVIEWED" as const, reviewSince: null, providerName: "Dr. Ada Hall" },
    ...{ orderedAt: 0, isNew: true, tests: [{ name: "Potassium" }], howFar: { come: 1, wanted: 1 } },
    ...{ isDeclined: false, sampleRejected: false },
  };
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <OwnOrders orders={[order, { ...order, id: "b", isNew: false }]} timeZone="UTC" />
    </I18nProvider>,
  );
  expect(page.match(/>New</g)).toHaveLength(1);
  expect(page).not.toContain("data-label");
});
