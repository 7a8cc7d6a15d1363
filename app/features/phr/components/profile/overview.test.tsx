import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { ContactList } from "./contact-list";
import { InsuranceList } from "./insurance-list";
import { OverviewSection, type OverviewSectionProps } from "./overview-section";
import { PersonLine } from "./person-line";
import { VitalsCard } from "./vitals-card";

const page = (locale: "en_US" | "ar_BH", children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {children}
    </I18nProvider>,
  );

const PENICILLIN: HealthRecord = {
  ...{ id: "a", patientId: "p", kind: "ALLERGY", name: "Penicillin", coding: null, date: "2019", state: "ACTIVE" },
  values: { category: "MEDICATION", reactions: ["HIVES"], severity: "SEVERE", criticality: "HIGH" },
  ...{ enabled: true, offReason: null, offNote: "", source: "PATIENT", verification: "UNCONFIRMED" },
  ...{ authorKind: "patient", authorId: "p", recordedAt: 0, firstAuthorKind: "patient", version: 1 },
};

const section = (more: Partial<OverviewSectionProps>, locale: "en_US" | "ar_BH" = "en_US") =>
  page(
    locale,
    <OverviewSection
      {...{ kind: "ALLERGY", base: "health_profile/allergy", words: "allergies", timeZone: "UTC", today: "2026-05-03" }}
      {...{ records: [], total: 0, noneKnown: null, asksNone: true, mayAdd: true, patient: "p" }}
      {...more}
    />,
  );

test("an allergy in the overview says how severe and how dangerous it is, and that nobody has confirmed it", () => {
  const html = section({ records: [PENICILLIN], total: 3 });
  for (const said of ["Penicillin", "Severe", "High risk", "Not confirmed", "All 3 entries"])
    expect(html).toContain(said);
  expect(html).toContain("/health_profile/allergy/list?patient=p");
});

test("an empty part says whether somebody said that there is none", () => {
  expect(section({})).toContain("Not asked yet");
  expect(section({ noneKnown: { authorName: "Ada Okafor", at: 0 } })).toMatch(/No known allergies.*Ada Okafor/);
  expect(section({ total: 2 })).toContain("Nothing current");
  expect(section({ mayAdd: false })).not.toContain("/create");
  expect(section({}, "ar_BH")).toContain("لم يُسأل عنها بعد");
});

test("each measurement leads to its tracker, and none is said to be none", () => {
  const summary = {
    ...{ tracker: "weight" as const, unit: "kg" as const, at: Date.UTC(2026, 4, 3), zone: "UTC", value: 71.5 },
    ...{ value2: null, context: "", flag: null, days: [], limits: { source: "usual" as const, first: null } },
  };
  const html = page("en_US", <VitalsCard vitals={[summary]} patient="p" />);
  expect(html).toContain("71.5");
  expect(html).toContain("tracker=weight");
  expect(page("en_US", <VitalsCard vitals={[]} patient={undefined} />)).toContain("No measurements yet");
});

test("a person is said in one line, without what nobody said", () => {
  const profile = {
    birthDate: "1980-05-06",
    deceasedOn: "",
    gender: 2,
    bloodGroup: 4,
    preferredName: "",
    language: "",
  };
  expect(page("en_US", <PersonLine profile={profile} age={46} />)).toMatch(
    />46 years old · born May 6, 1980 · Female · blood type O\+ve</,
  );
});

test("an insurance that has run out says so, and can be removed without script", () => {
  const texts = { planName: "", groupNumber: "", holderName: "", phone: "", validFrom: "", validTo: "2026-01-01" };
  const card = {
    ...texts,
    id: "i",
    cardFileId: null,
    cardBackFileId: null,
    insurer: "Gulf Cover",
    memberNumber: "M-1",
    coverage: "PRIMARY",
  };
  const insurances = [{ ...card, holderRelation: "SELF", ranOut: true, endsSoon: false }];
  const html = page("en_US", <InsuranceList insurances={insurances} mayChange patient={undefined} />);
  for (const said of ["Gulf Cover", "Primary", "No longer valid", 'value="disable"']) expect(html).toContain(said);
  expect(page("en_US", <InsuranceList insurances={insurances} mayChange={false} patient={undefined} />)).not.toContain(
    'value="disable"',
  );
});

test("emergency contacts are added where they are missing, by whoever may", () => {
  const empty = page("en_US", <ContactList contacts={[]} mayAdd patient="p" />);
  expect(empty).toContain("No emergency contacts yet");
  expect(empty).toContain("/health_profile/create_contact?patient=p");
  expect(empty).toContain("/health_profile/contact/list?patient=p");
  expect(page("en_US", <ContactList contacts={[]} mayAdd={false} patient="p" />)).not.toContain("create_contact");
});
