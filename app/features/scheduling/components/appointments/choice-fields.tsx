import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";
import type { FittedChoice, SetChoice } from "../../domain/appointments/set-options";
import { providerName } from "./person-names";

/** What, with whom and where, as the fields of a form. They show the choice that the rest of the page goes by. */
export function ChoiceFields({ offerings, providers, branches, choice }: FittedChoice) {
  const { t } = useT();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const select of ref.current?.querySelectorAll("select") ?? [])
      if (choice) select.value = choice[select.name as keyof SetChoice];
  }, [choice]);
  return (
    <div ref={ref} className="contents">
      <NativeSelect
        name="serviceOfferingId"
        label={t("scheduling:set.offering")}
        defaultValue={choice?.serviceOfferingId}
        options={offerings.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NativeSelect
        name="employeeId"
        label={t("scheduling:set.provider")}
        defaultValue={choice?.employeeId}
        options={providers.map((person) => ({ value: person.id, label: providerName(t, person) }))}
      />
      <NativeSelect
        name="branchId"
        label={t("scheduling:set.branch")}
        defaultValue={choice?.branchId}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}
