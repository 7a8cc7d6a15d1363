import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Anchor, TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { UNPAID_AGES, type AgeSpan, type Counted } from "../../domain/payments/money-day";
import type { UnpaidLine } from "../../domain/payments/unpaid-lines";
import { providerName } from "../appointments/person-names";
import { TakePayment } from "../lists/take-payment";
import { accountHref } from "./account-href";
import { useUnpaidWhat } from "./unpaid-what";
import { useAmounts } from "./use-amounts";

type Line = UnpaidLine & { patientName: string; appointment: Pick<AppointmentSummary, "employee"> | null };

interface UnpaidProps {
  money: {
    currencyCode: string;
    /** Which are shown; null for all. */
    age: AgeSpan["age"] | null;
    unpaidOf: readonly (Counted & Pick<AgeSpan, "age">)[];
    unpaidInAll: Counted;
    unpaid: readonly Line[];
    /** The practice's, for what is of no place. */
    timeZone: string;
    /** Whether the reader opens patients. */
    seesPatients: boolean;
    /** Behind which the next page begins; null where there is none. */
    after: string | null;
    isFirstPage: boolean;
  };
}

/** What is not paid, by how long ago it was, each with a way to take payment. */
export function Unpaid({ money }: UnpaidProps) {
  const { t } = useT();
  const { age, after, isFirstPage, unpaid } = money;
  const shown = age ?? undefined;
  return (
    <div id="unpaid" className="min-w-0 scroll-mt-20">
      <Card title={t("scheduling:unpaid.title")} padding="flush">
        <Ages {...money} />
        {unpaid.length === 0 ? (
          <EmptyState
            level={3}
            icon="check-circle"
            title={t(age === null ? "scheduling:unpaid.none" : "scheduling:unpaid.noneOfAge")}
          >
            {t("scheduling:unpaid.noneText")}
          </EmptyState>
        ) : (
          <ul className="@container divide-y divide-line border-t border-line">
            {unpaid.map((line) => (
              <UnpaidRow key={line.id} {...{ line, money }} action={paths.home({ age: shown })} />
            ))}
          </ul>
        )}
        {(after !== null || !isFirstPage) && (
          <nav
            aria-label={t("common:navigation.pagination")}
            className="flex flex-wrap justify-between gap-3 border-t border-line px-4 py-2"
          >
            {isFirstPage ? (
              <span />
            ) : (
              <LinkButton href={`${paths.home({ age: shown })}#unpaid`} tone="quiet" size="small" icon="chevron-start">
                {t("scheduling:unpaid.latest")}
              </LinkButton>
            )}
            {after !== null && (
              <LinkButton
                href={`${paths.home({ age: shown, after })}#unpaid`}
                tone="quiet"
                size="small"
                iconEnd="chevron-end"
              >
                {t("scheduling:unpaid.earlier")}
              </LinkButton>
            )}
          </nav>
        )}
      </Card>
    </div>
  );
}

/** The ages side by side, each with what it comes to; a press narrows the list to it. */
function Ages({ age, unpaidOf, unpaidInAll, currencyCode }: UnpaidProps["money"]) {
  const { t, format } = useT();
  const written = useAmounts(currencyCode);
  const all = { key: null, ...unpaidInAll };
  const ages = UNPAID_AGES.map((key) => ({
    key,
    ...(unpaidOf.find((each) => each.age === key) ?? { count: 0, amounts: [] }),
  }));
  return (
    <nav aria-label={t("scheduling:unpaid.byAge")} className="@container">
      <ul className="-mb-px flex overflow-x-auto border-t border-line @lg:grid @lg:grid-cols-3 @lg:overflow-hidden @4xl:grid-cols-6">
        {[all, ...ages].map(({ key, count, amounts }) => (
          <li key={key ?? "all"} className="-ms-px shrink-0 border-s border-b border-line">
            <Anchor
              href={`${paths.home({ age: key ?? undefined })}#unpaid`}
              aria-current={key === age ? "true" : undefined}
              className={classNames(
                "flex h-full min-h-14 flex-col gap-0.5 px-4 py-2 no-underline",
                key === age ? "bg-brand-soft text-brand-text" : "text-ink hover:bg-sunken",
              )}
            >
              <span className={key === age ? "text-sm font-semibold" : "text-sm text-muted"}>
                {t(`scheduling:unpaid.ages.${key ?? "all"}`)} ({format.number(count)})
              </span>
              <span className="font-semibold tabular-nums">{written(amounts)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowProps {
  line: Line;
  money: Pick<UnpaidProps["money"], "timeZone" | "seesPatients">;
  action: string;
}

function UnpaidRow({ line, money, action }: RowProps) {
  const { t, format } = useT();
  const what = useUnpaidWhat();
  const { of, id, at, patientId, patientName, amountMinor, currencyCode, appointment } = line;
  const isAppointment = of === "appointment";
  // By the practice's clock, as everywhere staff read a time, wherever the appointment is.
  const when = isAppointment ? format.dateTime(at, money.timeZone, "short") : format.date(at, money.timeZone);
  const about = [what(line), appointment && providerName(t, appointment.employee)].filter(Boolean).join(" · ");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 @xl:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0 leading-tight">
        <TextLink
          href={accountHref(patientId, money.seesPatients)}
          className="inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11"
        >
          <bdi>{patientName}</bdi>
        </TextLink>
        <p className="text-sm text-muted">
          {at > 0 && (isAppointment ? <TextLink href={paths.appointment(id)}>{when}</TextLink> : when)}
          {at > 0 && " · "}
          {about}
        </p>
      </div>
      <span className="text-end font-semibold tabular-nums">{format.money(amountMinor, currencyCode)}</span>
      <div className="@max-xl:col-span-2">
        {isAppointment ? (
          <TakePayment
            appointmentId={id}
            name={patientName}
            action={action}
            money={{ amountMinor, currencyCode }}
            hasOther
          />
        ) : (
          <LinkButton
            href={paths.paymentCreate({ patientId, currencyCode })}
            tone="secondary"
            size="small"
            aria-label={`${t("payments:staff.take")} – ${patientName}`}
          >
            {t("payments:staff.take")}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
