import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { Icon } from "~/ui/base/icon";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { DiscountState } from "../../domain/discounts/discount";
import type { DiscountView } from "../../domain/discounts/discount-view";
import { discountValue } from "./discount-value";

const COLOURS: Readonly<Record<DiscountState, StatusColour>> = {
  ...{ on: "green", ahead: "light-blue", over: "light-grey", usedUp: "light-grey", off: "dark-grey" },
};

/** What a discount is for, and when. */
function Terms({ discount }: { discount: DiscountView }) {
  const { t, format } = useT();
  const { firstDay, lastDay, serviceNames, services, firstOnly, isStackable, limitPerPatient } = discount;
  const from = firstDay === null ? null : format.plainDate(firstDay);
  const to = lastDay === null ? null : format.plainDate(lastDay);
  const days =
    from !== null && to !== null
      ? t("discounts:list.span", { from, to })
      : from !== null
        ? t("discounts:list.since", { from })
        : to !== null
          ? t("discounts:list.until", { to })
          : t("discounts:list.always");
  const rest = [
    services.length === 0 ? t("discounts:list.allServices") : serviceNames.join(", "),
    firstOnly && t("discounts:form.firstOnly"),
    limitPerPatient !== null && t("discounts:list.perPatient", { count: limitPerPatient }),
    isStackable && t("discounts:list.stackable"),
  ];
  return (
    <>
      {days}
      {rest.filter(Boolean).map((said) => (
        <span key={String(said)} className="block text-sm text-muted">
          <bdi>{said}</bdi>
        </span>
      ))}
    </>
  );
}

/** The discounts of the organization, each with what may be done with it. */
export function DiscountTable({
  discounts,
  query,
}: {
  discounts: readonly DiscountView[];
  query: Readonly<Record<string, string>>;
}) {
  const { t, format } = useT();
  const columns: Column<DiscountView>[] = [
    {
      key: "name",
      header: t("discounts:form.name"),
      lead: true,
      cell: ({ name, code }) => (
        <>
          <bdi className="font-semibold">{name}</bdi>
          <span className="block text-sm text-muted">
            <bdi>{code || t("discounts:list.automatic")}</bdi>
          </span>
        </>
      ),
    },
    {
      key: "value",
      header: t("discounts:list.value"),
      align: "end",
      figure: true,
      cell: (discount) => discountValue(format, discount),
    },
    { key: "terms", plain: true, header: t("discounts:list.terms"), cell: (discount) => <Terms discount={discount} /> },
    { key: "used", header: t("discounts:list.used"), align: "end", cell: ({ used }) => format.number(used) },
    {
      key: "left",
      header: t("discounts:list.left"),
      align: "end",
      cell: ({ usesLeft }) => (usesLeft === null ? t("discounts:list.noLimit") : format.number(usesLeft)),
    },
    {
      key: "state",
      header: t("discounts:list.state"),
      cell: ({ state }) => <StatusBadge colour={COLOURS[state]}>{t(`discounts:states.${state}`)}</StatusBadge>,
    },
    {
      key: "actions",
      header: t("discounts:list.actions"),
      actions: true,
      align: "end",
      cell: (discount) => <Acts discount={discount} query={query} />,
    },
  ];
  return <DataTable caption={t("discounts:list.title")} columns={columns} rows={discounts} rowKey={({ id }) => id} />;
}

function Acts({ discount, query }: { discount: DiscountView; query: Readonly<Record<string, string>> }) {
  const { t } = useT();
  const { id, version, enabled, name } = discount;
  const intent = enabled ? "off" : "on";
  return (
    <RowMenu label={t("discounts:list.actions")} about={name}>
      <RowMenuLink href={paths.discounts({ ...query, change: id })} icon="edit">
        {t("discounts:list.change")}
      </RowMenuLink>
      <li>
        <form method="post">
          <HiddenFields fields={{ id, version }} />
          <button type="submit" name="intent" value={intent}>
            <Icon name={enabled ? "minus" : "check"} />
            {t(`discounts:list.switch.${intent}`)}
          </button>
        </form>
      </li>
    </RowMenu>
  );
}
