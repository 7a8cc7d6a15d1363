import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { directionsOf, strengthAndForm } from "~/i18n/how-taken";
import { useT } from "~/i18n/use-t";
import type { PrescribedMedicine } from "../../domain/prescriptions/prescribed-medicine";
import { computedQuantity } from "../../domain/prescriptions/quantity";

export interface ShownLine {
  name: string;
  medicine: PrescribedMedicine;
  quantity: number | null;
}

/** How much is handed out, or why that cannot be computed. */
function QuantityText({ medicine, quantity }: ShownLine) {
  const speech = useT();
  const { t, format } = speech;
  const { quantityUnit, refills } = medicine;
  if (quantity === null || quantityUnit === "") {
    const computed = computedQuantity(medicine);
    return "missing" in computed ? (
      <p className="text-sm text-warn-text">{t(`prescriptions:notComputed.${computed.missing}`)}</p>
    ) : null;
  }
  const amount = amountOfMedicine(quantity, { quantity, unit: quantityUnit }, speech);
  return (
    <p className="text-sm text-muted">
      {format.parts([
        t("prescriptions:line.quantity", { amount }),
        refills > 0 && t("prescriptions:line.refills", { number: refills }),
        !medicine.substitutionAllowed && t("prescriptions:line.noSubstitution"),
      ])}
    </p>
  );
}

interface LineTextProps {
  line: ShownLine;
  /** How it is taken stands out: the patient reads it. */
  large?: boolean;
}

/** One medicine in words: what it is, how it is taken, how much of it there is. */
export function LineText({ line, large = false }: LineTextProps) {
  const speech = useT();
  const { t, format } = speech;
  const { medicine, name } = line;
  const strong = strengthAndForm(medicine, speech).filter((part) => !name.includes(part));
  return (
    <div className="flex flex-col gap-1">
      <p className={large ? "text-lg font-semibold" : "font-semibold"}>{format.parts([name, ...strong])}</p>
      <p className={large ? "text-xl leading-snug" : undefined}>{directionsOf(medicine, speech)}</p>
      <QuantityText {...line} />
      {medicine.instructions !== "" && (
        <p dir="auto" className={large ? "text-lg whitespace-pre-line" : "whitespace-pre-line"}>
          {medicine.instructions}
        </p>
      )}
      {medicine.reason !== "" && (
        <p className="text-sm text-muted">{t("medications:reasonIs", { reason: medicine.reason })}</p>
      )}
    </div>
  );
}
