import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { howTaken, strengthAndForm } from "~/i18n/how-taken";
import { useT } from "~/i18n/use-t";
import { computedQuantity } from "../../domain/prescriptions/quantity";
import type { ShownLine } from "./line-text";

/** What it is, and what it is for. */
export function MedicineText({ name, medicine }: ShownLine) {
  const speech = useT();
  const { t, format } = speech;
  const strong = strengthAndForm(medicine, speech).filter((part) => !name.includes(part));
  return (
    <>
      <p>
        <bdi className="font-semibold">{name}</bdi> <span>{format.parts(strong)}</span>
      </p>
      {medicine.reason !== "" && (
        <p className="text-sm text-muted">{t("medications:reasonIs", { reason: medicine.reason })}</p>
      )}
    </>
  );
}

/** How it is taken, and for how long. */
export function DirectionsText({ medicine }: ShownLine) {
  const speech = useT();
  const { t, format } = speech;
  const how = medicine.dosageText || howTaken(medicine, speech);
  const days =
    medicine.days === null ? "" : t("prescriptions:line.forDays", { days: format.unit(medicine.days, "day") });
  return (
    <>
      <p>{[how, days].filter(Boolean).join(" · ")}</p>
      {medicine.instructions !== "" && (
        <p dir="auto" className="text-sm whitespace-pre-line text-muted">
          {medicine.instructions}
        </p>
      )}
    </>
  );
}

/** How much is handed out and how often, or why that cannot be computed. */
export function QuantityText({ medicine, quantity }: ShownLine) {
  const speech = useT();
  const { t, format } = speech;
  const { quantityUnit, refills } = medicine;
  if (quantity === null || quantityUnit === "") {
    const computed = computedQuantity(medicine);
    return "missing" in computed ? (
      <p className="text-sm text-warn-text">{t(`prescriptions:notComputed.${computed.missing}`)}</p>
    ) : null;
  }
  const more = [
    refills > 0 && t("prescriptions:line.refills", { number: refills }),
    !medicine.substitutionAllowed && t("prescriptions:line.noSubstitution"),
  ];
  return (
    <>
      <p>{amountOfMedicine(quantity, { quantity, unit: quantityUnit }, speech)}</p>
      {more.some(Boolean) && <p className="text-sm text-muted">{format.parts(more)}</p>}
    </>
  );
}
