import type { ConsultationListProps } from "~/features/waiting-room/components/record/consultation-list";
import { ConsultationList } from "~/features/waiting-room/components/record/consultation-list";
import type { PatientAccount, PatientInvoices } from "~/features/billing/public.server";
import { ChargesList } from "~/features/scheduling/components/charges/charges-list";
import { OwedItems } from "~/features/scheduling/components/payments/owed-items";
import { StandingSums } from "~/features/scheduling/components/payments/standing-sums";
import type { Charges, Standing } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { PatientAccountCard } from "./patient-account";
import { PatientInvoicesCard } from "./patient-invoices";
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
  papers: { notes: boolean; prescriptions: boolean; orders: boolean; questionnaires: boolean };
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
    { words: t("questionnaires:title"), href: paths.questionnaires(patient), shown: papers.questionnaires },
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

/** What is owed, the account by the books, and the online payments. */
export function MoneyPart({
  patientId,
  timeline,
  zone,
  standings,
  account,
  charges,
  invoices,
  settles,
}: PartProps & {
  standings: readonly Standing[] | null;
  account: PatientAccount | null;
  charges: Charges | null;
  invoices: PatientInvoices | null;
  settles: boolean;
}) {
  const { t } = useT();
  const hrefOf = ({ of, id }: Standing["items"][number]) =>
    of === "balance" ? undefined : of === "charge" ? paths.charge(id) : paths.appointment(id);
  return (
    <>
      <Card title={t("chart:owed")}>
        <StandingSums standings={standings ?? []} settled={t("chart:account.settled")} />
        {/* As wide as the sums above them, so that all amounts stand below each other. */}
        <div className="max-w-md">
          {standings?.map(({ currencyCode, items }) => (
            <OwedItems key={currencyCode} {...{ items, zone, hrefOf }} />
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <LinkButton href={paths.paymentCreate({ patientId })} size="small" icon="plus">
            {t("payments:staff.take")}
          </LinkButton>
          {settles && (
            <LinkButton href={paths.paymentEdit(undefined, { patientId })} tone="secondary" size="small">
              {t("payments:staff.settle")}
            </LinkButton>
          )}
        </div>
      </Card>
      {charges && (
        <ChargesList
          {...charges}
          {...{ zone }}
          title={t("charges:list.title")}
          empty={t("charges:list.empty")}
          next={charges.next && paths.patient(patientId, { tab: "money", charges: charges.next })}
          first={paths.patient(patientId, { tab: "money" })}
          forStaff
          actions={
            <LinkButton href={paths.chargeAdd({ patient: patientId })} icon="plus" tone="secondary" size="small">
              {t("charges:add.title")}
            </LinkButton>
          }
        />
      )}
      {invoices && <PatientInvoicesCard {...{ patientId, invoices }} />}
      {account && <PatientAccountCard {...{ patientId, account, zone }} />}
      <TimelineList title={t("chart:onlinePayments")} tab="money" {...{ patientId, timeline, zone }} />
    </>
  );
}
