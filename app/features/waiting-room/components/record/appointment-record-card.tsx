import { usePatientT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { AppointmentRecord } from "../../domain/record/appointment-record";
import { useProviderName } from "../use-provider-name";
import type { FileHref } from "../chat-file";
import { RecordFiles } from "./record-files";
import { RecordMessages } from "./record-messages";
import { useCourseRows } from "./appointment-course";
import { WrittenText } from "~/ui/base/written-text";

export interface AppointmentRecordCardProps {
  side: "staff" | "patient";
  timeZone: string;
  /** Zone of the reader's clock. */
  readerZone: string;
  doctorTitle: number;
  doctorName: string;
  record: AppointmentRecord;
  /** What else is said of how it went, to staff alone. */
  forStaff?: readonly SummaryRow[];
  /** Where a file of the record is downloaded. */
  hrefOf: FileHref;
}

/** What is kept of an appointment, as its page shows it. */
export function AppointmentRecordCard({
  side,
  timeZone,
  readerZone,
  record,
  forStaff = [],
  hrefOf,
  ...doctor
}: AppointmentRecordCardProps) {
  const { t } = usePatientT();
  const { course, summary, signature, reviewNote, files, conversation, sessionConversation, staffNotes } = record;
  const doctorName = useProviderName(doctor);
  const rows: SummaryRow[] = useCourseRows(course && { course, timeZone, readerZone, doctor: doctorName });
  rows.push(...forStaff);
  if (summary)
    rows.push({
      term: t("appointment-record:summary"),
      value: <WrittenText text={[summary, signature].filter(Boolean).join("\n\n")} />,
    });
  if (reviewNote) rows.push({ term: t("appointment-record:reviewNote"), value: <WrittenText text={reviewNote} /> });
  // A file that stands in the conversation is shown there and listed here once.
  if (files.length > 0)
    rows.push({ term: t("appointment-record:files"), value: <RecordFiles {...{ files, hrefOf }} /> });
  const list = { timeZone, readerZone, hrefOf };
  return (
    <Card title={t(side === "staff" ? "appointment-record:title" : "appointment-record:titleForPatient")}>
      <Stack gap="snug">
        {rows.length > 0 && <SummaryList rows={rows} />}
        <RecordMessages
          {...list}
          title={t("appointment-record:conversation", { count: conversation.length })}
          messages={conversation}
        />
        <RecordMessages
          {...list}
          title={t("appointment-record:sessionConversation", { count: sessionConversation.length })}
          messages={sessionConversation}
        />
        <RecordMessages
          {...list}
          title={t("appointment-record:staffNotes", { count: staffNotes.length })}
          messages={staffNotes}
        />
      </Stack>
    </Card>
  );
}
