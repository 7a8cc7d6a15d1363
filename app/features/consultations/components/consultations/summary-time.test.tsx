import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { ConsultationSummary } from "../../domain/consultations/summary";
import { PatientSummary } from "./patient-summary";
import { SummaryView } from "./summary-view";

const summary: ConsultationSummary = {
  ...({ id: "c", uuid: "c", status: "OPEN", type: "VIDEO", publishStatus: "PUBLISHED" } as const),
  ...{ startTime: Date.UTC(2026, 10, 30, 20, 30), consultationTime: null, reason: "", summary: "", reviewNotes: "" },
  ...{ creator: { id: "d", name: "Wei Chen" }, provider: { id: "d", title: 0, name: "Wei Chen" }, branch: null },
  ...{ patient: { id: "p", name: "Ana", birthDate: "", gender: 0 }, prescription: [], phrItems: [], billInvoice: [] },
  labOrders: [],
  notes: { encounters: [], status: "NONE", count: 0 },
};
const of = { summary, timeZone: "America/New_York", offering: "" };

test.each([
  ["the patient", <PatientSummary key="patient" {...of} followUps={[]} />],
  ["the practice", <SummaryView key="staff" {...of} />],
])("the page of a consultation says to %s in which zone its time is", (_who, view) => {
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {view}
    </I18nProvider>,
  );
  expect(page).toMatch(/15:30 \((ET|New York Time)\)/);
});
