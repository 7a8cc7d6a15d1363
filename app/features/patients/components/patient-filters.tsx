import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { PATIENT_SORTS, type PatientSort } from "../domain/patients/patient-views";

export interface PatientFiltersProps {
  filter: { search: string; status: "ALL" | "ENABLED" | "DISABLED"; categoryId: string | null };
  /** How the list is sorted; null where it has one order only. */
  sort: { by: PatientSort; order: "ascending" | "descending" } | null;
  categories: readonly { id: string; name: string }[];
}

const STATUSES = ["ENABLED", "DISABLED", "ALL"] as const;

/** Finds patients, and narrows the list; sent by GET, so that it can be kept as an address. */
export function PatientFilters({ filter, sort, categories }: PatientFiltersProps) {
  const { t } = useT();
  return (
    <ListFilter
      action={paths.patients()}
      kept={{ order: sort?.order === "descending" ? "descending" : undefined }}
      clearHref={null}
      search={
        <TextField
          name="search"
          type="search"
          label={t("patients:list.search")}
          placeholder={t("patients:list.searchHint")}
          defaultValue={filter.search}
          autoComplete="off"
          dir="auto"
        />
      }
    >
      <NativeSelect
        name="status"
        label={t("patients:list.status")}
        defaultValue={filter.status}
        options={STATUSES.map((status) => ({ value: status, label: t(`patients:list.statuses.${status}`) }))}
      />
      {categories.length > 0 && (
        <NativeSelect
          name="categoryId"
          label={t("patients:list.category")}
          defaultValue={filter.categoryId ?? ""}
          placeholder={t("patients:list.allCategories")}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {sort && filter.categoryId === null && (
        <NativeSelect
          name="sort"
          label={t("lists:order")}
          defaultValue={sort.by}
          options={PATIENT_SORTS.map((by) => ({ value: by, label: t(`patients:columns.${by}`) }))}
        />
      )}
    </ListFilter>
  );
}
