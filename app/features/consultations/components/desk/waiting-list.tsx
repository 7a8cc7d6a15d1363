import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { StatusBadge } from "~/ui/view/status-badge";
import { useProviderName } from "../consultations/provider-name";
import { FOLLOW_UP_ENDS, type BookedTime } from "../../domain/desk/follow-up";

/** What is to be booked still. */
export interface ShownFollowUp {
  id: string;
  consultationId: string;
  patientId: string;
  providerId: string;
  providerTitle: number;
  providerName: string;
  offeringId: string | null;
  offeringName: string;
  dueOn: string;
  isOverdue: boolean;
  note: string;
  invitedAt: number | null;
  booked: BookedTime | null;
}

interface WaitingListProps {
  /** The consultation at whose desk they stand. */
  consultationId: string;
  followUps: readonly ShownFollowUp[];
  timeZone: string;
}

/** Where a time is set for what is to be booked. */
export const bookingOf = (
  { patientId, providerId, offeringId, dueOn, isOverdue, note }: ShownFollowUp,
  desk?: string,
): string =>
  paths.bookingPanel({
    desk,
    ...{ patient: patientId, provider: providerId, service: offeringId ?? undefined },
    ...{ day: isOverdue ? undefined : dueOn, reason: note },
  });

/** When somebody is to come, and that the day is past. */
export function DueDay({ dueOn, isOverdue }: Pick<ShownFollowUp, "dueOn" | "isOverdue">) {
  const { t, format } = useT();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t("desk:followUp.due", { date: format.plainDate(dueOn) })}
      {isOverdue && <StatusBadge colour="orange">{t("desk:followUp.overdue")}</StatusBadge>}
    </span>
  );
}

/** What the patient is to come again for, each with when, and what is to be done about it. */
export function WaitingList({ consultationId, followUps: all, timeZone }: WaitingListProps) {
  const { t, format } = useT();
  const nameOf = useProviderName();
  const followUps = all.filter(({ booked }) => booked === null);
  if (followUps.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t("desk:followUp.open")}</h3>
      <ul className="divide-y divide-line">
        {followUps.map((followUp) => {
          const { id, consultationId: decidedIn, note, offeringName, invitedAt } = followUp;
          const purpose = note || offeringName || t("desk:followUp.noPurpose");
          const doctor = nameOf({ title: followUp.providerTitle, name: followUp.providerName });
          const invited = invitedAt !== null && t("desk:followUp.invited", { date: format.date(invitedAt, timeZone) });
          return (
            <li key={id} className="flex flex-wrap items-start gap-2 py-2">
              <div className="flex min-w-0 grow basis-44 flex-col gap-0.5">
                <p className="flex flex-wrap items-center gap-x-2">
                  <bdi className="font-medium">{purpose}</bdi>
                  <DueDay {...followUp} />
                </p>
                <p className="text-sm text-muted">{format.parts([t("desk:followUp.withWhom", { doctor }), invited])}</p>
              </div>
              <div className="flex items-center gap-2">
                <LinkButton href={bookingOf(followUp, consultationId)} size="small" tone="secondary">
                  {t("desk:followUp.book")}
                </LinkButton>
                <RowMenu label={t("records:actions")} about={purpose}>
                  {FOLLOW_UP_ENDS.map((as) => (
                    <li key={as}>
                      <form method="post" data-once>
                        <HiddenFields fields={{ intent: as, followUpId: id }} />
                        <button type="submit">
                          <Icon name={as === "DONE" ? "check" : "close"} />
                          {t(`desk:followUp.${as}`)}
                        </button>
                      </form>
                    </li>
                  ))}
                  {decidedIn !== consultationId && (
                    <RowMenuLink href={paths.consultationDesk(decidedIn)} icon="arrow-end">
                      {t("desk:followUp.openOther")}
                    </RowMenuLink>
                  )}
                </RowMenu>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was decided in this consultation and is booked, each with its appointment. */
export function BookedList({ followUps, timeZone }: Omit<WaitingListProps, "consultationId">) {
  const { t, format } = useT();
  const booked = followUps.flatMap((each) => (each.booked === null ? [] : [{ ...each, booked: each.booked }]));
  if (booked.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {booked.map(({ id, note, offeringName, booked: { id: appointmentId, startsAt } }) => (
        <li key={id} className="py-3">
          <p className="font-medium">
            <bdi>{note || offeringName || t("desk:followUp.noPurpose")}</bdi>
          </p>
          <TextLink href={paths.appointment(appointmentId)} className="inline-flex min-h-11 items-center">
            {t("desk:followUp.booked", { time: format.dateTime(startsAt, timeZone, "short") })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
