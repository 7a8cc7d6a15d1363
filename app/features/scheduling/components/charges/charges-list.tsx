import type { ReactNode } from "react";
import type { ExplainedCharge } from "~/kernel/money/explained-charge";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { AskedOfCharge } from "../../domain/payments/asked-of-charge";
import { ChargeFacts } from "./charge-facts";

interface ChargesListProps {
  charges: readonly (ExplainedCharge & AskedOfCharge)[];
  appointments: Readonly<Record<string, { id: string; service: string; startsAt: number; timeZone: string }>>;
  /** Of the practice. */
  zone: string;
  isFirst: boolean;
  /** Where the next page is; null on the last one. */
  next: string | null;
  /** Where the newest are. */
  first: string;
  title?: string;
  /** Staff reach each charge that was made by hand. */
  forStaff?: boolean;
  actions?: ReactNode;
  empty: string;
}

/** What a patient was charged, each of it explained, the newest first. */
export function ChargesList(props: ChargesListProps) {
  const { charges, appointments, zone, isFirst, next, first, title, forStaff, actions, empty } = props;
  const { t, format } = usePatientT();
  const headOf = (charge: ExplainedCharge) => {
    const appointment = charge.appointmentId === null ? undefined : appointments[charge.appointmentId];
    const what =
      charge.chargeId === null
        ? (appointment?.service ?? "") || t("charges:appointment")
        : charge.lines.map(({ description }) => description).join(", ");
    const href =
      charge.chargeId !== null && forStaff
        ? paths.charge(charge.chargeId)
        : appointment && paths.appointment(appointment.id);
    const at = appointment
      ? format.dateTime(appointment.startsAt, appointment.timeZone, "medium")
      : format.date(charge.at, zone);
    return { what, href, at };
  };
  return (
    <Card title={title} padding="flush">
      {actions && <div className="flex flex-wrap gap-2 px-5 pb-4 tablet:px-6">{actions}</div>}
      {charges.length === 0 && <p className="px-5 pb-5 text-muted tablet:px-6">{empty}</p>}
      {charges.length > 0 && (
        <ol className="divide-y divide-line border-t border-line">
          {charges.map((charge) => {
            const { what, href, at } = headOf(charge);
            return (
              <li key={charge.id} className="px-5 py-4 tablet:px-6">
                <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
                  {href ? (
                    <TextLink href={href} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                      <bdi>{what}</bdi>
                    </TextLink>
                  ) : (
                    <p className="font-semibold wrap-anywhere">
                      <bdi>{what}</bdi>
                    </p>
                  )}
                  <span className="text-sm text-muted tabular-nums">{at}</span>
                </div>
                <ChargeFacts charge={charge} zone={zone} />
              </li>
            );
          })}
        </ol>
      )}
      {(!isFirst || next !== null) && (
        <nav
          aria-label={title ?? t("charges:own.title")}
          className="flex flex-wrap gap-x-5 border-t border-line px-5 py-2"
        >
          {!isFirst && (
            <TextLink href={first} className="inline-flex min-h-11 items-center">
              {t("charges:latest")}
            </TextLink>
          )}
          {next !== null && (
            <TextLink href={next} className="inline-flex min-h-11 items-center">
              {t("charges:earlier")}
            </TextLink>
          )}
        </nav>
      )}
    </Card>
  );
}
