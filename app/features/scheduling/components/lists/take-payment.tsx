import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { VisuallyHidden } from "~/ui/base/visually-hidden";

interface TakePaymentProps {
  appointmentId: string;
  /** The patient's name, by which the buttons of a list are told apart. */
  name: string;
  /** The page that takes it, and says so. */
  action: string;
}

/** By one press an appointment is paid for at the clinic, which can be undone. */
export function TakePayment({ appointmentId, name, action }: TakePaymentProps) {
  const { t } = useT();
  return (
    <form method="post" action={action} data-once>
      <HiddenFields fields={{ appointmentId }} />
      <Button
        type="submit"
        name="intent"
        value="mark-paid"
        size="small"
        tone="secondary"
        className="min-h-8! px-2.5! whitespace-nowrap pointer-coarse:min-h-11!"
      >
        {t("scheduling:actions.markPaidAtClinic")}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </Button>
    </form>
  );
}
