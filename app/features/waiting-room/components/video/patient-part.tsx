import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { isolated } from "~/ui/base/isolated";

export interface PatientPartProps {
  /** The patients of the call whose pages this person may open. */
  patients: readonly { patientId: string; name: string }[];
}

/** The page of the patient beside the call; of several the one that is chosen. */
export function PatientPart({ patients }: PatientPartProps) {
  const { t } = useT();
  const [chosen, choose] = useState(patients[0]?.patientId);
  return (
    <>
      {patients.length > 1 && (
        <div className="flex flex-wrap gap-2 p-3">
          {patients.map(({ patientId, name }) => (
            <Button
              key={patientId}
              tone={patientId === chosen ? "primary" : "secondary"}
              size="small"
              aria-pressed={patientId === chosen}
              onClick={() => choose(patientId)}
            >
              {isolated(name)}
            </Button>
          ))}
        </div>
      )}
      {chosen !== undefined && (
        <iframe src={paths.patient(chosen)} title={t("video:panel.patientFrame")} className="min-h-0 w-full grow" />
      )}
    </>
  );
}
