import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ItemForm } from "~/screens/item-form";
import { answerTo } from "~/screens/use-posted-form";
import { storedRecord } from "../../../../../tests/support/health-record";
import { withConsidered } from "../../domain/checks/considered";
import { medication } from "../../records/medication";
import { MedicationRow } from "../rows/medication-row";
import { ConsideredWarnings } from "./considered";
import { MedicineQuestions } from "./medicine-questions";
import { PutBackQuestion } from "./put-back-question";

const draw = (shown: React.ReactNode, locale: "en_US" | "es_ES" | "ar_BH" = "en_US") =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {shown}
    </I18nProvider>,
  );
const values = { key: "ALLERGY:sameClass:a1", level: "stop", against: "Penicillin" };
const asked = {
  saveAnyway: [
    { message: "medicine-checks:ALLERGY.sameClass", values },
    { message: "medicine-checks:knows", values: { medicines: 1, interactions: 2 } },
  ],
};
const posted = (intent: string) => ({ result: { initialValue: { intent, id: "m1" }, error: asked } });
const form = (isOwn: boolean) =>
  draw(
    <ItemForm
      {...{ title: "A form", list: { href: "/list", title: "List" }, values: {}, answer: posted("save") }}
      fields={[{ name: "name", kind: "text", label: "Name" }]}
      first={(one) => <MedicineQuestions {...{ answer: posted("save"), form: one, isOwn }} />}
    />,
  );

it("what speaks against a medicine stands above its fields, and the summary leads to the box that saves it", () => {
  const html = form(true);
  expect(html.indexOf("#saveAnyway")).toBeLessThan(html.indexOf("Dangerous"));
  expect(html.indexOf("Dangerous")).toBeLessThan(html.indexOf('name="name"'));
  expect(html.match(/id="saveAnyway"/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*id="saveAnyway"/);
});

it("a patient reads of their own health profile, everybody else of the patient's", () => {
  expect(form(true)).toContain("your health profile shows");
  expect(form(false)).toMatch(/the patient(?:&#x27;|')s health profile shows/);
});

it("what was to be put back is asked about in place, with the record's id", () => {
  const answer = posted("enable");
  expect([answer, posted("save")].map((one) => answerTo(one, { intent: "enable" }))).toEqual([answer, undefined]);
  const html = draw(<PutBackQuestion answer={answer} href="/list" isOwn />);
  expect(html).toMatch(/name="id"[^>]*value="m1"/);
  expect(html).toMatch(/name="intent"[^>]*value="enable"/);
  const full = { result: { ...answer.result, error: { "": [{ message: "phr:full", values: { most: 5 } }] } } };
  expect(draw(<PutBackQuestion answer={full} href="/list" isOwn />)).toContain("Remove one first");
});

it("a medicine that was saved all the same is marked, and its history says why it was asked, in each language", () => {
  const kinds = ["ALLERGY", "CONTRAINDICATION", "DUPLICATE"] as const;
  const considered = [
    ...kinds.map((kind) => ({ kind, reason: "sameSubstance", level: "stop", against: ["Penicillin"] }) as const),
    { kind: "INTERACTION", reason: "bleeding", level: "warn", against: ["Penicillin"] } as const,
  ];
  const stored = storedRecord(medication, { name: "Amoxicillin", status: "ACTIVE" });
  const record = { ...stored, values: withConsidered(stored.values, considered) };
  for (const locale of ["en_US", "es_ES", "ar_BH"] as const) {
    expect(draw(<MedicationRow record={record} today="2026-11-23" />, locale).match(/Penicillin/g)).toHaveLength(4);
    expect(draw(<ConsideredWarnings considered={considered} />, locale).match(/Penicillin/g)).toHaveLength(4);
  }
  expect(draw(<MedicationRow record={record} />)).toContain("Allergy to Penicillin was considered");
  expect(draw(<MedicationRow record={stored} />)).not.toContain("considered");
});
