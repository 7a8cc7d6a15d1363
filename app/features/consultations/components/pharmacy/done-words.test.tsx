import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { DoneWords } from "./done-words";

const said = (left: number) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DoneWords
        done="handedOut"
        open={
          left === 0
            ? []
            : [{ name: "Metformin", left, quantity: 60, medicine: medicineOf({ quantityUnit: "TABLET" }) }]
        }
      />
    </I18nProvider>,
  );

test("after some was dispensed the page says what is still to be dispensed, and nothing of it once all was", () => {
  expect(said(45)).toBe("Dispensed. Still to be dispensed, refills included: Metformin (45 tablets).");
  expect(said(0)).toBe("Dispensed.");
});
