import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { UndoBanner, type UndoBannerProps } from "~/screens/undo-banner";

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
  patient: {
    person: { id: string; enabled: boolean };
    insurances: readonly { id: string }[];
    mayDisable: boolean;
    mayUpdate: boolean;
  };
  name: string;
  /** How many appointments the patient still has before them. */
  coming: number;
}

/** What takes an act back; null where there is nothing to press. */
function reverseOf({
  done,
  item,
  patient: { person, mayDisable, mayUpdate },
}: PatientDoneProps): UndoBannerProps["undo"] {
  if (mayDisable && done === "disabled") return { action: paths.patient(person.id), intent: "enable", fields: {} };
  if (mayDisable && done === "enabled") return { action: paths.patient(person.id), intent: "disable", fields: {} };
  if (!mayUpdate || !item) return null;
  const insurance = paths.patientInsurance(person.id, item);
  if (done === "insuranceRemoved") return { action: insurance, intent: "enable", fields: {} };
  if (done === "insuranceRestored" || done === "insuranceAdded")
    return { action: insurance, intent: "disable", fields: {} };
  if (done === "identificationRemoved" || done === "identificationKept")
    return { action: paths.patientIdentification(person.id), intent: "restore", fields: { fileId: item } };
  return null;
}

/** Whether it is still so; an older page of the history may not know. */
function holds({ done, item, patient: { person, insurances } }: PatientDoneProps): boolean {
  if (done === "disabled" || done === "enabled") return person.enabled === (done === "enabled");
  const isThere = insurances.some(({ id }) => id === item);
  if (done === "insuranceRemoved") return !isThere;
  return isThere || (done !== "insuranceAdded" && done !== "insuranceRestored");
}

/**
 * What was done with the patient; disabling says which appointments stay booked. What can be taken back is by one
 * press.
 */
export function PatientDone(props: PatientDoneProps) {
  const { done, name, coming } = props;
  const { t } = useT();
  if (!holds(props)) return null;
  const stays = done === "disabled" && coming > 0;
  return (
    <UndoBanner tone={stays ? "warn" : "good"} title={t(`patients:done.${done}`, { name })} undo={reverseOf(props)}>
      {stays && t("patients:done.stillComes", { count: coming })}
    </UndoBanner>
  );
}
