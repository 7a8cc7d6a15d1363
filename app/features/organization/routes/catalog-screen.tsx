import { useActionData, useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import type { Column } from "~/ui/view/data-table";
import { CatalogPage, type CatalogAnswer, type CatalogDone, type CatalogItem } from "../components/catalog-page";
import type { FormFieldSpec } from "../components/form-field";
import { ItemForm } from "../components/item-form";

interface CatalogScreenProps<Item extends CatalogItem> {
  /** Under which its words stand among the messages of the organization. */
  words: "branchScreen" | "departmentScreen" | "clients";
  /** What `catalogMode` says. */
  loaded: { items: readonly Item[]; isForm: boolean; item: Item | null; done: CatalogDone | null };
  fields: readonly FormFieldSpec[];
  /** What the form of a new one begins with. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Beside the name. */
  columns: readonly Column<Item>[];
}

/** The list of one kind of thing that the organization consists of, or the form of one of them. */
export function CatalogScreen<Item extends CatalogItem>(props: CatalogScreenProps<Item>) {
  const { words, loaded, fields, defaults = {}, columns } = props;
  const { items, isForm, item, done } = loaded;
  const answer = useActionData<CatalogAnswer>();
  const { pathname } = useLocation();
  const { t } = useT();
  const title = t(`organization:${words}.title`);
  if (isForm)
    return (
      <ItemForm
        title={t(`organization:${words}.${item ? "edit" : "add"}`)}
        list={{ href: pathname, title }}
        fields={fields}
        values={Object.fromEntries(Object.entries(item ?? defaults))}
        answer={answer?.form}
      />
    );
  const name: Column<Item> = {
    key: "name",
    header: t("organization:fields.name"),
    lead: true,
    cell: (each) => <bdi className="font-semibold">{each.name}</bdi>,
  };
  return (
    <CatalogPage
      words={{
        title,
        text: t(`organization:${words}.text`),
        add: t(`organization:${words}.add`),
        empty: t(`organization:${words}.empty`),
        emptyText: t(`organization:${words}.emptyText`),
      }}
      href={pathname}
      items={items}
      columns={[name, ...columns]}
      done={done}
      answer={answer}
    />
  );
}
