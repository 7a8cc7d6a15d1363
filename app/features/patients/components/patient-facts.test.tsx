import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { InsuranceCard } from "./insurance-card";
import { NotesCard, PersonCard, type ShownPerson } from "./patient-facts";

const shown = (of: React.ReactElement, locale: "en_US" | "ar_BH" = "en_US") =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {of}
    </I18nProvider>,
  );

const BARE: ShownPerson = {
  ...{ id: "p", number: 1, userId: null, title: 0, firstName: "Ana", lastName: "Ruiz", birthDate: "", gender: 0 },
  ...{ email: "", phoneCallingCode: "", phone: "", address: "", city: "", postalCode: "", countryCode: "" },
  ...{ externalNumber: null, categoryId: null, clientOrganizationId: null, languageCode: null },
  ...{ identificationFileId: null, enabled: true, version: 1, createdAt: 0 },
};

const card = (person: Partial<ShownPerson>, clinical: { notes: string; bloodGroup: number } | null) =>
  shown(
    <PersonCard
      person={{ ...BARE, ...person }}
      category={null}
      client={null}
      clinical={clinical}
      zone="UTC"
      asks={{ identification: false }}
      mayUpdate
    />,
  );

test("the card of a person has lines for what is known alone", () => {
  const bare = card({}, { notes: "", bloodGroup: 0 });
  expect(bare).not.toContain("Not provided");
  expect(bare).not.toContain("Blood type");
  expect(bare).toContain("Registered on");
  expect(card({ address: "1 High Street", city: "York" }, null)).toContain("1 High Street");
});

test("a card of notes or of insurance stands only where there is something in it or to be added", () => {
  expect(shown(<NotesCard clinical={{ notes: "", bloodGroup: 0 }} />)).toBe("");
  expect(shown(<NotesCard clinical={{ notes: "Prefers mornings", bloodGroup: 0 }} />)).toContain("Prefers mornings");
  expect(shown(<InsuranceCard patientId="p" insurances={[]} mayUpdate asked={false} />)).toBe("");
  expect(shown(<InsuranceCard patientId="p" insurances={[]} mayUpdate asked />)).toContain("No insurance on file");
});

test("an insurer and its plan stand in a line with the comma of the reader's language", () => {
  const insurance = {
    ...{ id: "i", insurer: "الخليج للتأمين", planName: "الذهبية", memberNumber: "1", groupNumber: "", holderName: "" },
    ...{ validFrom: null, validTo: null, ranOut: false },
  };
  const arabic = shown(
    <InsuranceCard patientId="p" insurances={[insurance as never]} mayUpdate={false} asked={false} />,
    "ar_BH",
  );
  expect(arabic).toContain("الخليج للتأمين، الذهبية");
});
