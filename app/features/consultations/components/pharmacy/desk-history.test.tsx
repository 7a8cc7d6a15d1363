import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { DeskHistory } from "./desk-history";

test("an entry is canceled by the second press alone, after a question that says which", () => {
  const entry = {
    ...{ id: "e1", kind: "DISPENSED", quantity: 21, at: 0, by: "Phil", reversesId: null, mayUndo: true, reason: "" },
    ...{ lot: "", expiry: "", product: "", note: "", priceMinor: null, declineReason: null, substitutedBy: "" },
  };
  const line = {
    ...{ id: "l1", name: "Amoxicillin", quantity: 21, dispensed: 21, left: 0, atATime: 21, refillsLeft: 0 },
    ...{ refillDueAt: null, medicine: medicineOf({ quantityUnit: "CAPSULE" }), entries: [entry] },
  };
  const view = { lines: [line], prescription: { version: 4 }, currency: "EUR", timeZone: "UTC" } as never;
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {createElement(DeskHistory, view)}
    </I18nProvider>,
  );
  const [asked] = /<details.*?<\/details>/u.exec(page) ?? [];
  expect(asked).toMatch(/Cancel this entry: .*21.*<button[^>]*value="undo"/u);
  expect(page.match(/type="submit"/gu)).toHaveLength(1);
});
