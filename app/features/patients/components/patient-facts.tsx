import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { BLOOD_GROUP, nameOfCode } from "~/kernel/codes/code-tables";
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

/**
 * Who the patient is, as far as it is known, but for what the head of their page says already: age, sex, number,
 * telephone and language.
 */
export function PersonCard({ person, category, client, clinical, asks, mayUpdate, zone }: FactsProps) {
  const words = useT();
  const { t, format } = words;
  const blood = clinical && nameOfCode(BLOOD_GROUP, clinical.bloodGroup);
  const hasIdentification = person.identificationFileId !== null;
  const lines = addressLines(person, words);
  const rows: SummaryRow[] = [
    ...(lines.length > 0 ? [{ term: t("patients:details.address"), value: lines }] : []),
    ...(blood && blood !== "notSpecified" ? [{ term: t("patients:form.bloodGroup"), value: <bdi>{blood}</bdi> }] : []),
    ...(category
      ? [
          {
            term: t("patients:list.category"),
            value: <StatusBadge colour={category.colour}>{category.name}</StatusBadge>,
          },
        ]
      : []),
    ...(client === null ? [] : [{ term: t("patients:form.client"), value: <bdi>{client}</bdi> }]),
    ...(person.externalNumber
      ? [{ term: t("patients:form.externalNumber"), value: <bdi>{person.externalNumber}</bdi> }]
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
            value: t(hasIdentification ? "patients:details.identificationThere" : "patients:details.none"),
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
      <SummaryList rows={rows} layout="pairs" />
    </Card>
  );
}

/** Where the patient lives; what is needed on the phone stands at the top of the page. */
function addressLines(
  { address, postalCode, city, countryCode }: ShownPerson,
  { format }: ReturnType<typeof useT>,
): ReactNode[] {
  const lines = [address, `${postalCode} ${city}`.trim(), countryCode && format.countryName(countryCode)].filter(
    Boolean,
  );
  return lines.map((line) => (
    <span key={line} className="block" dir="auto">
      {line}
    </span>
  ));
}

/** What the team notes, where there is any; closed to whoever may not read the health record. */
export function NotesCard({ clinical }: Pick<FactsProps, "clinical">) {
  const { t } = useT();
  if (!clinical) return <Banner tone="info">{t("patients:details.recordsClosed")}</Banner>;
  if (clinical.notes === "") return null;
  return (
    <Card title={t("patients:details.notes")}>
      <p className="whitespace-pre-line" dir="auto">
        {clinical.notes}
      </p>
    </Card>
  );
}
