import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { SummaryEntry } from "../../domain/consultations/summary";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import { OwnConsultationCard } from "./own-consultation-card";

const entry = (name: string, line: string): SummaryEntry =>
  ({ id: name, name, lines: [line], state: "", draft: false, href: `/${name}` }) as SummaryEntry;

const shown = (publishStatus: OwnConsultation["publishStatus"], more: Partial<OwnConsultation> = {}) => {
  const consultation: OwnConsultation = {
    ...{ key: "c", consultationId: "c", appointmentId: null, stateId: 2, timeZone: "Europe/Madrid" },
    ...{ startsAt: Date.UTC(2026, 11, 1, 9), offering: "Follow-up", type: null, branchName: "Center", paid: null },
    ...{ provider: { title: 0, name: "Ada Okafor" }, publishStatus },
    parts: [
      { name: "notes", entries: [entry("note", "Results of the scan.")] },
      { name: "prescriptions", entries: [entry("No. 000013", "Paracetamol 500 mg")] },
    ],
    ...more,
  };
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <OwnConsultationCard consultation={consultation} readerZone="Europe/Madrid" />
    </I18nProvider>,
  );
};

test("what the doctor wrote is read by one link, and a prescription is called by its medicines", () => {
  const html = shown("PUBLISHED");
  expect(html).toContain("Results of the scan.");
  expect(html).not.toContain('href="/note"');
  expect(html).toMatch(/href="\/No\. 000013"[^>]*><bdi>Paracetamol 500 mg/);
});

test("a note that was shared by itself is led to where there is no summary to read", () => {
  const html = shown("UNPUBLISHED");
  expect(html).toContain('href="/note"');
  expect(html).not.toContain("Read the summary");
});

test("it says that it is paid and how, unless its payments stand in it", () => {
  const payments = [{ name: "payments" as const, entries: [entry("receipt", "Receipt 7")] }];
  expect(shown("PUBLISHED")).not.toContain("Paid");
  expect(shown("PUBLISHED", { paid: "online" })).toContain("Paid online");
  const html = shown("PUBLISHED", { paid: "online", parts: payments });
  expect(html).toContain('href="/receipt"');
  expect(html).not.toContain("Paid online");
});
