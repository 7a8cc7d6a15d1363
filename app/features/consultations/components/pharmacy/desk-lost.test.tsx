import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { DeskLost } from "./desk-lost";

const entry = {
  ...{ id: "e1", lineId: "l1", kind: "DISPENSED", quantity: 21, at: Date.UTC(2027, 0, 5, 9, 30), by: "Petra Gil" },
  ...{ pharmacy: "Corner", reversesId: null, mayUndo: true, isUndone: false, reason: "", declineReason: null },
} as const;
const line = {
  ...{ id: "l1", name: "Amoxicillin", quantity: 21, dispensed: 21, left: 0 },
  ...{ medicine: medicineOf({ quantityUnit: "CAPSULE" }), entries: [entry] },
};

const said = (intent: string, error: Record<string, { message: string }[]>) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DeskLost
        answer={{ result: { initialValue: { intent }, error } }}
        view={{ lines: [line], timeZone: "UTC" } as never}
      />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>|[\u2066-\u2069]/gu, " ");

const meanwhile = { "": [{ message: "pharmacy:refusal.meanwhile" }] };

test("whoever comes second is told that nothing was saved, and what was dispensed, by whom and when", () => {
  for (const intent of ["handOut", "decline", "takeBack", "undo"]) {
    const page = said(intent, meanwhile);
    expect(page).toContain("Nothing was saved");
    expect(page).toContain("Dispensed: 21 capsules Amoxicillin");
    expect(page).toMatch(/Petra Gil.*Corner.*9:30/u);
  }
});

test("what is wrong with a field is said at the field alone", () => {
  expect(said("handOut", { "lines.0.quantity": [{ message: "pharmacy:refusal.nothing" }] })).toBe("");
});
