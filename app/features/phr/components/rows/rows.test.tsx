import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFormat } from "~/i18n/format";
import { I18nProvider } from "~/i18n/i18n-provider";
import { createTranslator, localeMessages } from "~/i18n/translator.server";
import { storedRecord } from "../../../../../tests/support/health-record";
import { HEALTH_RECORD_KINDS, healthRecordKindOf } from "../../records";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { RecordCards } from "../records/record-cards";

const TYPED: Readonly<Record<RecordKindName, object>> = {
  ALLERGY: {
    ...{
      allergen: "Penicillin",
      category: "MEDICATION",
      reactions: ["HIVES", "SWELLING"],
      otherReaction: "Blue nails",
    },
    ...{ severity: "SEVERE", criticality: "HIGH", onset: "2019", status: "ACTIVE" },
  },
  MEDICATION: {
    ...{ name: "Metformin", strength: "500", strengthUnit: "mg", form: "TABLET", dose: "2", frequency: "TWICE_DAILY" },
    ...{ whenTaken: "AFTER_FOOD", start: "2024-03", status: "ACTIVE", taking: "NO", reason: "Diabetes" },
    ...{ prescriber: "Dr Noor", instructions: "With water" },
  },
  VACCINATION: {
    ...{ vaccine: "Tetanus", status: "NOT_GIVEN", reasonNotGiven: "Fever", date: "2019-05-02", doseNumber: "1" },
    ...{ dosesInSeries: "3", maker: "Pharmaco", lot: "AB12", site: "LEFT_ARM", givenBy: "Nurse Sol", place: "Clinic" },
  },
  HEALTHCONDITION: {
    ...{ condition: "Asthma", status: "RELAPSE", severity: "MILD", certainty: "PROVISIONAL", onset: "2019" },
    ...{ bodySite: "Lungs", treatment: "Spray" },
  },
  PROCEDURE: {
    ...{
      name: "Knee replacement",
      sort: "IMPLANT",
      status: "PLANNED",
      date: "2027-02",
      bodySite: "Knee",
      side: "LEFT",
    },
    ...{ surgeon: "Dr Cruz", hospital: "Salmaniya", reason: "Wear", outcome: "Walks", complications: "Bleeding" },
    ...{ deviceName: "Stride", deviceMaker: "Jointly", deviceSerial: "SN77" },
  },
  HOSPITALIZATION: {
    ...{ hospital: "Salmaniya", reason: "Pneumonia", admitted: "2020-01-04", discharged: "2020-01-09" },
    ...{ admission: "EMERGENCY", ward: "Ward 4", doctor: "Dr Cruz", diagnoses: "Sepsis\nAnemia" },
  },
  FAMILYHISTORY: {
    ...{ relation: "Grand parents", side: "MATERNAL", extent: "PARTIAL", living: "DECEASED", age: 80, name: "Rosa" },
    conditions: [{ name: "Stroke", age: 70 }, "Asthma"],
    causeOfDeath: "Infarct",
  },
  SOCIALHISTORY: {
    ...{ smoking: "on", smokingon: "10 a day", alcoholconsumption: "off", occupation: "Teacher" },
    sexualorientation: "Bisexual",
  },
  GOALS: {
    ...{ goal: "Lose weight", status: "ACTIVE", tracker: "weight", comparison: "AT_MOST", target: 80, unit: "kg" },
    ...{ due: "2027", achievement: "IMPROVING" },
  },
  CONTRAINDICATION: {
    ...{ what: "Ibuprofen", sort: "DRUG", severity: "ABSOLUTE", reason: "Kidneys", since: "2020-02", until: "2030" },
    ...{ evidence: "Creatinine", note: "Ask first" },
  },
  MEDICALREPORT: {
    ...{ title: "Blood count", sort: "LABORATORY", date: "2024-01-15", doctor: "Dr Noor", facility: "Lab One" },
    ...{ findings: "All as it should be", sharedWith: "ONLY_ME" },
  },
  JOURNAL: {
    ...{
      on: "2024-04-02",
      text: "Dreamt of the sea.",
      title: "A night",
      mood: "LOW",
      tags: "sleep, knee",
      shared: "on",
    },
  },
  EMERGENCYCONTACT: {
    ...{ name: "Ali", relation: "Spouse", phone: "+97333123456", secondPhone: "+447700900123" },
    ...{ email: "ali@example.com", mayBeTold: "on" },
  },
};

/** What of it the row says as it was typed, whatever the language. */
const AS_TYPED: Readonly<Record<RecordKindName, readonly string[]>> = {
  ALLERGY: ["Penicillin", "Blue nails", "2019"],
  MEDICATION: ["Metformin", "500", "2024", "Diabetes", "Dr Noor", "With water"],
  VACCINATION: ["Tetanus", "2019", "Fever", "Pharmaco", "AB12", "Nurse Sol", "Clinic"],
  HEALTHCONDITION: ["Asthma", "2019", "Lungs", "Spray"],
  PROCEDURE: [
    ...["Knee replacement", "2027", "Knee", "Dr Cruz", "Salmaniya", "Wear", "Walks", "Bleeding", "Stride", "Jointly"],
    "SN77",
  ],
  HOSPITALIZATION: ["Salmaniya", "Pneumonia", "2020", "Ward 4", "Dr Cruz", "Sepsis", "Anemia"],
  FAMILYHISTORY: ["Rosa", "80", "Stroke", "70", "Asthma", "Infarct"],
  SOCIALHISTORY: ["10 a day", "Teacher"],
  GOALS: ["Lose weight", "80", "2027"],
  CONTRAINDICATION: ["Ibuprofen", "Kidneys", "2020", "2030", "Creatinine", "Ask first"],
  MEDICALREPORT: ["Blood count", "2024", "Dr Noor", "Lab One", "All as it should be"],
  JOURNAL: ["A night", "Dreamt of the sea.", "sleep", "knee", "2024"],
  EMERGENCYCONTACT: ["Ali", "+973 3312 3456", "+44 7700 900 123", "ali@example.com"],
};

/** What of it the row says in the reader's words. */
const IN_WORDS = {
  ALLERGY: [
    ...["allergies:reaction.HIVES", "allergies:reaction.SWELLING", "allergies:severity.SEVERE", "allergies:highRisk"],
    "allergies:category.MEDICATION",
  ],
  MEDICATION: ["medications:form.TABLET", "medications:strengthUnit.mg", "medications:notTaken"],
  VACCINATION: ["vaccinations:site.LEFT_ARM"],
  HEALTHCONDITION: ["conditions:state.RELAPSE", "conditions:severity.MILD", "conditions:certainty.PROVISIONAL"],
  PROCEDURE: ["surgeries:sort.IMPLANT", "surgeries:state.PLANNED", "surgeries:side.LEFT"],
  HOSPITALIZATION: ["hospitalizations:admission.EMERGENCY"],
  FAMILYHISTORY: [
    ...["family-history:relation.Grand parents", "family-history:side.MATERNAL"],
    "family-history:living.DECEASED",
  ],
  SOCIALHISTORY: ["social-history:risk.smoking"],
  GOALS: ["goals:state.ACTIVE", "goals:achievement.IMPROVING", "goals:tracker.weight", "goals:unit.kg"],
  CONTRAINDICATION: ["contraindications:sort.DRUG", "contraindications:severity.ABSOLUTE"],
  MEDICALREPORT: ["medical-reports:sort.LABORATORY", "medical-reports:onlyMe"],
  JOURNAL: ["journal:mood.LOW", "journal:isShared"],
  EMERGENCYCONTACT: ["family-history:relation.Spouse", "emergency-contacts:mayBeTold"],
} as const satisfies Record<RecordKindName, readonly string[]>;

type Language = "en_US" | "es_ES" | "ar_BH";

function card(name: RecordKindName, locale: Language, progress?: object) {
  const kind = healthRecordKindOf(name);
  const record = {
    ...storedRecord(kind, TYPED[name]),
    ...{ authorName: "Noor", refuted: null, mayChange: true, maySwitch: kind.single !== true, ...progress },
  };
  return renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      <RecordCards
        {...{ kind: name, base: kind.base, patient: undefined, records: [record] }}
        {...{ mayConfirm: false, answer: undefined, timeZone: "UTC", today: "2026-11-23" }}
      />
    </I18nProvider>,
  );
}
/** What is read, without what asks before it is taken off the list: that says its name as well. */
const text = (html: string) =>
  html
    .replace(/<(details|form)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

describe("the row of a record", () => {
  it.each(HEALTH_RECORD_KINDS.map(({ kind }) => kind))("of the kind %s says everything in each language", (name) => {
    for (const locale of ["en_US", "es_ES", "ar_BH"] as const) {
      const said = text(card(name, locale));
      const { t } = createTranslator(locale);
      // In the middle of a sentence a word begins with a small letter.
      const words = IN_WORDS[name].map((key) => t(key));
      for (const value of [...AS_TYPED[name], ...words])
        expect([locale, said.toLowerCase()]).toEqual([locale, expect.stringContaining(value.toLowerCase())]);
      // A word that is missing is shown as its key.
      expect(said).not.toMatch(/\b[a-z-]+(?::[a-z-]+)?\.(?:[A-Za-z]+\.)*[A-Z_]{2,}\b/);
      expect(said).not.toMatch(/undefined|\[object/);
    }
  });

  it("of a medicine says how it is taken in one sentence", () => {
    expect(text(card("MEDICATION", "en_US"))).toContain("2 tablets twice daily after food");
  });

  it("of a dose says which one of how many it is", () => {
    const { t } = createTranslator("en_US");
    const format = createFormat("en-US");
    expect(text(card("VACCINATION", "en_US"))).toContain(
      t("vaccinations:doseOf", { dose: format.number(1), doses: format.number(3) }),
    );
  });

  it("of a stay counts its nights", () => {
    const { t } = createTranslator("en_US");
    expect(text(card("HOSPITALIZATION", "en_US"))).toContain(t("hospitalizations:nights", { count: 5 }));
  });

  it("of a relative names each condition with the age at which it began", () => {
    const said = text(card("FAMILYHISTORY", "en_US"));
    expect(said).toContain("Grandparent");
    expect(said).toContain("Stroke · began at age 70");
    expect(said).toContain("Asthma");
  });

  it("of the social history says Yes with the reason, and keeps what is for nobody's list", () => {
    const said = text(card("SOCIALHISTORY", "en_US"));
    expect(said).toContain("Yes (\u206810 a day\u2069)");
    expect(said).not.toContain("Bisexual");
  });

  it("of a contact dials each number, which runs from left to right", () => {
    expect(card("EMERGENCYCONTACT", "ar_BH")).toMatch(/href="tel:\+97333123456"[^>]*><bdi dir="ltr">\+973 3312 3456/);
  });

  it("of a goal says what is wanted and where it stands", () => {
    const said = text(card("GOALS", "en_US", { progress: { value: 79.5, day: "2026-11-20", isReached: true } }));
    expect(said).toContain("Weight: at most 80 kg");
    expect(said).toContain("Now: 79.5 kg (Nov 20, 2026)");
    expect(said).toContain("On target");
  });

  it("leads to the form and the view of its kind, where it has them", () => {
    expect(card("EMERGENCYCONTACT", "en_US")).toContain("/secure/providerweb/health_profile/edit_contact/r1");
    expect(card("GOALS", "en_US")).toContain("/secure/providerweb/health_profile/goals/edit/r1");
    const contraindication = card("CONTRAINDICATION", "en_US");
    expect(contraindication).not.toMatch(/\/(view|edit)\//);
    expect(contraindication).toContain('value="disable"');
    expect(card("SOCIALHISTORY", "en_US")).not.toContain('value="disable"');
  });
});
