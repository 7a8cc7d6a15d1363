import { usePatientT, useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { useProviderName } from "../consultations/provider-name";
import { bookingOf, DueDay, type ShownFollowUp } from "./waiting-list";

/** A follow-up with the name of its patient. */
export interface HomeFollowUp extends ShownFollowUp {
  patientName: string;
}

/** Whom a provider wants to see again, who has no appointment yet. */
export function ProvidersFollowUps({ followUps }: { followUps: readonly HomeFollowUp[] }) {
  const { t } = useT();
  if (followUps.length === 0) return null;
  return (
    <Card title={t("desk:followUp.homeTitle")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {followUps.map((followUp) => (
          <li
            key={followUp.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2 tablet:px-6"
          >
            <div className="min-w-0">
              <TextLink
                href={paths.consultationDesk(followUp.consultationId)}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <bdi>{followUp.patientName}</bdi>
              </TextLink>
              <p>
                <bdi>{followUp.note || followUp.offeringName || t("desk:followUp.noPurpose")}</bdi>
              </p>
              <p className="text-muted">
                <DueDay {...followUp} />
              </p>
            </div>
            <LinkButton href={bookingOf(followUp)} size="small" tone="secondary" icon="calendar">
              {t("desk:followUp.book")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** With whom a patient is to book again. */
export function PatientsFollowUps({ followUps }: { followUps: readonly HomeFollowUp[] }) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  if (followUps.length === 0) return null;
  return (
    <Card title={t("desk:followUp.homePatient")} tone="brand">
      <ul className="flex flex-col gap-4">
        {followUps.map(({ id, providerId, providerTitle, providerName, offeringId, dueOn, isOverdue, note }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <p>
                {t(isOverdue ? "desk:followUp.withOverdue" : "desk:followUp.with", {
                  doctor: nameOf({ title: providerTitle, name: providerName }),
                  date: format.plainDate(dueOn),
                })}
              </p>
              {note !== "" && (
                <p className="text-muted">
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
            <LinkButton
              href={paths.bookWithProvider(providerId, {
                service: offeringId ?? undefined,
                day: isOverdue ? undefined : dueOn,
              })}
              icon="calendar"
            >
              {t("desk:followUp.choose")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
