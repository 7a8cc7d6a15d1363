import { useT } from "~/i18n/use-t";
import type { PostedForm } from "./use-posted-form";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import type { SelectOption } from "~/ui/form/select-box";

/** A column: a field of its own, of which some options are chosen. */
export interface ChoiceColumn {
  name: string;
  label: string;
  /** Rows of the table that can be chosen in this column. */
  values: readonly string[];
}

export interface ChoiceTableProps {
  name: string;
  label: string;
  hint?: string;
  /** Rows of the table. */
  options: readonly SelectOption[];
  columns?: readonly ChoiceColumn[];
  form: PostedForm;
}

/** A box of the table; screen readers read it with its row and its column. */
function Box({ row, column, form }: { row: SelectOption; column: ChoiceColumn; form: PostedForm }) {
  const { t } = useT();
  if (!column.values.includes(row.value))
    return (
      <>
        <span aria-hidden className="text-muted">
          –
        </span>
        <VisuallyHidden>{t("records:notThisWay")}</VisuallyHidden>
      </>
    );
  return (
    <div className="flex justify-center">
      <Checkbox
        id={row.value === column.values[0] ? column.name : `${column.name}-${row.value}`}
        name={column.name}
        value={row.value}
        defaultChecked={form.has(column.name, row.value)}
        label={
          <VisuallyHidden>
            {row.label}: {column.label}
          </VisuallyHidden>
        }
      />
    </div>
  );
}

/** Several choices from the same options, side by side. It stays a table on a phone. */
export function ChoiceTable({ name, label, hint, options, columns = [], form }: ChoiceTableProps) {
  const { t } = useT();
  const error = columns.map((column) => form.error(column.name)).find(Boolean);
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <table className="mt-3 w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="align-bottom text-xs text-muted tablet:text-sm">
          <tr>
            <th scope="col" className="pe-2 pb-2 text-start font-semibold">
              {t("records:what")}
            </th>
            {columns.map((column) => (
              <th key={column.name} scope="col" className="w-16 px-1 pb-2 text-center font-semibold tablet:w-24">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((row) => (
            <tr key={row.value} className="border-t border-line">
              <th scope="row" className="py-1 pe-2 text-start font-normal">
                {row.label}
              </th>
              {columns.map((column) => (
                <td key={column.name} className="text-center">
                  <Box {...{ row, column, form }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
