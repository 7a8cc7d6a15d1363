import { findLocale, LOCALES } from "~/i18n/locales";
import { useT } from "~/i18n/use-t";
import { BLOOD_GROUP, GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { CategoryColour, PatientRecord } from "../domain/patients/patient-views";

export type ShownPerson = Omit<PatientRecord, "notes" | "bloodGroup">;

interface FactsProps {
  person: ShownPerson;
  category: { name: string; colour: CategoryColour } | null;
  /** The organization that the patient is looked after for. */
  client: string | null;
  clinical: { notes: string; bloodGroup: number } | null;
  /** Of the organization, for dates. */
  zone: string;
  asks: { identification: boolean };
  mayUpdate: boolean;
}

/** Who the patient is. */
export function PersonCard({ person, category, client, clinical, asks, mayUpdate, zone }: FactsProps) {
  const { t, format } = useT();
  const gender = nameOfCode(GENDER, person.gender);
  const blood = clinical && nameOfCode(BLOOD_GROUP, clinical.bloodGroup);
  const none = t("patients:details.none");
  const language = findLocale(person.languageCode ?? "");
  const hasIdentification = person.identificationFileId !== null;
  const rows: SummaryRow[] = [
    { term: t("common:fields.gender"), value: gender ? t(`common:genders.${gender}`) : none },
    ...(blood
      ? [{ term: t("patients:form.bloodGroup"), value: blood === "notSpecified" ? none : <bdi>{blood}</bdi> }]
      : []),
    {
      term: t("patients:list.category"),
      value: category ? <StatusBadge colour={category.colour}>{category.name}</StatusBadge> : none,
    },
    ...(client === null ? [] : [{ term: t("patients:form.client"), value: <bdi>{client}</bdi> }]),
    { term: t("patients:details.number"), value: String(person.number) },
    ...(person.externalNumber
      ? [{ term: t("patients:form.externalNumber"), value: <bdi>{person.externalNumber}</bdi> }]
      : []),
    ...(language
      ? [{ term: t("patients:details.language"), value: format.languageName(LOCALES[language].bcp47) }]
      : []),
    { term: t("patients:details.since"), value: format.date(person.createdAt, zone) },
    {
      term: t("patients:details.account"),
      value: t(person.userId === null ? "patients:details.noAccount" : "patients:details.signsIn"),
    },
    ...(hasIdentification || asks.identification
      ? [
          {
            term: t("patients:details.identification"),
            value: hasIdentification ? t("patients:details.identificationThere") : none,
            change: mayUpdate
              ? {
                  label: t(hasIdentification ? "patients:identification.show" : "patients:identification.add"),
                  about: t("patients:details.identification"),
                  href: paths.patientIdentification(person.id),
                }
              : undefined,
          },
        ]
      : []),
  ];
  return (
    <Card title={t("patients:details.person")}>
      <SummaryList rows={rows} layout="grid" />
    </Card>
  );
}

/** Where the patient lives; what is needed on the phone stands at the top of the page. */
export function ContactCard({ person }: { person: ShownPerson }) {
  const { t, format } = useT();
  const none = t("patients:details.none");
  const { address, postalCode, city, countryCode } = person;
  const lines = [address, `${postalCode} ${city}`.trim(), countryCode && format.countryName(countryCode)].filter(
    Boolean,
  );
  const rows: SummaryRow[] = [
    {
      term: t("patients:details.address"),
      value:
        lines.length === 0
          ? none
          : lines.map((line) => (
              <span key={line} className="block" dir="auto">
                {line}
              </span>
            )),
    },
  ];
  return (
    <Card title={t("patients:details.contact")}>
      <SummaryList rows={rows} />
    </Card>
  );
}

/** What the team notes; closed to whoever may not read the health record. */
export function NotesCard({ clinical }: Pick<FactsProps, "clinical">) {
  const { t } = useT();
  if (!clinical) return <Banner tone="info">{t("patients:details.recordsClosed")}</Banner>;
  return (
    <Card title={t("patients:details.notes")}>
      <p className="whitespace-pre-line" dir="auto">
        {clinical.notes || t("patients:details.noNotes")}
      </p>
    </Card>
  );
}
