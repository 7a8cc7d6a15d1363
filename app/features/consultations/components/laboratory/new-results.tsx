import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

interface NewResultsProps {
  orders: readonly { id: string; number: number | null; since: number | null }[];
  /** Of the practice. */
  timeZone: string;
}

/** Tells a patient of results that they have not opened, with the way to each. */
export function NewResults({ orders, timeZone }: NewResultsProps) {
  const { t, format } = usePatientT();
  return orders.map(({ id, number, since }) => (
    <Banner
      key={id}
      tone="info"
      title={t("laboratory:newResult")}
      action={
        <LinkButton href={paths.labOrder(id)} icon="document">
          {t("laboratory:newResultOpen")}
        </LinkButton>
      }
    >
      {format.parts([
        t("laboratory:orderNumber", { number: number ?? 0 }),
        since !== null && format.date(since, timeZone),
      ])}
    </Banner>
  ));
}
