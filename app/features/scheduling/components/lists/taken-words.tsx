import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { JustTaken } from "../../domain/lists/taken";
import { patientName } from "../appointments/person-names";

/** Says what was taken at the desk, how and from whom. */
export function useTakenText() {
  const { t, format } = useT();
  return ({ patient, kind, amountMinor, currencyCode }: JustTaken) =>
    t(`scheduling:done.taken.${kind}`, { amount: format.money(amountMinor, currencyCode), who: patientName(patient) });
}

/** Undoes what was taken, and leads to where another amount or kind is said. */
export function TakeOtherwise({ appointmentId, action }: { appointmentId: string; action: string }) {
  const { t } = useT();
  return (
    <form method="post" action={action} data-once>
      <HiddenFields fields={{ appointmentId }} />
      <Button type="submit" name="intent" value="take-otherwise" tone="quiet" size="small">
        {t("scheduling:done.takenOther")}
      </Button>
    </form>
  );
}
