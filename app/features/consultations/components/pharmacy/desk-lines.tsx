import type { ReactNode } from "react";
import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { howTaken, strengthAndForm } from "~/i18n/how-taken";
import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import { Card } from "~/ui/view/card";
import { allowedOf } from "../../domain/pharmacy/dispensing";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { warningText } from "../prescriptions/warning-text";

interface DeskLineCardProps {
  line: DeskViewLine;
  timeZone: string;
  /** Where nothing may be handed out any more, nothing is left. */
  mayHandOut: boolean;
  /** What is handed out of it now. */
  children?: ReactNode;
}

/** What a medicine was prescribed despite, in the prescriber's words: whoever hands it out looks at it once more. */
function Overruled({ medicine: { overruled } }: Pick<DeskViewLine, "medicine">) {
  const speech = useT();
  const { t } = speech;
  if (overruled.length === 0) return null;
  return (
    <section
      aria-label={t("medicine-checks:title" satisfies PlainKey)}
      className="rounded-lg border-2 border-warn-line bg-warn-soft p-4"
    >
      <ul className="flex flex-col gap-2">
        {overruled.map((warning) => (
          <li key={`${warning.check} ${warning.about}`} dir="auto">
            <span className="font-medium">{warningText(warning, speech)}</span>{" "}
            <span>{t("prescriptions:warnings.overruled", { reason: warning.reason })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One medicine as the paper has it, what it was prescribed despite, and how much of it has been handed out. */
export function DeskLineCard({ line, timeZone, mayHandOut, children }: DeskLineCardProps) {
  const speech = useT();
  const { t, format } = speech;
  const { name, medicine, quantity, dispensed, left, refillsLeft, refillDueAt, declined, dispensedBefore } = line;
  const amount = (count: number) => amountOfMedicine(count, { quantity, unit: medicine.quantityUnit }, speech);
  const { refills } = medicine;
  const refillWords =
    refillsLeft === 0 ? t("pharmacy:one.noRefills") : t("pharmacy:one.refills", { count: refillsLeft });
  // Before anything is handed out, all of it is left.
  const begun = (words: string) => (dispensed > 0 || !mayHandOut ? words : "");
  const facts =
    refills > 0 && quantity !== null
      ? ([
          [t("pharmacy:one.prescribed"), t("pharmacy:one.withRefills", { amount: amount(quantity), count: refills })],
          [t("pharmacy:one.handed"), begun(amount(dispensed))],
          [t("pharmacy:one.leftWithRefills"), mayHandOut ? format.parts([amount(left), refillWords]) : ""],
        ] as const)
      : ([
          [t("pharmacy:one.prescribed"), amount(allowedOf({ quantity, refills }))],
          [t("pharmacy:one.handed"), begun(amount(dispensed))],
          [t("pharmacy:one.left"), mayHandOut ? begun(amount(left)) : ""],
        ] as const);
  const shown = [...facts, [t("pharmacy:one.reasonFor"), medicine.reason] as const].filter(([, value]) => value !== "");
  return (
    <Card level={3} title={<span>{format.parts([name, ...strengthAndForm(medicine, speech)])}</span>}>
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
          {declined?.declineReason === "NOT_SAFE" && (
            <StatusBadge colour="red">{t("pharmacy:desk.refused.unsafe")}</StatusBadge>
          )}
        </p>
        {dispensedBefore && (
          <p className="rounded-lg border-2 border-warn-line bg-warn-soft p-4 font-medium">
            {t("pharmacy:one.dispensedBefore", {
              amount: amount(dispensedBefore.amount),
              number: shownNumber(dispensedBefore.number),
            })}
          </p>
        )}
        <Overruled medicine={medicine} />
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {shown.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {mayHandOut && refillDueAt !== null && (
          <p className="text-muted">{t("pharmacy:one.refillDue", { date: format.date(refillDueAt, timeZone) })}</p>
        )}
        {children}
      </div>
    </Card>
  );
}
