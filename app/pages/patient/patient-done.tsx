import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

export const PATIENT_DONE = ["created", "updated", "disabled", "enabled"] as const;
export type PatientDoneName = (typeof PATIENT_DONE)[number];

export interface PatientDoneProps {
  done: PatientDoneName;
  name: string;
  /** How many visits the patient still has before them. */
  coming: number;
  mayDisable: boolean;
}

/** What was done with the patient; disabling says which visits stay booked, and is taken back by one press. */
export function PatientDone({ done, name, coming, mayDisable }: PatientDoneProps) {
  const { t } = useT();
  const words: Readonly<Record<PatientDoneName, string>> = {
    created: t("patients:done.created"),
    updated: t("patients:done.updated"),
    disabled: t("patients:done.disabled", { name }),
    enabled: t("patients:done.enabled", { name }),
  };
  const undo = mayDisable && (done === "disabled" || done === "enabled") && (
    <form method="post">
      <Button
        type="submit"
        name="do"
        value={done === "disabled" ? "enable" : "disable"}
        tone="secondary"
        size="small"
        icon="undo"
      >
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  const stays = done === "disabled" && coming > 0;
  return (
    <Banner tone={stays ? "warn" : "good"} live title={words[done]} action={undo || undefined}>
      {stays && t("patients:done.stillComes", { count: coming })}
    </Banner>
  );
}
