import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { ConsultationSummary } from "../../domain/consultations/summary";
import { WrittenInCall } from "./written-in-call";

const shown = (texts: Partial<ConsultationSummary>) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <WrittenInCall
        summary={{ id: "c1", summary: "", reviewNotes: "", publishStatus: "UNPUBLISHED", ...texts }}
        appointmentId="a1"
      />
    </I18nProvider>,
  );

test("what was typed beside the call stands at the desk with who reads it and the way to it", () => {
  const html = shown({ summary: "Rest for a week.", reviewNotes: "Call her on Monday." });
  expect(html).toContain("Rest for a week.");
  expect(html).toContain("The patient reads it once you publish the summary");
  expect(html).toContain(`href="${paths.consultation("c1")}"`);
  expect(html).toContain("Call her on Monday.");
  expect(html).toContain("For staff only");
  expect(html).toContain(`href="${paths.appointment("a1")}"`);
});

test("of a published summary it says that the patient can read it, and of nothing written it says nothing", () => {
  expect(shown({ summary: "Rest.", publishStatus: "PUBLISHED" })).toContain("The patient can read it");
  expect(shown({ summary: " \n" })).toBe("");
});
