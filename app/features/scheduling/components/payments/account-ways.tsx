import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";

interface AccountWaysProps {
  patientId: string;
  /** Whether the reader opens the patient, charges them, waives what they owe. */
  may: { open: boolean; charge: boolean; settle: boolean };
}

/** What else is done about a patient's money, for whoever opens no page of theirs. */
export function AccountWays({ patientId, may }: AccountWaysProps) {
  const { t } = useT();
  if (may.open) return null;
  return (
    <Cluster>
      <LinkButton href={paths.payments({ patientId })} tone="secondary">
        {t("payments:staff.ofPatient")}
      </LinkButton>
      {may.charge && (
        <LinkButton href={paths.chargeAdd({ patient: patientId })} icon="plus" tone="secondary">
          {t("charges:add.title")}
        </LinkButton>
      )}
      {may.settle && (
        <LinkButton href={paths.paymentEdit(undefined, { patientId })} tone="secondary">
          {t("payments:staff.settle")}
        </LinkButton>
      )}
    </Cluster>
  );
}
