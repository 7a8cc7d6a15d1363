import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import type { AppointmentDiscountView } from "../../domain/payments/discount-view";
import { priceLessText } from "./price-less-text";

interface DiscountCardProps {
  appointmentId: string;
  discount: AppointmentDiscountView;
  /** What was typed, and why it was refused. */
  typed: string;
  error: string | undefined;
  idempotencyKey: string;
}

/** What an appointment costs with its discounts, which of them may not hold, and a code for one more. */
export function DiscountCard({ appointmentId, discount, typed, error, idempotencyKey }: DiscountCardProps) {
  const { t, format } = useT();
  const { price, doubts, mayChange } = discount;
  const form = { method: "post", action: paths.appointment(appointmentId), "data-once": "" } as const;
  const said = (act: string) => ({ intent: "discount", idempotencyKey: `${idempotencyKey}-discount-${act}` });
  // The price alone stands among the facts of the appointment.
  const plain = price.discounts.length === 0;
  if (plain && !mayChange) return null;
  const content = (
    <div className="flex flex-col gap-4">
      {!plain && <p className="font-semibold">{priceLessText(t, format, price)}</p>}
      {price.discounts.map(({ id, label }) => {
        const doubt = doubts[id];
        return (
          <div key={id} className="flex flex-col items-start gap-2">
            {doubt && <p>{t(`discounts:doubt.${doubt}`, { name: label })}</p>}
            {mayChange && (
              <form {...form}>
                <HiddenFields fields={{ ...said(id), remove: id }} />
                <AskFirst
                  size="small"
                  question={t("discounts:card.removeAsk", { name: label })}
                  text={t("discounts:card.removeText")}
                >
                  {t("discounts:card.remove", { name: label })}
                </AskFirst>
              </form>
            )}
          </div>
        );
      })}
      {mayChange && (
        <form {...form} className="flex flex-col items-start gap-3">
          <HiddenFields fields={said("add")} />
          <TextField
            name="discountCode"
            label={t("discounts:code.label")}
            defaultValue={typed}
            error={error}
            autoComplete="off"
          />
          <Button type="submit" tone="secondary">
            {t("discounts:code.apply")}
          </Button>
        </form>
      )}
    </div>
  );
  if (!plain) return <Card title={t("discounts:card.title")}>{content}</Card>;
  return (
    <FoldedCard title={t("discounts:code.label")} open={error !== undefined}>
      {content}
    </FoldedCard>
  );
}
