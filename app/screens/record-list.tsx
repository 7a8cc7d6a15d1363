import type { ReactNode } from "react";
import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import type { IconName } from "~/ui/base/icon";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RecordItem } from "./record-item";
import type { SayRecord } from "./record-words";
import { RowSwitch } from "./row-switch";
import { ScaleOf, type Scale } from "./scale";
import { UndoBanner } from "./undo-banner";

/** What was just done, and to which record. */
export interface RecordDone {
  what: "created" | "changed" | "disabled" | "enabled" | "up" | "down" | "unmoved";
  id: string;
  /** Its place in the list, if it was moved. */
  at?: number;
}

const DONE = {
  created: "created",
  changed: "changed",
  disabled: "disabledDone",
  enabled: "enabledDone",
  up: "moved",
  down: "moved",
  unmoved: "unmoved",
} as const;

/** Intent that undoes an action. */
const UNDO: Partial<Record<RecordDone["what"], string>> = {
  disabled: "enable",
  enabled: "disable",
  up: "down",
  down: "up",
};

export interface RecordListProps<Item extends RecordItem> {
  say: SayRecord;
  /** Audience of the screen, which decides its spacing; staff by default. */
  scale?: Scale;
  /** Link back, above the title. */
  back: ReactNode;
  icon?: IconName;
  /** Address of the form for a new record (null if the form is on this page), and for a record by id. */
  addHref: string | null;
  editHref?: (id: string) => string;
  items: readonly Item[];
  columns?: readonly Column<Item>[];
  done: RecordDone | null;
  /** Other intents that undo an action. */
  undo?: typeof UNDO;
  /** Problems for which a switch was refused, such as a name that another record now has. */
  trouble?: readonly Problem[];
  /** Asks before a record is turned off, and offers no way to turn it on again but to undo it right after. */
  offAsks?: true;
  /** Another link in a row, besides changing the record. */
  rowLink?: (item: Item) => ReactNode;
  /** Content in place of the table. */
  rows?: (items: readonly Item[]) => ReactNode;
  /** Content above the list. */
  children?: ReactNode;
}

/** A list of records: add, edit, turn off and on, and undo. */
export function RecordList<Item extends RecordItem>(props: RecordListProps<Item>) {
  const {
    say,
    scale = "staff",
    back,
    icon = "building",
    addHref,
    items,
    columns = [],
    done,
    trouble,
    rows,
    children,
  } = props;
  const problem = useProblem();
  const add = addHref !== null && (
    <LinkButton href={addHref} icon="plus">
      {say("add")}
    </LinkButton>
  );
  const said = problem(trouble);
  return (
    <ScaleOf scale={scale}>
      <PageHeader back={back} title={say("title")} lead={say("text")} actions={items.length > 0 && add} />
      {said && <Banner tone="error" live title={said} />}
      {done && <Done {...props} done={done} />}
      {children}
      {items.length === 0 ? (
        <Card padding={addHref === null ? "flush" : undefined}>
          <EmptyState icon={icon} title={say("empty")} action={add || undefined}>
            {say("emptyText")}
          </EmptyState>
        </Card>
      ) : (
        (rows?.(items) ?? (
          <DataTable
            caption={say("title")}
            rows={items}
            rowKey={({ id }) => id}
            columns={[...columns, ...standardColumns(props)]}
          />
        ))
      )}
    </ScaleOf>
  );
}

function standardColumns<Item extends RecordItem>(props: RecordListProps<Item>): Column<Item>[] {
  const { say, rowLink, editHref, offAsks } = props;
  return [
    { key: "status", header: say("status"), cell: (item) => <RecordStatus item={item} say={say} /> },
    {
      key: "actions",
      header: say("actions"),
      actions: true,
      cell: (item) => (
        <RowActions>
          {editHref && <EditLink item={item} say={say} href={editHref(item.id)} />}
          {rowLink?.(item)}
          <RowSwitch item={item} say={say} asks={offAsks} />
        </RowActions>
      ),
    },
  ];
}

/** Status of a record, in words and color. */
export function RecordStatus({ item: { enabled }, say }: { item: RecordItem; say: SayRecord }) {
  return <StatusBadge colour={enabled ? "green" : "light-grey"}>{say(enabled ? "enabled" : "disabled")}</StatusBadge>;
}

/** Link to the form of a row's record. */
export function EditLink({ item: { name }, say, href }: { item: RecordItem; say: SayRecord; href: string }) {
  const { t } = useT();
  return (
    <LinkButton href={href} tone="quiet" size="small" aria-label={say("editNamed", name)}>
      {t("common:actions.edit")}
    </LinkButton>
  );
}

function Done<Item extends RecordItem>(props: RecordListProps<Item> & { done: RecordDone }) {
  const { done, undo, items, say } = props;
  const intent = { ...UNDO, ...undo }[done.what];
  const fields = { id: done.id, ...(done.at !== undefined && { from: String(done.at) }) };
  return (
    <UndoBanner tone={done.what === "unmoved" ? "warn" : "good"} undo={intent ? { intent, fields } : null}>
      {say(DONE[done.what], items.find(({ id }) => id === done.id)?.name)}
    </UndoBanner>
  );
}
