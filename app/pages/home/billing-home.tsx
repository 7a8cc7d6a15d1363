import { PaymentsToReview } from "~/features/billing/components/payments/payments-to-review";
import { DeskRefunds } from "~/features/scheduling/components/payments/desk-refunds";
import { Unpaid } from "~/features/scheduling/components/payments/unpaid";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { PageHeader } from "~/ui/view/page-header";
import type { HomeWork } from "./home-work.server";
import { JustDone, type JustDoneProps } from "./just-done";
import { MoneyTiles } from "./money-tiles";

type BillingHomeProps = NonNullable<HomeWork["money"]> & Pick<JustDoneProps, "clock" | "errors"> & { name: string };

/**
 * The day of whoever looks after the money: how it stands, who has not paid, with payment taken by one press, and the
 * payments that only a person can settle.
 */
export function BillingHome({ name, money, toReview, desk, just, clock, errors }: BillingHomeProps) {
  const { t, format } = useT();
  const refunds = toReview.filter(({ review }) => review === "NOT_NEEDED");
  const doubtful = toReview.filter(({ review }) => review !== "NOT_NEEDED");
  const settled = toReview.length + desk.length === 0;
  return (
    <>
      <PageHeader
        title={t("home:greeting", { name })}
        caption={format.plainDate(money.day, "long")}
        actions={
          <LinkButton href={paths.till()} tone="secondary" size="small" icon="card">
            {t("payments:staff.till")}
          </LinkButton>
        }
      />
      <JustDone {...{ just, clock, errors }} zone={money.timeZone} byPlace />
      <MoneyTiles {...{ money, toReview, desk }} />
      <div className={classNames("grid items-start gap-4", !settled && "computer:grid-cols-[minmax(0,1fr)_22rem]")}>
        <Unpaid money={money} />
        <div
          id="to-review"
          className={classNames(
            "flex min-w-0 scroll-mt-20 flex-col gap-4",
            settled ? "order-first -my-1" : "max-computer:order-first",
          )}
        >
          {settled ? <NothingToSettle /> : <ToSettle {...{ refunds, doubtful, desk }} timeZone={money.timeZone} />}
        </div>
      </div>
    </>
  );
}

/** What waits for nobody takes a line, and leaves its room to who has not paid. */
function NothingToSettle() {
  const { t } = useT();
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon name="check-circle" className="size-5 text-good-text" />
      {`${t("billing:review.noRefunds")} ${t("billing:review.noneDoubtful")}`}
    </p>
  );
}

interface ToSettleProps extends Pick<BillingHomeProps, "desk"> {
  refunds: BillingHomeProps["toReview"];
  doubtful: BillingHomeProps["toReview"];
  timeZone: string;
}

/** The payments that are to go back, and those of which a person has to say what comes of them. */
function ToSettle({ refunds, doubtful, desk, timeZone }: ToSettleProps) {
  const { t } = useT();
  return (
    <>
      <PaymentsToReview
        payments={refunds}
        timeZone={timeZone}
        title={t("billing:review.refundsTitle")}
        empty={t("billing:review.noRefunds")}
      >
        {desk.length > 0 && <DeskRefunds refunds={desk} timeZone={timeZone} />}
      </PaymentsToReview>
      <PaymentsToReview
        payments={doubtful}
        timeZone={timeZone}
        title={t("billing:review.doubtfulTitle")}
        empty={t("billing:review.noneDoubtful")}
      />
    </>
  );
}
