import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { creditHint, creditHintToStaff } from "../booking/credit-hint";

interface PayWithCreditCardProps {
  appointmentId: string;
  /** The patient's credits that could pay for it. */
  credits: OfferedCredits;
  side: "staff" | "patient";
  idempotencyKey: string;
}

/** Pays for an appointment that is there already with one of the patient's credits. */
export function PayWithCreditCard({ appointmentId, credits, side, idempotencyKey }: PayWithCreditCardProps) {
  const { t } = usePatientT();
  const staff = useStaffT(side);
  return (
    <Card title={t("credits:later.title")}>
      <form
        method="post"
        action={paths.appointment(appointmentId)}
        data-once
        className="flex flex-col items-start gap-3"
      >
        <p>{staff ? creditHintToStaff(staff.t, credits) : creditHint(t, credits)}</p>
        <HiddenFields fields={{ idempotencyKey: `${idempotencyKey}-credit` }} />
        <AskFirst
          name="intent"
          value="pay-with-credit"
          question={t("credits:later.ask")}
          text={t("credits:later.askText")}
        >
          {staff ? staff.t("credits:pay.offerToStaff") : t("credits:pay.offer")}
        </AskFirst>
      </form>
    </Card>
  );
}
