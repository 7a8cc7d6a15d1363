import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import { useProviderName } from "../consultations/provider-name";
import { HowAndWhere } from "./own-consultation-card";

/** Number in view; the others are folded, so that what was written is not far below them on a phone. */
const IN_VIEW = 1;

interface OwnConsultationsAheadProps {
  /** The soonest first. */
  ahead: readonly OwnConsultation[];
  readerZone: string;
}

/** What a patient has before them, a line each: the next one, and the others under "Show all". It needs no script. */
export function OwnConsultationsAhead({ ahead, readerZone }: OwnConsultationsAheadProps) {
  const { t, format } = usePatientT();
  const later = ahead.slice(IN_VIEW);
  const rows = (list: readonly OwnConsultation[]) => (
    <ul className="divide-y divide-line">
      {list.map((consultation) => (
        <Ahead key={consultation.key} {...{ consultation, readerZone }} />
      ))}
    </ul>
  );
  return (
    <Stack>
      <h2 className="text-xl font-semibold">{t("consultations:ahead")}</h2>
      <Card padding="flush">
        {ahead.length === 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-3 p-4 tablet:px-6">
            <p className="text-muted">{t("consultations:noneAhead")}</p>
            <LinkButton href={paths.booking()} tone="secondary" size="small" icon="calendar">
              {t("consultations:bookOne")}
            </LinkButton>
          </div>
        ) : (
          rows(ahead.slice(0, IN_VIEW))
        )}
        {later.length > 0 && (
          <details className="border-t border-line">
            <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium text-brand-text tablet:px-6">
              {t("consultations:allAhead", { number: format.number(ahead.length) })}
            </summary>
            {rows(later)}
          </details>
        )}
      </Card>
    </Stack>
  );
}

/** One to come, in a line that leads to its appointment. */
function Ahead({ consultation, readerZone }: { consultation: OwnConsultation; readerZone: string }) {
  const { format } = usePatientT();
  const nameOf = useProviderName();
  const { startsAt, timeZone, provider, appointmentId } = consultation;
  const when = format.dateTimeInPlace(startsAt, timeZone, readerZone, "short");
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 px-4 py-2 tablet:px-6">
      {appointmentId === null ? (
        <h3 className="font-semibold">{when}</h3>
      ) : (
        <h3>
          <TextLink href={paths.appointment(appointmentId)} className="inline-flex min-h-11 items-center font-semibold">
            {when}
          </TextLink>
        </h3>
      )}
      <p className="min-w-0">
        <bdi className="font-medium">{nameOf(provider)}</bdi>{" "}
        <span className="text-muted">
          <HowAndWhere consultation={consultation} />
        </span>
      </p>
    </li>
  );
}
