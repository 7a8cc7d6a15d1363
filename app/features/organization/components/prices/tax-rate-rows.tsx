import { useT } from "~/i18n/use-t";
import { EditLink, RecordStatus } from "~/screens/record-list";
import { useRecordWords } from "~/screens/record-words";
import { RowSwitch } from "~/screens/row-switch";
import { RowButton } from "~/ui/action/row-button";
import { Dotted } from "~/ui/base/dotted";
import { Card } from "~/ui/view/card";
import { taxRateKind } from "../../schemas/prices/tax-rate";

interface TaxRateItem {
  id: string;
  name: string;
  /** As it is typed, such as 7.25. */
  percentage: string;
  isInclusive: boolean;
  isCompound: boolean;
  isDefault: boolean;
  branchId: string | null;
  enabled: boolean;
}

interface TaxRateRowsProps {
  rates: readonly TaxRateItem[];
  branches: readonly { id: string; name: string }[];
  href: string;
}

/** With room each thing that can be done stands below the same of the row above. */
const LIST =
  "flex flex-col divide-y divide-line @min-[44rem]:grid @min-[44rem]:grid-cols-[minmax(14rem,1fr)_repeat(5,auto)]";
const ROW =
  "flex flex-wrap items-center gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 @min-[44rem]:col-span-full @min-[44rem]:grid @min-[44rem]:grid-cols-subgrid @min-[44rem]:gap-x-1";

/** The tax rates in the order in which they are charged; each can be moved by one place. */
export function TaxRateRows({ rates, branches, href }: TaxRateRowsProps) {
  const { t, format } = useT();
  const say = useRecordWords(taxRateKind.words);
  const steps = (index: number) =>
    (["up", "down"] as const).filter((step) => index !== (step === "up" ? 0 : rates.length - 1));
  return (
    <Card>
      <div className="@container">
        <ol className={LIST}>
          {rates.map((rate, index) => (
            <li key={rate.id} className={ROW}>
              <div className="min-w-0 grow basis-64">
                <p className="font-semibold [overflow-wrap:anywhere]">
                  <bdi>{t("charges:tax", { name: rate.name, percent: format.number(Number(rate.percentage)) })}</bdi>
                </p>
                <p className="text-sm text-muted">
                  <Dotted
                    parts={[
                      t(rate.isInclusive ? "prices:facts.inclusive" : "prices:facts.exclusive"),
                      rate.isCompound ? t("prices:facts.compound") : "",
                      rate.isDefault ? t("prices:facts.default") : "",
                      branches.find(({ id }) => id === rate.branchId)?.name ?? t("prices:everywhere"),
                    ]}
                  />
                </p>
              </div>
              <div>
                <RecordStatus item={rate} say={say} />
              </div>
              <div className="flex flex-wrap items-center gap-x-2 @min-[44rem]:contents">
                <EditLink item={rate} say={say} href={`${href}?edit=${rate.id}`} />
                {steps(index).map((step) => (
                  <div key={step} className={step === "up" ? "@min-[44rem]:col-start-4" : "@min-[44rem]:col-start-5"}>
                    <RowButton
                      id={rate.id}
                      name="intent"
                      value={step}
                      tone="quiet"
                      size="small"
                      label={say(step)}
                      about={rate.name}
                    />
                  </div>
                ))}
                <div className="@min-[44rem]:col-start-6">
                  <RowSwitch item={rate} say={say} />
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
