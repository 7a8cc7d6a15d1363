import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { howTaken, strengthAndForm } from "~/i18n/how-taken";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import { Card } from "~/ui/view/card";
import { allowedOf } from "../../domain/pharmacy/dispensing";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";

/** One medicine as the paper has it, and how much of it has been handed out. */
export function DeskLineCard({ line, timeZone }: { line: DeskViewLine; timeZone: string }) {
  const speech = useT();
  const { t, format } = speech;
  const { name, medicine, quantity, dispensed, left, refillsLeft, refillDueAt } = line;
  const amount = (count: number) => amountOfMedicine(count, { quantity, unit: medicine.quantityUnit }, speech);
  const { refills } = medicine;
  const refillWords =
    refillsLeft === 0 ? t("pharmacy:one.noRefills") : t("pharmacy:one.refills", { count: refillsLeft });
  const facts =
    refills > 0 && quantity !== null
      ? ([
          [t("pharmacy:one.prescribed"), t("pharmacy:one.withRefills", { amount: amount(quantity), count: refills })],
          [t("pharmacy:one.handed"), amount(dispensed)],
          [t("pharmacy:one.leftWithRefills"), format.parts([amount(left), refillWords])],
        ] as const)
      : ([
          [t("pharmacy:one.prescribed"), amount(allowedOf({ quantity, refills }))],
          [t("pharmacy:one.handed"), amount(dispensed)],
          [t("pharmacy:one.left"), amount(left)],
        ] as const);
  return (
    <Card level={3} title={<bdi>{format.parts([name, ...strengthAndForm(medicine, speech)])}</bdi>}>
      <div className="flex flex-col gap-4">
        <p className="font-medium">
          {format.parts([
            medicine.dosageText || howTaken(medicine, speech),
            medicine.days !== null && t("prescriptions:line.forDays", { days: format.unit(medicine.days, "day") }),
          ])}
        </p>
        {medicine.instructions !== "" && (
          <p className="max-w-prose whitespace-pre-line" dir="auto">
            {medicine.instructions}
          </p>
        )}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {!medicine.substitutionAllowed && (
            <StatusBadge colour="orange">{t("pharmacy:one.noSubstitution")}</StatusBadge>
          )}
          {left === 0 && <StatusBadge colour="green">{t("pharmacy:one.allHanded")}</StatusBadge>}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {refillDueAt !== null && (
          <p className="text-muted">{t("pharmacy:one.refillDue", { date: format.date(refillDueAt, timeZone) })}</p>
        )}
      </div>
    </Card>
  );
}
