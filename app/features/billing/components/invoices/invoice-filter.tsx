import type { Translator } from "~/i18n/translator";
import { useT } from "~/i18n/use-t";
import type { Format } from "~/i18n/format";
import { paths } from "~/paths";
import type { ActiveFilter } from "~/screens/lists/active-filters";
import { FilterDates, ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { INVOICE_CHOICES, type InvoiceChoice, type ListInvoices } from "../../schemas/invoices/invoices";

export type InvoiceFilterValue = Omit<ListInvoices, "after">;
type Say = Pick<Translator, "t">["t"];

const choiceWords = (t: Say, choice: InvoiceChoice) =>
  choice === "OWED" ? t("invoices:staff.owed") : t(`invoices:state.${choice}`);

/** Which invoices are listed. */
export function InvoiceFilter({ filter, findsPatients }: { filter: InvoiceFilterValue; findsPatients: boolean }) {
  const { t } = useT();
  return (
    <ListFilter
      action={paths.invoices()}
      kept={{ patientId: filter.patientId ?? undefined }}
      clearHref={null}
      search={
        <TextField
          name="search"
          type="search"
          dir="auto"
          autoComplete="off"
          label={t(findsPatients ? "invoices:staff.search" : "invoices:staff.searchNumber")}
          placeholder={t("invoices:staff.searchHint")}
          defaultValue={filter.search ?? ""}
        />
      }
    >
      <NativeSelect
        name="state"
        label={t("invoices:staff.state")}
        defaultValue={filter.state ?? ""}
        placeholder={t("invoices:staff.anyState")}
        options={INVOICE_CHOICES.map((value) => ({ value, label: choiceWords(t, value) }))}
      />
      <FilterDates from={filter.from} to={filter.to} />
    </ListFilter>
  );
}

/** What the list is narrowed by, each in words. */
export function activeInvoiceFilters(filter: InvoiceFilterValue, t: Say, format: Format): ActiveFilter[] {
  const words = {
    search: filter.search && `“${filter.search}”`,
    state: filter.state && choiceWords(t, filter.state),
    patientId: filter.patientId && t("invoices:staff.ofPatient"),
    from: filter.from && `${t("lists:from")} ${format.plainDate(filter.from)}`,
    to: filter.to && `${t("lists:to")} ${format.plainDate(filter.to)}`,
  };
  return Object.entries(words).flatMap(([param, text]) => (text ? [{ param, words: text }] : []));
}
