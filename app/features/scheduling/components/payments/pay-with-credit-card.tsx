import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";

interface PayWithCreditCardProps {
  appointmentId: string;
  /** How many of the patient's credits could pay for it. */
  credits: number;
  side: "staff" | "patient";
  idempotencyKey: string;
}

/** Pays for an appointment that is there already with one of the patient's credits. */
export function PayWithCreditCard({ appointmentId, credits: count, side, idempotencyKey }: PayWithCreditCardProps) {
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
        <p>{staff ? staff.t("credits:pay.leftOfPatient", { count }) : t("credits:pay.left", { count })}</p>
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
