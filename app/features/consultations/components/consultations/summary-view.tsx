import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import { WrittenText } from "~/ui/base/written-text";
import { Card } from "~/ui/view/card";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { ConsultationSummary } from "../../domain/consultations/summary";
import { EntryList } from "./entry-list";
import { useProviderName } from "./provider-name";
import { ShareNote } from "./share-note";

interface SummaryViewProps {
  summary: ConsultationSummary;
  timeZone: string;
  offering: string;
  /** Below what is known of it. */
  children?: ReactNode;
}

/** A consultation with all that came of it, for the practice. */
export function SummaryView({ summary, timeZone, offering, children }: SummaryViewProps) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  const { consultationTime, startTime, type, provider, branch, reason, creator, status, publishStatus } = summary;
  const at = consultationTime ?? startTime;
  const time = format.dateTime(at, timeZone, "long");
  const rows: SummaryRow[] = [
    { term: t("consultations:when"), value: t("common:timeInZone", { time, zone: format.zoneName(timeZone, at) }) },
    { term: t("consultations:provider"), value: <bdi>{nameOf(provider)}</bdi> },
    { term: t("consultations:type"), value: t(`consultations:types.${type}`) },
    ...(offering === "" ? [] : [{ term: t("consultations:offering"), value: <bdi>{offering}</bdi> }]),
    ...(branch && type !== "VIDEO" ? [{ term: t("consultations:location"), value: <bdi>{branch.name}</bdi> }] : []),
    ...(reason === "" ? [] : [{ term: t("consultations:reason"), value: <WrittenText text={reason} /> }]),
    ...(creator.id === provider.id ? [] : [{ term: t("consultations:creator"), value: <bdi>{creator.name}</bdi> }]),
    {
      term: t("consultations:state"),
      value: `${t(`consultations:status.${status}`)} · ${t(`consultations:published.${publishStatus}`)}`,
    },
  ];
  const parts = [
    { name: "notes", entries: summary.notes.encounters },
    { name: "prescriptions", entries: summary.prescription },
    { name: "orders", entries: summary.labOrders },
    { name: "records", entries: summary.phrItems },
    { name: "payments", entries: summary.billInvoice },
  ] as const;
  return (
    <Stack>
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {children}
      {summary.summary !== "" && (
        <Card title={t("consultations:appointmentSummary")}>
          <WrittenText text={summary.summary} />
        </Card>
      )}
      {parts.map(
        ({ name, entries }) =>
          entries.length > 0 && (
            <Card key={name} title={t(`consultations:parts.${name}`)}>
              <EntryList
                entries={entries}
                below={(entry) => (
                  <>
                    {entry.words?.map((paragraph) => (
                      <WrittenText key={paragraph} text={paragraph} />
                    ))}
                    <ShareNote {...entry} />
                  </>
                )}
              />
            </Card>
          ),
      )}
      {summary.reviewNotes !== "" && (
        <Card title={t("consultations:reviewNotes")}>
          <WrittenText text={summary.reviewNotes} />
        </Card>
      )}
    </Stack>
  );
}
