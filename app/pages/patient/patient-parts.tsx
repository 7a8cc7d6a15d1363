import type { ConsultationListProps } from "~/features/waiting-room/components/record/consultation-list";
import { ConsultationList } from "~/features/waiting-room/components/record/consultation-list";
import type { PatientAccount } from "~/features/billing/public.server";
import type { Unpaid } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { PatientAccountCard } from "./patient-account";
import { TimelineList, type TimelineListProps } from "./timeline-list";

interface PartProps extends Pick<TimelineListProps, "patientId" | "timeline" | "zone"> {
  patientId: string;
}

/** What was written about the patient, and the ways to the parts of their health record. */
export function RecordsPart({
  patientId,
  timeline,
  zone,
  papers,
  consultations,
  readerZone,
}: PartProps & {
  /** Which papers this person reads. */
  papers: { notes: boolean; prescriptions: boolean; orders: boolean };
  /** Null for whoever sees no appointments. */
  consultations: Omit<ConsultationListProps, "patientId" | "readerZone"> | null;
  readerZone: string;
}) {
  const { t } = useT();
  const patient = { patient: patientId };
  const links = [
    { words: t("patients:details.healthRecord"), href: paths.healthProfile(patient), shown: true },
    { words: t("chart:notesList"), href: paths.notes(patient), shown: papers.notes },
    { words: t("chart:prescriptionsList"), href: paths.prescriptions(patient), shown: papers.prescriptions },
    { words: t("chart:ordersList"), href: paths.labOrders(patient), shown: papers.orders },
    { words: t("chart:valuesList"), href: paths.labValues(patient), shown: papers.orders },
  ];
  return (
    <>
      <nav aria-label={t("chart:recordLinks")} className="flex flex-wrap gap-2">
        {links
          .filter(({ shown }) => shown)
          .map(({ words, href }) => (
            <LinkButton key={href} href={href} tone="secondary" size="small">
              {words}
            </LinkButton>
          ))}
      </nav>
      {consultations && <ConsultationList {...{ patientId, readerZone }} {...consultations} />}
      <TimelineList title={t("chart:written")} tab="records" {...{ patientId, timeline, zone }} />
    </>
  );
}

/** What is unpaid, the account by the books, and the online payments. */
export function MoneyPart({
  patientId,
  timeline,
  zone,
  unpaid,
  account,
}: PartProps & { unpaid: Unpaid | null; account: PatientAccount | null }) {
  const { t, format } = useT();
  const appointments = unpaid?.appointments ?? [];
  return (
    <>
      <Card title={t("chart:unpaidAppointments")}>
        {appointments.length === 0 ? (
          <p className="text-muted">{t("chart:nothingUnpaid")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {appointments.map(({ id, startsAt, timeZone, service, costMinor, currencyCode }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
                <TextLink href={paths.appointment(id)} className="inline-flex min-h-11 items-center">
                  {format.parts([format.date(startsAt, timeZone), service])}
                </TextLink>
                <span className="font-semibold tabular-nums">{format.money(costMinor, currencyCode)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-sm text-muted">{t("chart:unpaidText")}</p>
      </Card>
      {account && <PatientAccountCard {...{ patientId, account, zone }} />}
      <TimelineList title={t("chart:onlinePayments")} tab="money" {...{ patientId, timeline, zone }} />
    </>
  );
}
