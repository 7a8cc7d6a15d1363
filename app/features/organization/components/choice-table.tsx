import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/i18n/use-posted-form";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import type { SelectOption } from "~/ui/form/select-box";
import { DataTable, type Column } from "~/ui/view/data-table";

/** A list under a name of its own, of which some are chosen. */
export interface ChoiceColumn {
  name: string;
  label: string;
  /** Of the table's rows, those that can be chosen here. */
  values: readonly string[];
}

export interface ChoiceTableProps {
  name: string;
  label: string;
  hint?: string;
  /** Its rows. */
  options: readonly SelectOption[];
  columns?: readonly ChoiceColumn[];
  form: PostedForm;
}

/** Several lists of the same things, side by side: what is chosen in which. */
export function ChoiceTable({ name, label, hint, options, columns = [], form }: ChoiceTableProps) {
  const { t } = useT();
  const box = ({ value, label: row }: SelectOption, column: ChoiceColumn) => (
    <Checkbox
      id={value === column.values[0] ? column.name : `${column.name}-${value}`}
      name={column.name}
      value={value}
      defaultChecked={form.has(column.name, value)}
      label={
        <span className="sr-only">
          {row}: {column.label}
        </span>
      }
    />
  );
  const shown: Column<SelectOption>[] = [
    { key: name, header: t("settings:fields.event"), lead: true, cell: (row) => row.label },
    ...columns.map((column) => ({
      key: column.name,
      header: column.label,
      cell: (row: SelectOption) =>
        column.values.includes(row.value) ? (
          box(row, column)
        ) : (
          <span className="text-muted">{t("settings:fields.notThisWay")}</span>
        ),
    })),
  ];
  const error = columns.map((column) => form.error(column.name)).find(Boolean);
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <div className="mt-3">
        <DataTable caption={label} columns={shown} rows={options} rowKey={({ value }) => value} />
      </div>
    </FieldGroup>
  );
}
