import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { storedRecord } from "../../../../../tests/support/health-record";
import { healthRecordKindOf } from "../../records";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { RecordCards } from "../records/record-cards";

const TYPED = {
  HEALTHCONDITION: {
    condition: "Asthma",
    status: "RELAPSE",
    severity: "MILD",
    certainty: "PROVISIONAL",
    onset: "2019",
  },
  CONTRAINDICATION: { what: "Ibuprofen", sort: "DRUG", severity: "ABSOLUTE", reason: "Kidneys", since: "2020-02" },
  FAMILYHISTORY: {
    ...{ relation: "Grand parents", side: "MATERNAL", extent: "PARTIAL", living: "DECEASED", age: 80 },
    conditions: [{ name: "Stroke", age: 70 }, "Asthma"],
    causeOfDeath: "Stroke",
  },
  SOCIALHISTORY: { smoking: "on", smokingon: "10 a day", alcoholconsumption: "off", sexualorientation: "Bisexual" },
  GOALS: { goal: "Lose weight", status: "ACTIVE", tracker: "weight", comparison: "AT_MOST", target: 80, unit: "kg" },
  EMERGENCYCONTACT: {
    name: "Ali",
    relation: "Spouse",
    phone: "+97333123456",
    email: "ali@example.com",
    mayBeTold: "on",
  },
} satisfies Partial<Record<RecordKindName, object>>;
type Tried = keyof typeof TYPED;

function card(name: Tried, locale: "en_US" | "es_ES" | "ar_BH", progress?: object) {
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
const text = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("the row of a record", () => {
  it.each(Object.keys(TYPED) as Tried[])("of the kind %s says everything in each language", (name) => {
    for (const locale of ["en_US", "es_ES", "ar_BH"] as const) {
      const said = text(card(name, locale));
      // A word that is missing is shown as its key.
      expect(said).not.toMatch(/\b[a-z-]+(?::[a-z-]+)?\.(?:[A-Za-z]+\.)*[A-Z_]{2,}\b/);
      expect(said).not.toMatch(/undefined|\[object/);
    }
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
    expect(card("EMERGENCYCONTACT", "ar_BH")).toMatch(/href="tel:\+97333123456"[^>]*><bdi dir="ltr">\+973 33123456/);
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
