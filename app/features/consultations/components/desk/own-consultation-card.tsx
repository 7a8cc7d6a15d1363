import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Dotted } from "~/ui/base/dotted";
import { Icon } from "~/ui/base/icon";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import type { SummaryEntry, SummaryPartName } from "../../domain/consultations/summary";
import { EntryList } from "../consultations/entry-list";
import { useProviderName } from "../consultations/provider-name";

interface OwnConsultationCardProps {
  consultation: OwnConsultation;
  /** Zone of the reader's clock. */
  readerZone: string;
}

const WAY_ON = "inline-flex min-h-11 items-center gap-1 font-semibold";

interface CameProps {
  name: SummaryPartName;
  entries: readonly SummaryEntry[];
  /** One link below leads to all that the doctor wrote. */
  isReadBelow: boolean;
}

/** What came of a consultation, as its patient calls it: what the doctor wrote begins here, and a paper is its medicines. */
function Came({ name, entries, isReadBelow }: CameProps) {
  if (name === "notes" && isReadBelow)
    return entries.slice(0, 1).map((entry) => (
      <p
        key={entry.id}
        dir="auto"
        className="line-clamp-3 max-w-prose border-s-4 border-line-strong ps-3 whitespace-pre-line"
      >
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
    <article aria-label={when} className="flex flex-col gap-2 px-4 py-3 tablet:px-6 tablet:py-4">
      <div>
        <h4 className="font-semibold">{when}</h4>
        <p>
          <bdi className="font-medium">{nameOf(provider)}</bdi>
        </p>
        <p className="text-sm text-muted">
          <HowAndWhere consultation={consultation} />
        </p>
      </div>
      {publishStatus === "WITHDRAWN" && <p className="font-medium">{t("consultations:withdrawnTitle")}</p>}
      {parts.map(({ name, entries }) => (
        <section key={name} className="flex flex-col gap-1">
          <h5 className={name === "notes" && isRead ? "sr-only" : "text-sm font-semibold text-muted"}>
            {t(`consultations:own.list.${name}`)}
          </h5>
          <Came {...{ name, entries }} isReadBelow={isRead} />
        </section>
      ))}
      <p>
        {isRead && (
          <TextLink
            href={paths.consultation(consultationId)}
            aria-label={`${t("consultations:read")}: ${when}`}
            className={WAY_ON}
          >
            {t("consultations:read")}
            <Icon name="chevron-end" className="size-4" />
          </TextLink>
        )}
        {!isRead && appointmentId !== null && (
          <TextLink
            href={paths.appointment(appointmentId)}
            aria-label={`${t("consultations:toAppointment")}: ${when}`}
            className={WAY_ON}
          >
            {t("consultations:toAppointment")}
            <Icon name="chevron-end" className="size-4" />
          </TextLink>
        )}
      </p>
    </article>
  );
}
