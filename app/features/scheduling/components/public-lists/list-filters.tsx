import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { Icon } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import type { ListOrder } from "../../domain/lists/list-view";
import type { ListFilters } from "../../schemas/lists/list-filters";
import { chosenText, type FilterField } from "../booking/filter-fields";

interface FilterFormProps {
  action: string;
  query: string | undefined;
  fields: readonly FilterField[];
  /** How the list is sorted; undefined where there is one way alone. */
  order: "" | ListOrder | undefined;
  /** The ways to sort besides by who is free first. */
  orders: readonly ListOrder[];
  /** Where one can ask to be near to; undefined where there is nothing to choose between. */
  near: { asked: string | undefined; names: readonly string[]; found: boolean } | undefined;
}

/** Open beside the list where there is room for it, which browsers that cannot leave to the summary. */
const besideList = "computer:[&::details-content]:[content-visibility:visible]";
const foldedUp = "computer:supports-[selector(::details-content)]:hidden";

/**
 * Search, order and filters as one plain form: what is chosen stands in the address. On a phone the filters are folded
 * up, since the list would begin a screen further down; the chips above it tell what is chosen.
 */
export function FilterForm({ action, query, fields, order, orders, near }: FilterFormProps) {
  const { t } = usePatientT();
  return (
    <form method="get" action={action} role="search" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-48 tablet:max-w-96">
          <TextField
            name="q"
            type="search"
            label={t("booking:lists.search")}
            defaultValue={query}
            maxLength={80}
            dir="auto"
            enterKeyHint="search"
          />
        </div>
        <Button
          type="submit"
          tone="secondary"
          icon="search"
          className={fields.length > 0 ? "computer:hidden" : undefined}
        >
          {t("booking:lists.show")}
        </Button>
      </div>
      {fields.length > 0 && (
        // Folded up, nobody would see that what they typed is not known.
        <details className={besideList} open={near?.asked !== undefined && !near.found}>
          <summary
            className={`inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text ${foldedUp}`}
          >
            <Icon name="filter" />
            {t("booking:lists.filters")}
          </summary>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end gap-3 pt-2 computer:pt-0">
            {near && <NearField {...near} />}
            {order !== undefined && (
              <NativeSelect
                name="order"
                label={t("booking:lists.order")}
                placeholder={t("booking:lists.soonest")}
                defaultValue={order}
                options={orders.map((value) => ({ value, label: t(ORDERS[value]) }))}
              />
            )}
            {fields.map(({ name, label, options, value }) => (
              <NativeSelect
                key={name}
                name={name}
                label={label}
                placeholder={t("booking:lists.any")}
                defaultValue={value}
                options={options}
              />
            ))}
            <Button type="submit" tone="secondary">
              {t("booking:lists.show")}
            </Button>
          </div>
        </details>
      )}
    </form>
  );
}

const ORDERS = { price: "booking:lists.cheapest", nearest: "booking:lists.nearest" } as const;

const NEAR = "near";

/** A place or town of the practice to choose, or a postcode typed: nobody is asked where they are, and no map is. */
function NearField({ asked, names, found }: NonNullable<FilterFormProps["near"]>) {
  const { t, format } = usePatientT();
  const unknown = asked !== undefined && !found;
  return (
    <>
      <TextField
        name={NEAR}
        label={t("booking:lists.near")}
        hint={t("booking:lists.nearHint")}
        error={
          unknown ? t("booking:lists.nearNone", { near: asked, places: format.list(names.slice(0, 5)) }) : undefined
        }
        defaultValue={asked}
        maxLength={80}
        list={`${NEAR}-places`}
        autoComplete="off"
        dir="auto"
      />
      <datalist id={`${NEAR}-places`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface FilterChipsProps {
  filters: ListFilters;
  fields: readonly FilterField[];
  hrefOf: (filters: ListFilters) => string;
}

/** What the list is narrowed by, each with a way to take it away. */
export function FilterChips({ filters, fields, hrefOf }: FilterChipsProps) {
  const { t } = usePatientT();
  const chosen = fields.filter(({ value }) => value !== "");
  const chips = [
    ...(filters.q === undefined ? [] : [{ name: "q" as const, text: `“${filters.q}”` }]),
    ...(filters.near === undefined
      ? []
      : [{ name: "near" as const, text: `${t("booking:lists.near")} ${filters.near}` }]),
    ...chosen.map((field) => ({ name: field.name, text: chosenText(field) })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("booking:lists.chosen")} className="flex flex-wrap gap-2">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Anchor
            href={hrefOf({ ...filters, [name]: undefined })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium text-ink no-underline hover:border-brand-text hover:bg-brand-soft"
          >
            <VisuallyHidden>{t("booking:lists.remove", { filter: text })}</VisuallyHidden>
            <bdi aria-hidden>{text}</bdi>
            <Icon name="close" className="size-4" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
