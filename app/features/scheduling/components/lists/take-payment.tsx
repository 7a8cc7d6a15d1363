import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { VisuallyHidden } from "~/ui/base/visually-hidden";

interface TakePaymentProps {
  appointmentId: string;
  /** The patient's name, by which the buttons of a list are told apart. */
  name: string;
  /** The page that takes it, and says so. */
  action: string;
  /** What is taken: in the currency's minor unit. */
  money: { amountMinor: number; currencyCode: string };
  /** With the way to another amount or kind. */
  hasOther?: boolean;
}

/** By one press an appointment is paid for at the clinic, which can be undone. */
export function TakePayment({ appointmentId, name, action, money, hasOther = false }: TakePaymentProps) {
  const { t, format } = useT();
  return (
    <form method="post" action={action} data-once className="flex flex-wrap items-center gap-2">
      <HiddenFields fields={{ appointmentId }} />
      <Button
        type="submit"
        name="intent"
        value="mark-paid"
        size="small"
        tone="secondary"
        className="min-h-8! px-2.5! whitespace-nowrap pointer-coarse:min-h-11!"
      >
        {t("scheduling:actions.markPaidAmount", { amount: format.money(money.amountMinor, money.currencyCode) })}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </Button>
      {hasOther && (
        <TextLink
          href={paths.paymentCreate({ appointmentId })}
          aria-label={`${t("payments:staff.otherShort")} – ${name}`}
          className="inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11"
        >
          {t("payments:staff.otherShort")}
        </TextLink>
      )}
    </form>
  );
}

interface TakeOwedProps {
  id: string;
  name: string;
  /** What is owed of the appointments of the list, by their ids. */
  owed: Readonly<Record<string, TakePaymentProps["money"] | undefined>>;
  action: string;
}

/** Takes what is owed of an appointment of a list; nothing where nothing is. */
export function TakeOwed({ id, name, owed, action }: TakeOwedProps) {
  const money = owed[id];
  return money ? <TakePayment appointmentId={id} name={name} action={action} money={money} /> : null;
}
