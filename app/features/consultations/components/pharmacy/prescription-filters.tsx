import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ListFilter } from "~/screens/lists/list-filter";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { SIGNED_STATES } from "../../schemas/pharmacy/lists";
import { REFUSED_STATE, type PrescriptionList } from "../../domain/pharmacy/reports";

/** What the list is narrowed by; sent by GET, so that it can be kept as an address. */
export function PrescriptionFilters({ chosen, providers, readsMedicines }: PrescriptionList) {
  const { t } = useT();
  const narrowed = Object.values(chosen).some((value) => value !== null && value !== "");
  const number = (
    <TextField
      name="patient"
      label={t("pharmacy:list.patientNumber")}
      defaultValue={chosen.patient ?? ""}
      inputMode="numeric"
      autoComplete="off"
    />
  );
  return (
    <ListFilter
      action={paths.prescriptionAdmin()}
      clearHref={narrowed ? paths.prescriptionAdmin() : null}
      search={
        readsMedicines ? (
          <TextField
            name="medicine"
            label={t("pharmacy:list.medicine")}
            defaultValue={chosen.medicine}
            autoComplete="off"
            dir="auto"
          />
        ) : (
          number
        )
      }
    >
      {readsMedicines && number}
      <NativeSelect
        name="provider"
        label={t("pharmacy:list.provider")}
        defaultValue={chosen.provider ?? ""}
        placeholder={t("pharmacy:list.allProviders")}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NativeSelect
        name="state"
        label={t("pharmacy:list.state")}
        defaultValue={chosen.state ?? ""}
        placeholder={t("pharmacy:list.allStates")}
        options={[
          ...SIGNED_STATES.map((value) => ({ value: value as string, label: t(`pharmacy:states.${value}`) })),
          ...(readsMedicines ? [{ value: REFUSED_STATE, label: t("pharmacy:list.refused") }] : []),
        ]}
      />
      <DateField name="from" width="full" label={t("pharmacy:list.from")} defaultValue={chosen.from ?? ""} />
      <DateField name="to" width="full" label={t("pharmacy:list.to")} defaultValue={chosen.to ?? ""} />
    </ListFilter>
  );
}
