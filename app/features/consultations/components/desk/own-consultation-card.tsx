import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Card } from "~/ui/view/card";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import type { SummaryEntry, SummaryPartName } from "../../domain/consultations/summary";
import { EntryList } from "../consultations/entry-list";
import { useProviderName } from "../consultations/provider-name";

interface OwnConsultationCardProps {
  consultation: OwnConsultation;
  /** Zone of the reader's clock. */
  readerZone: string;
}

interface CameProps {
  name: SummaryPartName;
  entries: readonly SummaryEntry[];
  /** One button below leads to all that the doctor wrote. */
  isReadBelow: boolean;
}

/** What came of a consultation, as its patient calls it: what the doctor wrote begins here, and a paper is its medicines. */
function Came({ name, entries, isReadBelow }: CameProps) {
  if (name === "notes" && isReadBelow)
    return entries.map((entry) => (
      <p key={entry.id} dir="auto" className="max-w-prose whitespace-pre-line">
        {entry.lines.length > 0 ? entry.lines.join("\n") : entry.name}
      </p>
    ));
  const shown = entries.map((entry) =>
    name === "prescriptions" && entry.lines.length > 0 ? { ...entry, name: entry.lines.join(", "), lines: [] } : entry,
  );
  return <EntryList entries={shown} />;
}

/** One consultation in its patient's list: when, with whom, what came of it, and where it is read. */
export function OwnConsultationCard({ consultation, readerZone }: OwnConsultationCardProps) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  const { startsAt, timeZone, provider, offering, type, branchName, publishStatus, paid, parts } = consultation;
  const { consultationId, appointmentId } = consultation;
  const isRead = consultationId !== null && publishStatus !== "UNPUBLISHED";
  return (
    <Card level={3} title={format.dateTimeInPlace(startsAt, timeZone, readerZone, "long")}>
      <div className="flex flex-col gap-2 tablet:gap-3">
        <p>
          <bdi className="font-medium">{nameOf(provider)}</bdi>
          <br />
          <span className="text-muted">
            <Dotted
              parts={[
                offering,
                type === null ? "" : t(`consultations:types.${type}`),
                branchName,
                paid === null || parts.some(({ name }) => name === "payments") ? "" : t(`consultations:paid.${paid}`),
              ].filter((part) => part !== "")}
            />
          </span>
        </p>
        {publishStatus === "WITHDRAWN" && <p className="font-medium">{t("consultations:withdrawnTitle")}</p>}
        {parts.map(({ name, entries }) => (
          <section key={name} className="flex flex-col gap-1">
            <h4 className="font-semibold">{t(`consultations:own.list.${name}`)}</h4>
            <Came {...{ name, entries }} isReadBelow={isRead} />
          </section>
        ))}
        <div className="flex flex-wrap gap-3">
          {isRead && (
            <LinkButton href={paths.consultation(consultationId)} icon="document" size="small">
              {t("consultations:read")}
            </LinkButton>
          )}
          {appointmentId !== null && (
            <LinkButton href={paths.appointment(appointmentId)} tone="secondary" size="small">
              {t("consultations:toAppointment")}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
