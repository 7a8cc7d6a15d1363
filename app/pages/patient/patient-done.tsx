import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

export const PATIENT_DONE = [
  "created",
  "merged",
  "updated",
  "emailWaits",
  "disabled",
  "enabled",
  "insuranceAdded",
  "insuranceChanged",
  "insuranceRemoved",
  "insuranceRestored",
  "identificationKept",
  "identificationRemoved",
  "identificationRestored",
] as const;
export type PatientDoneName = (typeof PATIENT_DONE)[number];

export interface PatientDoneProps {
  done: PatientDoneName;
  /** The insurance or the file that it was done with. */
  item: string | null;
  patient: { person: { id: string }; mayDisable: boolean; mayUpdate: boolean };
  name: string;
  /** How many visits the patient still has before them. */
  coming: number;
}

/** What takes an act back: where it is posted and what it says; null where there is nothing to press. */
function reverseOf({ done, item, patient: { person, mayDisable, mayUpdate } }: PatientDoneProps) {
  if (mayDisable && done === "disabled") return { action: paths.patient(person.id), does: "enable" };
  if (mayDisable && done === "enabled") return { action: paths.patient(person.id), does: "disable" };
  if (!mayUpdate || !item) return null;
  const insurance = paths.patientInsurance(person.id, item);
  if (done === "insuranceRemoved") return { action: insurance, does: "restore" };
  if (done === "insuranceRestored" || done === "insuranceAdded") return { action: insurance, does: "remove" };
  if (done === "identificationRemoved" || done === "identificationKept")
    return { action: paths.patientIdentification(person.id), does: "restore", fileId: item };
  return null;
}

/** What was done with the patient; disabling says which visits stay booked. What can be taken back is by one press. */
export function PatientDone(props: PatientDoneProps) {
  const { done, name, coming } = props;
  const { t } = useT();
  const reverse = reverseOf(props);
  const undo = reverse && (
    <form method="post" action={reverse.action}>
      {reverse.fileId && <input type="hidden" name="fileId" value={reverse.fileId} />}
      <Button type="submit" name="intent" value={reverse.does} tone="secondary" size="small" icon="undo">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  const stays = done === "disabled" && coming > 0;
  return (
    <Banner tone={stays ? "warn" : "good"} live title={t(`patients:done.${done}`, { name })} action={undo || undefined}>
      {stays && t("patients:done.stillComes", { count: coming })}
    </Banner>
  );
}
