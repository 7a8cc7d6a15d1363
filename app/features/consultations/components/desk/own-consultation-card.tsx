import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Dotted } from "~/ui/base/dotted";
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
    return entries.slice(0, 1).map((entry) => (
      <p key={entry.id} dir="auto" className="line-clamp-3 max-w-prose whitespace-pre-line">
        {entry.lines.length > 0 ? entry.lines.join("\n") : entry.name}
      </p>
    ));
  const shown = entries.map((entry) =>
    name === "prescriptions" && entry.lines.length > 0 ? { ...entry, name: entry.lines.join(", "), lines: [] } : entry,
  );
  return <EntryList entries={shown} />;
}

/** How and where, and that it is paid: what was booked, or its kind, and the place. */
export function HowAndWhere({
  consultation: { offering, type, branchName, paid, parts },
}: Pick<OwnConsultationCardProps, "consultation">) {
  const { t } = usePatientT();
  return (
    <Dotted
      parts={[
        offering,
        type === null ? "" : t(`consultations:types.${type}`),
        branchName,
        paid === null || parts.some(({ name }) => name === "payments") ? "" : t(`consultations:paid.${paid}`),
      ].filter((part) => part !== "")}
    />
  );
}

/** One consultation that is past: when and with whom, and what came of it, the words of the doctor first. */
export function OwnConsultationCard({ consultation, readerZone }: OwnConsultationCardProps) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  const { startsAt, timeZone, provider, publishStatus, parts, consultationId, appointmentId } = consultation;
  const isRead = consultationId !== null && publishStatus !== "UNPUBLISHED";
  const when = format.dateTimeInPlace(startsAt, timeZone, readerZone, "medium");
  return (
    <article aria-label={when} className="flex flex-col gap-3 p-4 tablet:px-6 tablet:py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold">{when}</h3>
          <p>
            <bdi className="font-medium">{nameOf(provider)}</bdi>
          </p>
          <p className="text-muted">
            <HowAndWhere consultation={consultation} />
          </p>
        </div>
        {isRead && (
          <LinkButton
            href={paths.consultation(consultationId)}
            tone="secondary"
            size="small"
            aria-label={`${t("consultations:read")}: ${when}`}
          >
            {t("consultations:read")}
          </LinkButton>
        )}
        {!isRead && appointmentId !== null && (
          <TextLink
            href={paths.appointment(appointmentId)}
            aria-label={`${t("consultations:toAppointment")}: ${when}`}
            className="inline-flex min-h-11 items-center"
          >
            {t("consultations:toAppointment")}
          </TextLink>
        )}
      </div>
      {publishStatus === "WITHDRAWN" && <p className="font-medium">{t("consultations:withdrawnTitle")}</p>}
      {parts.map(({ name, entries }) => (
        <section key={name} className="flex flex-col gap-1">
          <h4 className="text-sm font-semibold text-muted">{t(`consultations:own.list.${name}`)}</h4>
          <Came {...{ name, entries }} isReadBelow={isRead} />
        </section>
      ))}
    </article>
  );
}
