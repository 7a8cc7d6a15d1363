import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { SaidEntry } from "../../domain/pharmacy/desk-view";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { PrescriptionHistory } from "./prescription-history";

const AT = Date.UTC(2026, 10, 23, 9);

const entryOf = (said: Partial<SaidEntry>): SaidEntry => ({
  ...{
    id: "1",
    lineId: "line",
    kind: "DISPENSED",
    quantity: 30,
    product: "",
    batch: "",
    expires: "",
    priceMinor: null,
  },
  ...{ reason: "", declineReason: null, substituted: false, counselled: false, reversesId: null, employeeId: "phil" },
  ...{ pharmacy: "Corner Pharmacy", at: AT, isUndone: false, undoes: null },
  line: { name: "Metformin", quantity: 30, medicine: medicineOf({ quantityUnit: "TABLET" }) },
  ...said,
});

test("the history of a prescription has the words of the desk, and marks what was taken back", () => {
  const entries = [
    entryOf({ kind: "UNDONE", undoes: "DISPENSED" }),
    entryOf({ isUndone: true, expires: "2027-12-31" }),
    entryOf({ kind: "UNDONE", undoes: "DECLINED", quantity: 0 }),
    entryOf({ kind: "DECLINED", quantity: 0, declineReason: "OUT_OF_STOCK", reason: "Back on Thursday" }),
  ];
  const history = [
    ...entries.map((entry, at) => ({ id: String(at), at: AT, by: "Phil", action: "", reason: "", entry })),
    { id: "sent", at: AT, by: "Dr. Chen", action: "send", reason: "Corner Pharmacy", entry: null },
  ];
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <PrescriptionHistory history={history} timeZone="Europe/Madrid" currency="EUR" />
    </I18nProvider>,
  );
  const [undone = "", handed = "", kept = "", declined = "", sent = ""] = page.split("<li").slice(1);
  expect(undone).toContain("Dispensing canceled: 30 tablets Metformin");
  expect(undone).not.toContain(">Canceled<");
  expect(handed).toContain("Dispensed: 30 tablets Metformin");
  expect(handed).toContain("Expires Dec 31, 2027");
  expect(handed).toMatch(/Canceled</);
  expect(kept).toContain("“Not dispensed” canceled: Metformin");
  expect(declined).toContain("Not dispensed: Metformin");
  expect(declined).toContain("Not in stock");
  expect(declined).toContain("Back on Thursday");
  expect(sent).toContain("Sent to Corner Pharmacy");
});
