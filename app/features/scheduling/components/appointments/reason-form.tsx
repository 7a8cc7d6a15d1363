import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";

export interface ReasonFormProps {
  appointmentId: string;
  reason: string;
  idempotencyKey: string;
}

/** Changes why an appointment takes place, where it stands. */
export function ReasonForm({ appointmentId, reason, idempotencyKey }: ReasonFormProps) {
  const { t } = usePatientT();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
        {t("scheduling:actions.update")}
      </summary>
      <form method="post" action={paths.appointment(appointmentId)} className="flex flex-col gap-4 pt-3">
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-update`} />
        <TextArea name="reason" label={t("scheduling:details.reason")} defaultValue={reason} required />
        <div>
          <Button type="submit" tone="secondary">
            {t("common:actions.save")}
          </Button>
        </div>
      </form>
    </details>
  );
}
