import { usePatientT } from "~/i18n/use-t";
import { WrittenText } from "~/ui/base/written-text";
import { Card } from "~/ui/view/card";
import { isAhead } from "../../domain/appointments/appointment-states";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/** What a patient does before an appointment: what the service asks of them, and of a call that it can be tried. */
export function PrepareCard({ appointment: { stateId, type, offering } }: { appointment: AppointmentSummary }) {
  const { t } = usePatientT();
  const instructions = offering?.instructions ?? "";
  const byVideo = type === "video";
  if (!isAhead(stateId) || (instructions === "" && !byVideo)) return null;
  return (
    <Card title={t("scheduling:prepare.title")}>
      <div className="flex flex-col gap-3">
        {instructions !== "" && <WrittenText text={instructions} />}
        {byVideo && <p>{t("scheduling:prepare.video")}</p>}
      </div>
    </Card>
  );
}
