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

/** The tax rates in the order in which they are charged; each can be moved by one place. */
export function TaxRateRows({ rates, branches, href }: TaxRateRowsProps) {
  const { t, format } = useT();
  const say = useRecordWords(taxRateKind.words);
  const steps = (index: number) =>
    (["up", "down"] as const).filter((step) => index !== (step === "up" ? 0 : rates.length - 1));
  return (
    <Card>
      <ol className="flex flex-col divide-y divide-line">
        {rates.map((rate, index) => (
          <li key={rate.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
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
            <RecordStatus item={rate} say={say} />
            <div className="flex flex-wrap items-center gap-x-2">
              <EditLink item={rate} say={say} href={`${href}?edit=${rate.id}`} />
              {steps(index).map((step) => (
                <RowButton
                  key={step}
                  id={rate.id}
                  name="intent"
                  value={step}
                  tone="quiet"
                  size="small"
                  label={say(step)}
                  about={rate.name}
                />
              ))}
              <RowSwitch item={rate} say={say} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
