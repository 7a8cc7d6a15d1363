import { usePatientT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import type { CancelNotes } from "../../domain/appointments/cancel-note";

/** Before an appointment is canceled: what becomes of the credit or the money that pays for it. */
export function CancelNoteBanner({ notes: { ifCanceled, hours } }: { notes: CancelNotes }) {
  const { t } = usePatientT();
  if (ifCanceled === null) return null;
  return (
    <Banner
      tone={ifCanceled === "creditUsed" ? "warn" : "info"}
      title={t(`scheduling:canceling.before.${ifCanceled}`, { count: hours })}
    />
  );
}
