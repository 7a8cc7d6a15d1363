import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";

export interface PatientFiltersProps {
  filter: { search: string; status: "ALL" | "ENABLED" | "DISABLED"; categoryId: string | null };
  categories: readonly { id: string; name: string }[];
}

const STATUSES = ["ENABLED", "DISABLED", "ALL"] as const;

/** Finds patients, and narrows the list; sent by GET, so that it can be kept as an address. */
export function PatientFilters({ filter, categories }: PatientFiltersProps) {
  const { t } = useT();
  const narrowed = filter.search !== "" || filter.status !== "ENABLED" || filter.categoryId !== null;
  return (
    <form method="get" action={paths.patients()} role="search" className="flex flex-col gap-4">
      <TextField
        name="search"
        type="search"
        label={t("patients:list.search")}
        hint={t("patients:list.searchHint")}
        defaultValue={filter.search}
        autoComplete="off"
        dir="auto"
      />
      <div className="grid items-end gap-4 tablet:grid-cols-2 computer:grid-cols-[1fr_1fr_auto]">
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="secondary" icon="search">
            {t("common:actions.search")}
          </Button>
          {narrowed && (
            <LinkButton href={paths.patients()} tone="quiet">
              {t("common:actions.clear")}
            </LinkButton>
          )}
        </div>
      </div>
    </form>
  );
}
