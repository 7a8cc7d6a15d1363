import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { OrderStanding } from "./lab-state";

const standing = (patients: boolean, needsSample: boolean) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <OrderStanding
        {...{ order: { state: "ORDERED", reviewSince: null }, howFar: { come: 0, wanted: 1 }, patients, needsSample }}
      />
    </I18nProvider>,
  );

it("tells a patient whose sample could not be used that another one is needed, and not that none was taken yet", () => {
  expect(standing(true, true)).toContain("Another sample is needed");
  expect(standing(true, false)).toContain("Sample not collected yet");
  expect(standing(false, true)).toContain("Ordered");
});
