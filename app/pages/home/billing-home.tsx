import { PaymentsToReview } from "~/features/billing/components/payments/payments-to-review";
import { DeskRefunds } from "~/features/scheduling/components/payments/desk-refunds";
import { Unpaid } from "~/features/scheduling/components/payments/unpaid";
import { useT } from "~/i18n/use-t";
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
  return (
    <>
      <PageHeader title={t("home:greeting", { name })} caption={format.plainDate(money.day, "long")} />
      <JustDone {...{ just, clock, errors }} zone={money.timeZone} byPlace />
      <MoneyTiles {...{ money, toReview, desk }} />
      <div className="grid items-start gap-4 computer:grid-cols-[minmax(0,1fr)_22rem]">
        <Unpaid money={money} />
        <div id="to-review" className="flex min-w-0 scroll-mt-20 flex-col gap-4">
          <PaymentsToReview
            payments={refunds}
            timeZone={money.timeZone}
            title={t("billing:review.refundsTitle")}
            empty={t("billing:review.noRefunds")}
          >
            {desk.length > 0 && <DeskRefunds refunds={desk} timeZone={money.timeZone} />}
          </PaymentsToReview>
          <PaymentsToReview
            payments={doubtful}
            timeZone={money.timeZone}
            title={t("billing:review.doubtfulTitle")}
            empty={t("billing:review.noneDoubtful")}
          />
        </div>
      </div>
    </>
  );
}
