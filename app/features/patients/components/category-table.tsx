import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { CategoryView } from "../domain/patients/patient-views";

export type CategoryRow = CategoryView & { patients: number };

/** Categories, each with what can be done with it. */
export function CategoryTable({ categories }: { categories: readonly CategoryRow[] }) {
  const { t, format } = useT();
  const columns: Column<CategoryRow>[] = [
    {
      key: "name",
      header: t("patients:category.name"),
      lead: true,
      cell: ({ name, colour }) => <StatusBadge colour={colour}>{name}</StatusBadge>,
    },
    {
      key: "patients",
      header: t("patients:category.patients"),
      cell: ({ patients }) => format.number(patients),
    },
    {
      key: "status",
      header: t("patients:category.status"),
      cell: ({ enabled }) => t(enabled ? "patients:category.enabled" : "patients:category.disabled"),
    },
    {
      key: "actions",
      header: t("patients:category.actions"),
      actions: true,
      cell: (category) => <Actions {...category} />,
    },
  ];
  return (
    <DataTable caption={t("patients:category.title")} columns={columns} rows={categories} rowKey={({ id }) => id} />
  );
}

function Actions({ id, name, enabled }: CategoryRow) {
  const { t } = useT();
  return (
    <RowActions>
      {enabled && (
        <LinkButton href={paths.patientCategories({ edit: id })} tone="quiet" size="small">
          {t("patients:category.edit")}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      )}
      <form method="post">
        <input type="hidden" name="intent" value={enabled ? "disable" : "enable"} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="quiet" size="small">
          {t(enabled ? "patients:category.disable" : "patients:category.enable")}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </RowActions>
  );
}
