import { usePatientT } from "~/i18n/use-t";
import type { ReturnedPayment } from "~/kernel/money/returned-payment";
import { paths } from "~/paths";
import { MoneyParts } from "~/screens/money-parts";
import { PayChoiceFields, type PayChoice } from "~/screens/pay-choice";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import type { Standing } from "../../domain/payments/account-standing";
import { dueShownOf } from "../../domain/payments/due-shown";
import { OwedItems } from "./owed-items";
import type { JustPaid } from "../../domain/payments/paid-payment";
import type { OwnPaymentRow } from "../../domain/payments/own-rows";
import { OwnPaymentRows } from "./own-payment-rows";
import { isHeaded, SumsOf } from "./standing-sums";

export interface OwnPaymentsProps {
  title: string;
  rows: readonly OwnPaymentRow[];
  /** What they paid too much, of which nobody has said yet what becomes of it. */
  tooMuch: readonly { amountMinor: number; currencyCode: string }[];
  /** How it stands in each currency, with the payment services that take it; none where nothing is paid online. */
  owed: readonly (Standing & { choices: readonly PayChoice[] })[];
  /** How the payment went that they come back from; null where they come from none. */
  returned: ReturnedPayment;
  /** What they paid by it. */
  paid: JustPaid | null;
  timeZone: string;
  next: string | null;
  isFirst: boolean;
  year: number;
  errors: readonly { field?: string; message: string }[];
}

/** What a patient paid and owes, with all that is due to pay in one go. */
export function OwnPaymentsPage(props: OwnPaymentsProps) {
  const { title, rows, tooMuch, returned, next, isFirst, year, errors } = props;
  const { t, format } = usePatientT();
  return (
    <>
      <PageHeader title={title} lead={t("payments:own.lead")} />
      <MoneyParts current="payments" />
      {errors.map(({ message }) => (
        <Banner key={message} tone="error" live title={message} />
      ))}
      {returned && errors.length === 0 && (
        <Banner
          tone={returned === "PAID" ? "good" : returned === "FAILED" ? "error" : "info"}
          live
          title={t(`payments:own.came.${returned}`)}
        >
          {props.paid && <Paid paid={props.paid} />}
          {returned === "UNCLEAR" && t("billing:payNow.unclearText")}
        </Banner>
      )}
      {isFirst &&
        tooMuch.map(({ amountMinor, currencyCode }, index) => (
          <Banner
            key={`${currencyCode} ${index}`}
            tone="info"
            title={t("payments:own.tooMuch", { amount: format.money(amountMinor, currencyCode) })}
          >
            {t("payments:own.tooMuchText")}
          </Banner>
        ))}
      {isFirst && <Owed {...props} />}
      {rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="card" title={t("payments:own.empty")}>
            {t("payments:own.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <OwnPaymentRows rows={rows} timeZone={props.timeZone} />
      )}
      {(!isFirst || next !== null) && (
        <Cluster>
          {!isFirst && (
            <LinkButton href={paths.payments()} tone="secondary" icon="chevron-start">
              {t("payments:first")}
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton href={paths.payments({ after: next })} tone="secondary" iconEnd="chevron-end">
              {t("payments:next")}
            </LinkButton>
          )}
        </Cluster>
      )}
      <Cluster>
        {[year, year - 1].map((each) => (
          <TextLink key={each} href={paths.yearReceipts(String(each))} className="inline-flex min-h-11 items-center">
            {t("payments:own.years", { year: each })}
          </TextLink>
        ))}
      </Cluster>
    </>
  );
}

/** What was just paid and what for, with the way to its receipt. */
function Paid({ paid: { amountMinor, currencyCode, what, entryId } }: { paid: JustPaid }) {
  const { t, format } = usePatientT();
  return (
    <>
      <p>{format.parts([t("payments:own.paid", { amount: format.money(amountMinor, currencyCode) }), ...what])}</p>
      {entryId !== null && (
        <TextLink href={paths.paymentReceipt(entryId)} className="inline-flex min-h-11 items-center">
          {t("payments:seeReceipt")}
        </TextLink>
      )}
    </>
  );
}

function Owed({ owed, errors, timeZone }: OwnPaymentsProps) {
  const { t, format } = usePatientT();
  const errorAt = (name: string) => errors.find(({ field }) => field === name)?.message;
  if (owed.length === 0) return <p className="text-lg">{t("payments:own.nothingOwed")}</p>;
  return (
    <Card>
      <Stack>
        {owed.map(({ choices, ...standing }, index) => {
          const { currencyCode, toPayMinor, items } = standing;
          if (toPayMinor === 0)
            return <SumsOf key={currencyCode} {...{ standing, zone: timeZone }} heading={isHeaded(owed, index)} />;
          const amount = format.money(toPayMinor, currencyCode);
          return (
            <form key={currencyCode} method="post" data-once>
              <Stack>
                <HiddenFields fields={{ currencyCode, dueShown: dueShownOf(standing) }} />
                <p className="text-3xl font-bold tabular-nums tablet:text-4xl">
                  {t("payments:standing.toPay", { amount })}
                </p>
                <OwedItems
                  items={items}
                  zone={timeZone}
                  hrefOf={({ of, id }) => (of === "balance" ? undefined : paths.paymentView(id))}
                />
                {choices.length > 0 ? (
                  <>
                    <PayChoiceFields choices={choices} chosen={undefined} error={errorAt("gatewayType")}>
                      <TextField
                        id={`phone-${currencyCode}`}
                        name="phone"
                        type="tel"
                        label={t("billing:payNow.phone")}
                        hint={t("billing:payNow.phoneYours")}
                        error={errorAt("phone")}
                        autoComplete="tel"
                        dir="ltr"
                      />
                    </PayChoiceFields>
                    <Button type="submit" name="intent" value="pay" icon="card" className="w-full tablet:w-fit">
                      {t("payments:own.payAll", { amount })}
                    </Button>
                    <p className="text-sm text-muted">{t("payments:own.hint")}</p>
                  </>
                ) : (
                  <p>{t("payments:own.offline")}</p>
                )}
                <div className="border-t border-line pt-2 empty:hidden">
                  <SumsOf {...{ standing, zone: timeZone }} heading={false} />
                </div>
              </Stack>
            </form>
          );
        })}
      </Stack>
    </Card>
  );
}
