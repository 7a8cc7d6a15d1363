import type { ReactNode } from "react";
import type { ListChoice, ListName } from "~/kernel/lists/list-choice";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { Icon, type IconName } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Checkbox } from "~/ui/form/checkbox";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { UndoBanner } from "../undo-banner";
import { ActiveFilters, type ActiveFilter } from "./active-filters";

/** What a list's page knows of the tools above it; see `listTools` of identity. */
export interface ListToolsState extends ListChoice {
  list: ListName;
  /** The list's own address, and what it is narrowed by now as a query without the question mark. */
  path: string;
  query: string;
  /** What was just done with a view. */
  done: "saved" | { removed: string } | null;
  /** Why a view was not saved, and under which name; null where none was refused. */
  refused: { why: "name" | "tooMany"; name: string } | null;
}

export interface ListToolsProps {
  tools: ListToolsState;
  /** The columns that can be shown and hidden, with their headings. */
  columns: readonly { key: string; header: string }[];
  /** The keys of those that are shown. */
  shown: readonly string[];
  /** Where the list is exported from, narrowed as it is; null for whoever may not. */
  exportHref: string | null;
  /** How many there are, or are shown. */
  count?: string;
  /** What the list is narrowed by. */
  active?: readonly ActiveFilter[];
}

/** Where a saved view leads. */
const viewHref = (path: string, query: string) => (query === "" ? path : `${path}?${query}`);

/**
 * How many a list has, what it is narrowed by, and what staff can do with it: open and save views of it, choose its
 * columns, and take it as a file. Views and columns are each user's own. It needs no script.
 */
export function ListTools({ tools, columns, shown, exportHref, count, active = [] }: ListToolsProps) {
  const { t } = useT();
  const here = viewHref(tools.path, tools.query);
  return (
    <section aria-label={t("lists:title")} className="flex flex-col gap-2">
      <JustDone tools={tools} here={here} />
      {tools.views.length > 0 && <Views tools={tools} here={here} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-tablet:gap-x-1">
        {count !== undefined && <p className="text-sm font-semibold">{count}</p>}
        <ActiveFilters path={tools.path} query={tools.query} active={active} />
        <span className="grow" />
        {tools.query !== "" && (
          <Tool icon="plus" words={t("lists:saveView")} isOpen={tools.refused !== null}>
            <SaveView tools={tools} here={here} />
          </Tool>
        )}
        <Tool icon="settings" words={t("lists:columns")}>
          <Columns {...{ tools, here, columns, shown }} />
        </Tool>
        {exportHref !== null && (
          <LinkButton href={exportHref} download tone="quiet" size="small" icon="download" className={TOOL}>
            <span className="max-tablet:sr-only">{t("lists:export")}</span>
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** On a phone a tool is its drawing; its words are heard. */
const TOOL = "max-tablet:min-w-11 max-tablet:justify-center max-tablet:px-1";

interface ToolProps {
  icon: IconName;
  words: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A tool that opens below its words. Opened, it has the line to itself. */
function Tool({ icon, words, isOpen, children }: ToolProps) {
  return (
    <details name="list-tools" open={isOpen} className="group open:basis-full">
      <summary
        className={`inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-3 text-sm font-semibold text-brand-text hover:bg-sunken pointer-coarse:min-h-11 ${TOOL}`}
      >
        <Icon name={icon} />
        <span className="max-tablet:sr-only">{words}</span>
        <Icon name="chevron-down" className="size-4 shrink-0 group-open:rotate-180 max-tablet:hidden" />
      </summary>
      <div className="my-2 rounded-lg border border-line bg-surface p-4 shadow-card">{children}</div>
    </details>
  );
}

function JustDone({ tools: { done }, here }: { tools: ListToolsState; here: string }) {
  const { t } = useT();
  if (done === null) return null;
  if (done === "saved") return <Banner tone="good" live title={t("lists:saved")} />;
  return (
    <UndoBanner
      title={t("lists:removed")}
      undo={{ intent: "restore", fields: { id: done.removed }, action: paths.listChoices({ next: here }) }}
    />
  );
}

/** The views that somebody saved, each with the way to remove it. */
function Views({ tools, here }: { tools: ListToolsState; here: string }) {
  const { t } = useT();
  return (
    <nav aria-label={t("lists:views")}>
      <form method="post" action={paths.listChoices({ next: here })}>
        <input type="hidden" name="intent" value="remove" />
        <ul className="flex flex-wrap gap-2">
          {tools.views.map(({ id, name, query }) => {
            const current = query === tools.query;
            return (
              <li
                key={id}
                className={classNames(
                  "inline-flex items-stretch rounded-full border text-sm",
                  current ? "border-brand-text bg-brand-soft text-brand-text" : "border-line-strong bg-surface",
                )}
              >
                <Anchor
                  href={viewHref(tools.path, query)}
                  aria-current={current ? "true" : undefined}
                  className="inline-flex min-h-9 items-center ps-3.5 pe-1.5 font-semibold wrap-anywhere no-underline pointer-coarse:min-h-11"
                >
                  <bdi>{name}</bdi>
                </Anchor>
                <button
                  type="submit"
                  name="id"
                  value={id}
                  className="inline-flex min-w-9 cursor-pointer items-center justify-center rounded-e-full text-muted hover:text-ink pointer-coarse:min-w-11"
                >
                  <Icon name="close" />
                  <VisuallyHidden>{t("lists:removeNamed", { name })}</VisuallyHidden>
                </button>
              </li>
            );
          })}
        </ul>
      </form>
    </nav>
  );
}

const MOST_OF_NAME = 60;

function SaveView({ tools: { list, query, refused }, here }: { tools: ListToolsState; here: string }) {
  const { t } = useT();
  const problem = {
    tooMany: () => t("lists:tooManyViews"),
    name: () => t(refused?.name.trim() === "" ? "errors:field.mandatory" : "errors:field.invalid"),
  };
  return (
    <form method="post" action={paths.listChoices({ next: here })} className="flex flex-wrap items-end gap-3">
      <HiddenFields fields={{ list, query }} />
      <div className="min-w-56 grow tablet:max-w-80">
        <TextField
          name="name"
          id="view-name"
          label={t("lists:viewName")}
          hint={t("lists:viewNameHint")}
          maxLength={MOST_OF_NAME}
          autoComplete="off"
          defaultValue={refused?.name}
          error={refused ? problem[refused.why]() : undefined}
          required
        />
      </div>
      <Button type="submit" name="intent" value="save" tone="secondary">
        {t("common:actions.save")}
      </Button>
    </form>
  );
}

function Columns({
  tools: { list },
  here,
  columns,
  shown,
}: Pick<ListToolsProps, "tools" | "columns" | "shown"> & { here: string }) {
  const { t } = useT();
  return (
    <form method="post" action={paths.listChoices({ next: here })} className="flex flex-col gap-3">
      <HiddenFields fields={{ list }} />
      <fieldset>
        <legend className="text-sm font-semibold">{t("lists:columnsShown")}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6">
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              id={`column-${key}`}
              name="columns"
              value={key}
              label={header}
              defaultChecked={shown.includes(key)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="columns" tone="secondary">
          {t("common:actions.save")}
        </Button>
      </div>
    </form>
  );
}
