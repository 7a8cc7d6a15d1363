import type { ReactNode } from "react";
import type { PostedAnswer } from "~/i18n/use-posted-form";
import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import type { VisitsInTheWay } from "../domain/catalog/catalog";

export interface CatalogItem {
  id: string;
  name: string;
  enabled: boolean;
}

/** What has just been done to which item. */
export interface CatalogDone {
  what: "created" | "changed" | "disabled" | "enabled";
  id: string;
}

/** What a list's form answers where the page stays. */
export interface CatalogAnswer {
  form?: PostedAnswer;
  /** The item that could not be switched off, and the visits that are still to come there. */
  inUse?: { id: string; visits: VisitsInTheWay };
  /** A message of trouble, such as a name that another one has meanwhile. */
  trouble?: string;
}

export interface CatalogPageProps<Item extends CatalogItem> {
  words: { title: string; text: string; add: string; empty: string; emptyText: string };
  /** The address of the list. */
  href: string;
  items: readonly Item[];
  columns: readonly Column<Item>[];
  done: CatalogDone | null;
  answer: CatalogAnswer | undefined;
  /** One more way on from an item, beside changing it. */
  rowLink?: (item: Item) => ReactNode;
  /** Above the list. */
  children?: ReactNode;
}

const DONE = {
  created: "organization:catalog.created",
  changed: "organization:catalog.changed",
  disabled: "organization:catalog.disabledDone",
  enabled: "organization:catalog.enabledDone",
} as const;

/** A list of what the organization consists of: add, edit, switch off and on, and take that back. */
export function CatalogPage<Item extends CatalogItem>(props: CatalogPageProps<Item>) {
  const { words, href, items, columns, done, answer, rowLink, children } = props;
  const { t } = useT();
  const problem = useProblem();
  const trouble = answer?.trouble && problem([{ message: answer.trouble }]);
  const add = (
    <LinkButton href={`${href}?add`} icon="plus">
      {words.add}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={words.title}
        lead={words.text}
        actions={items.length > 0 && add}
      />
      {trouble && <Banner tone="error" live title={trouble} />}
      {done && !answer && <Done done={done} />}
      {answer?.inUse && <InUse {...answer.inUse} />}
      {children}
      {items.length === 0 ? (
        <Card>
          <EmptyState icon="building" title={words.empty} action={add}>
            {words.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <DataTable
          caption={words.title}
          rows={items}
          rowKey={({ id }) => id}
          columns={[...columns, ...standardColumns<Item>(t, href, rowLink)]}
        />
      )}
    </>
  );
}

function standardColumns<Item extends CatalogItem>(
  t: ReturnType<typeof useT>["t"],
  href: string,
  rowLink: CatalogPageProps<Item>["rowLink"],
): Column<Item>[] {
  const status: Column<Item> = {
    key: "status",
    header: t("organization:catalog.status"),
    cell: ({ enabled }) => (
      <StatusBadge colour={enabled ? "green" : "light-grey"}>
        {t(enabled ? "organization:catalog.enabled" : "organization:catalog.disabled")}
      </StatusBadge>
    ),
  };
  const actions: Column<Item> = {
    key: "actions",
    header: t("organization:catalog.actions"),
    actions: true,
    cell: (item) => (
      <RowActions>
        <LinkButton
          href={`${href}?edit=${item.id}`}
          tone="quiet"
          size="small"
          aria-label={t("organization:catalog.editNamed", { name: item.name })}
        >
          {t("common:actions.edit")}
        </LinkButton>
        {rowLink?.(item)}
        <SwitchForm item={item} />
      </RowActions>
    ),
  };
  return [status, actions];
}

function SwitchForm({ item: { id, name, enabled } }: { item: CatalogItem }) {
  const { t } = useT();
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={enabled ? "disable" : "enable"}
        tone="quiet"
        size="small"
        className="whitespace-nowrap"
        aria-label={t(enabled ? "organization:catalog.disableNamed" : "organization:catalog.enableNamed", { name })}
      >
        {t(enabled ? "organization:catalog.disable" : "organization:catalog.enable")}
      </Button>
    </form>
  );
}

function Done({ done: { what, id } }: { done: CatalogDone }) {
  const { t } = useT();
  const undo = what === "disabled" ? "enable" : what === "enabled" ? "disable" : null;
  return (
    <Banner
      tone="good"
      live
      action={
        undo && (
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value={undo} icon="undo" tone="secondary" size="small">
              {t("common:actions.undo")}
            </Button>
          </form>
        )
      }
    >
      {t(DONE[what])}
    </Banner>
  );
}

function InUse({ id, visits: { total, next } }: { id: string; visits: VisitsInTheWay }) {
  const { t, format } = useT();
  return (
    <Banner tone="warn" live title={t("organization:catalog.inUseTitle")}>
      <p>{t("organization:catalog.inUse", { count: total })}</p>
      <ul className="my-2 list-disc ps-5">
        {next.map((visit) => (
          <li key={visit.id}>
            <TextLink href={paths.appointment(visit.id)} className="inline-flex min-h-11 items-center">
              {format.dateTime(visit.startsAt, visit.timeZone, "short")} <bdi>{visit.patient}</bdi>
            </TextLink>
          </li>
        ))}
        {total > next.length && <li>{t("organization:catalog.moreVisits", { count: total - next.length })}</li>}
      </ul>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="anyway" value="true" />
        <Button type="submit" name="intent" value="disable" tone="secondary">
          {t("organization:catalog.disableAnyway")}
        </Button>
      </form>
    </Banner>
  );
}
