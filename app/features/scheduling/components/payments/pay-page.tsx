import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { PayChoiceFields } from "~/screens/pay-choice";
import { TaxesIn } from "~/screens/taxes-in";
import { Button, LinkButton } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Banner, type BannerTone } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Panel } from "~/ui/view/panel";
import { SummaryList } from "~/ui/view/summary-list";
import { bookingNumber } from "../../domain/booking/booking-number";
import type { PaymentStep, PaymentView } from "../../domain/payments/payment-view";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { AppointmentTime } from "../appointments/appointment-time";
import { clockTime } from "../appointments/clock-time";
import { providerName } from "../appointments/person-names";
import { priceLessText } from "./price-less-text";

export interface PayPageProps {
  payment: PaymentView;
  clock: ReaderClock;
  /** Address of this very page, to look again. */
  here: string;
  /** Where whoever holds the booking's reference sees what they booked; null for others. */
  booked: { href: string; file: string } | null;
  /** Of what was paid, for whoever may open its receipt. */
  receipt: string | null;
  errors: readonly { field?: string; message: string }[];
  /** What was posted and refused. */
  sent?: Readonly<Record<string, string>> | undefined;
}

/** What stands above the appointment, by where its payment stands. */
const SAID: Readonly<Partial<Record<PaymentStep, BannerTone>>> = {
  failed: "error",
  closed: "warn",
  checking: "info",
  gone: "warn",
  off: "warn",
  later: "info",
  free: "info",
};

const PAYS: ReadonlySet<PaymentStep> = new Set<PaymentStep>(["toPay", "failed", "closed"]);

/** Paying for an appointment: what it is, what it costs, and what came of it. It needs no script. */
export function PayPage({ payment, clock, here, booked, receipt, errors, sent }: PayPageProps) {
  const words = usePatientT();
  const { t, format } = words;
  const { step, price, askedMinor, payBefore, timeZone, moneyBack, confirmed, isUnclear } = payment;
  const tone = SAID[step];
  const amount = price ? format.money(askedMinor ?? price.costMinor, price.currencyCode) : "";
  if (step === "paid")
    return (
      <>
        <Panel
          title={t("billing:appointment.paidTitle")}
          actions={
            (booked !== null || receipt !== null) && (
              <>
                {booked && <LinkButton href={booked.href}>{t("billing:appointment.toBooking")}</LinkButton>}
                {booked && (
                  <LinkButton href={booked.file} icon="calendar" tone="secondary" download>
                    {t("booking:done.addToCalendar")}
                  </LinkButton>
                )}
                {receipt !== null && (
                  <LinkButton href={receipt} tone="secondary">
                    {t("payments:seeReceipt")}
                  </LinkButton>
                )}
              </>
            )
          }
        >
          <p>{t(confirmed ? "billing:appointment.paidConfirmed" : "billing:appointment.paidText")}</p>
          <p className="mt-2 text-base text-muted">
            {t("booking:done.reference", { reference: bookingNumber(payment.appointmentId) })}
          </p>
        </Panel>
        <AppointmentCard {...{ payment, clock }} />
      </>
    );
  return (
    <>
      <PageHeader title={t("billing:appointment.title")} />
      {errors.map(({ message }) => (
        <Banner key={message} tone="error" live title={message} />
      ))}
      {tone && errors.length === 0 && step !== "toPay" && (
        <Banner
          tone={isUnclear ? "warn" : tone}
          live
          title={t(isUnclear ? "billing:payNow.at.UNCLEAR" : `billing:appointment.${step}`)}
        >
          {step === "failed" || step === "closed"
            ? t("billing:appointment.again")
            : isUnclear
              ? t("billing:payNow.unclearText")
              : moneyBack && t("billing:appointment.moneyBack")}
        </Banner>
      )}
      {PAYS.has(step) && payBefore !== null && (
        <p className="text-lg">
          {t("billing:appointment.payBefore", { time: clockTime(words, payBefore, clock, timeZone) })}
        </p>
      )}
      <AppointmentCard {...{ payment, clock }} footer={<PayFoot {...{ payment, amount, here, errors, sent }} />} />
    </>
  );
}

interface PayFootProps extends Pick<PayPageProps, "payment" | "here" | "errors" | "sent"> {
  amount: string;
}

function PayFoot({ payment: { step, choices, chosen, isUnclear }, amount, here, errors, sent }: PayFootProps) {
  const { t } = usePatientT();
  const errorAt = (name: string) => errors.find(({ field }) => field === name)?.message;
  // A person decides: looking again changes nothing.
  if (isUnclear) return null;
  if (step === "checking")
    return (
      <LinkButton href={here} tone="secondary">
        {t("billing:appointment.lookAgain")}
      </LinkButton>
    );
  if (!PAYS.has(step)) return null;
  return (
    <form method="post" className="flex flex-col items-start gap-3">
      <PayChoiceFields choices={choices} chosen={sent?.["gatewayType"] ?? chosen} error={errorAt("gatewayType")}>
        <TextField
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          label={t("billing:payNow.phone")}
          hint={t("billing:payNow.phoneYours")}
          defaultValue={sent?.["phone"]}
          error={errorAt("phone")}
        />
      </PayChoiceFields>
      <Button type="submit" size="large">
        {t("billing:appointment.payAmount", { amount })}
      </Button>
      <p className="text-sm text-muted">{t("billing:appointment.atGatewayHint")}</p>
    </form>
  );
}

interface AppointmentCardProps {
  payment: PaymentView;
  clock: ReaderClock;
  footer?: ReactNode;
}

function AppointmentCard({ payment, clock, footer }: AppointmentCardProps) {
  const { t, format } = usePatientT();
  const { startsAt, endsAt, timeZone, offeringName, provider, instructions, step } = payment;
  const said = payment.price && (
    <>
      {priceLessText(t, format, payment.price)}
      <TaxesIn {...payment.price} />
    </>
  );
  const { price: priced, askedMinor, paid } = payment;
  const leftMinor = priced && askedMinor !== null && askedMinor < priced.costMinor ? askedMinor : 0;
  const price = [
    ...(said ? [{ term: t("common:fields.price"), value: said }] : []),
    ...(priced && leftMinor > 0
      ? [{ term: t("payments:own.sums.left"), value: format.money(leftMinor, priced.currencyCode) }]
      : []),
  ];
  return (
    <Card title={t("billing:appointment.yours")} footer={step === "checking" || PAYS.has(step) ? footer : undefined}>
      <SummaryList
        rows={[
          { term: t("scheduling:details.offering"), value: <bdi>{offeringName}</bdi> },
          { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, provider)}</bdi> },
          {
            term: t("scheduling:details.when"),
            value: <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} />,
          },
          ...price,
          ...(paid
            ? [{ term: t("payments:own.sums.paid"), value: format.money(paid.amountMinor, paid.currencyCode) }]
            : []),
        ]}
      />
      {instructions && (
        <p className="mt-4">
          <bdi>{instructions}</bdi>
        </p>
      )}
    </Card>
  );
}
