import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { DeskViewLine, ShownDeskEntry } from "../../domain/pharmacy/desk-view";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { HandOutForm } from "./hand-out-form";

const line: DeskViewLine = {
  ...{ id: "1", name: "Metformin", quantity: 60, dispensed: 0, left: 60, atATime: 60, refillsLeft: 0 },
  ...{
    refillDueAt: null,
    declined: null,
    recordId: null,
    dispensedBefore: null,
    entries: [],
    medicine: medicineOf({ quantityUnit: "TABLET" }),
  },
};
const entry: ShownDeskEntry = {
  kind: "DECLINED",
  declineReason: "NOT_SAFE",
  ...{ id: "e", lineId: "1", quantity: 0, product: "", batch: "", expires: "", priceMinor: null },
  ...{ reason: "Kidneys", substituted: false, counselled: false, reversesId: null },
  ...{ employeeId: "phil", pharmacy: "Corner", at: 0, isUndone: false, by: "Phil", mayUndo: true },
};

const page = (lines: readonly DeskViewLine[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <HandOutForm
        version={1}
        lines={lines}
        currency="EUR"
        now={0}
        answer={undefined}
        card={({ id }, fields) => <div key={id}>{fields}</div>}
      />
    </I18nProvider>,
  );
const ticked = (html: string) => /<input[^>]*name="lines\[0\]\.give"[^>]*>/u.exec(html)?.[0].includes('checked=""');

test("what waits is ticked, and the fields that few need are folded", () => {
  const html = page([line]);
  expect(ticked(html)).toBe(true);
  expect(html).toMatch(/<details class="group">/u);
});

test("what a pharmacist refused is not ticked, and as unsafe asks why it is safe now", () => {
  const html = page([{ ...line, declined: entry }]);
  expect(ticked(html)).toBe(false);
  expect(html).toContain("Why it is safe now");
  const missing = page([{ ...line, declined: { ...entry, declineReason: "OUT_OF_STOCK" } }]);
  expect(ticked(missing)).toBe(false);
  expect(missing).not.toContain("Why it is safe now");
});
