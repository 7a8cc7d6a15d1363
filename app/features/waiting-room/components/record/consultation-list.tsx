import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { Consultation } from "../../domain/record/appointment-record";
import { useProviderName } from "../use-provider-name";
import type { FileHref } from "../chat-file";
import { RecordFiles } from "./record-files";
import { useCourseRows } from "./appointment-course";
import { WrittenText } from "~/ui/base/written-text";

export interface ConsultationListProps {
  patientId: string;
  list: readonly Consultation[];
  /** Zone of the reader's clock. */
  readerZone: string;
  /** Where the list goes on; null at its end. */
  next: string | null;
  isFirst: boolean;
}

function ConsultationCard({ consultation, readerZone }: { consultation: Consultation; readerZone: string }) {
  const { t, format } = usePatientT();
  const { appointmentId, startsAt, timeZone, offering, course, summary, signature, reviewNote, files } = consultation;
  const doctor = useProviderName(consultation);
  const rows = useCourseRows(course && { course, timeZone, readerZone, doctor });
  const hrefOf: FileHref = (fileId, asked) => paths.appointmentFile(appointmentId, fileId, asked);
  if (summary)
    rows.push({
      term: t("appointment-record:summary"),
      value: <WrittenText text={[summary, signature].filter(Boolean).join("\n\n")} />,
    });
  if (reviewNote) rows.push({ term: t("appointment-record:reviewNote"), value: <WrittenText text={reviewNote} /> });
  if (files.length > 0)
    rows.push({ term: t("appointment-record:files"), value: <RecordFiles {...{ files, hrefOf }} /> });
  const when = format.dateTimeInPlace(startsAt, timeZone, readerZone);
  return (
    <Card
      level={3}
      title={
        <TextLink href={paths.appointment(appointmentId)}>
          {t("appointment-record:consultation", { when, service: offering })}
        </TextLink>
      }
    >
      <p className="text-muted">
        <bdi>{doctor}</bdi>
      </p>
      {rows.length > 0 ? (
        <SummaryList rows={rows} />
      ) : (
        <p className="text-muted">{t("appointment-record:onlyMessages")}</p>
      )}
    </Card>
  );
}

/** A patient's consultations, the latest first: what was written in each, and its files. */
export function ConsultationList({ patientId, list, readerZone, next, isFirst }: ConsultationListProps) {
  const { t } = usePatientT();
  if (list.length === 0 && isFirst && next === null) return null;
  return (
    <section id="consultations" aria-labelledby="consultations-title" className="flex flex-col gap-4">
      <h2 id="consultations-title" className="text-xl font-semibold">
        {t("appointment-record:consultations")}
      </h2>
      <Stack>
        {list.map((consultation) => (
          <ConsultationCard key={consultation.appointmentId} {...{ consultation, readerZone }} />
        ))}
      </Stack>
      <Cluster>
        {!isFirst && (
          <TextLink
            href={`${paths.patient(patientId, { tab: "records" })}#consultations`}
            className="inline-flex min-h-11 items-center"
          >
            {t("appointment-record:latest")}
          </TextLink>
        )}
        {next !== null && (
          <TextLink
            href={`${paths.patient(patientId, { tab: "records", before: next })}#consultations`}
            className="inline-flex min-h-11 items-center"
          >
            {t("appointment-record:earlier")}
          </TextLink>
        )}
      </Cluster>
    </section>
  );
}
