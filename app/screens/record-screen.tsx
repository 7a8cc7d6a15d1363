import { useActionData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { PostedAnswer } from "./use-posted-form";
import type { Problem } from "~/kernel/problem";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import type { SelectOption } from "~/ui/form/select-box";
import type { Column } from "~/ui/view/data-table";
import { useAskedFields } from "./asked-field";
import { ItemForm, type ItemFormProps } from "./item-form";
import type { RecordItem } from "./record-item";
import { askedOf, type ShownKind } from "./record-kind";
import { RecordList, type RecordDone, type RecordListProps } from "./record-list";
import { useRecordWords, type SaidWords } from "./record-words";

/** Answer of a kind's action if the page stays; see recordActs. */
export interface RecordAnswer<Refused = never> {
  form?: PostedAnswer;
  trouble?: readonly Problem[];
  refused?: Refused;
}

export interface RecordScreenProps<Item extends RecordItem, Refused> extends Pick<
  RecordListProps<Item>,
  "scale" | "icon" | "rowLink" | "rows" | "undo" | "children"
> {
  kind: ShownKind;
  /** Result of `recordMode`. */
  loaded: { items: readonly Item[]; isForm: boolean; item: Item | null; done: RecordDone | null };
  /** Initial values of the form for a new record. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Choices by field name. */
  choices?: Readonly<Record<string, readonly SelectOption[]>>;
  /** Cells that show more than their text, by field name. */
  cells?: Readonly<Record<string, (item: Item) => ReactNode>>;
  /** Columns after those of the fields. */
  columns?: readonly Column<Item>[];
  said?: SaidWords;
  /** Link back from the list; to the settings by default. */
  back?: ReactNode;
  /** Whether the form is below the list instead of on a page of its own. */
  formBelow?: true;
  /** Everything that is not a plain field. */
  parts?: ItemFormProps["children"];
  /** Labels of the fields of `parts`, for the error summary. */
  labels?: Readonly<Record<string, string>>;
  /** Content for a refusal that is the kind's own. */
  refusal?: (refused: Refused) => ReactNode;
}

/** All screens of a kind of record: its list, and the form of a record. */
export function RecordScreen<Item extends RecordItem, Refused = never>(props: RecordScreenProps<Item, Refused>) {
  const { kind, loaded, cells = {}, columns = [], back, formBelow, refusal, children, ...parts } = props;
  const { isForm, items, item, done } = loaded;
  const answer = useActionData<RecordAnswer<Refused>>();
  const { pathname } = useLocation();
  const { t } = useT();
  const say = useRecordWords(kind.words, props.said);
  const form = <RecordForm {...props} answer={answer?.form} href={pathname} />;
  if (isForm && !formBelow) return form;
  return (
    <>
      <RecordList
        {...{
          say,
          items,
          scale: parts.scale,
          icon: parts.icon,
          undo: parts.undo,
          rowLink: parts.rowLink,
          rows: parts.rows,
        }}
        back={back ?? <BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        addHref={formBelow ? null : `${pathname}?add`}
        editHref={(id) => `${pathname}?edit=${id}`}
        columns={[...columnsOf(kind, t, cells, items), ...columns]}
        done={answer ? null : done}
        trouble={answer?.trouble}
      >
        {answer?.refused && refusal?.(answer.refused)}
        {children}
      </RecordList>
      {formBelow && <div key={item?.id ?? "new"}>{form}</div>}
    </>
  );
}

/** Form of a record, new or not. */
function RecordForm<Item extends RecordItem, Refused>({
  kind: { words, fields },
  loaded: { item },
  scale,
  choices,
  defaults = {},
  said,
  formBelow,
  parts,
  labels,
  answer,
  href,
}: RecordScreenProps<Item, Refused> & { answer: PostedAnswer | undefined; href: string }) {
  const say = useRecordWords(words, said);
  const asked = useAskedFields(askedOf(fields), choices);
  return (
    <ItemForm
      scale={scale}
      title={item ? say("edit", item.name) : say("add")}
      list={{ href, title: say("title") }}
      below={formBelow && { submit: say("add") }}
      fields={asked}
      values={Object.fromEntries(Object.entries(item ?? defaults))}
      {...{ answer, labels }}
    >
      {parts}
    </ItemForm>
  );
}

const isSaid = (value: unknown) => value !== "" && value !== null && value !== undefined;

/** Columns of the fields that the list shows, but for those that no record says anything of; the first one heads the row. */
function columnsOf<Item extends RecordItem>(
  { fields }: ShownKind,
  t: ReturnType<typeof useT>["t"],
  cells: Readonly<Record<string, (item: Item) => ReactNode>>,
  items: readonly Item[],
): Column<Item>[] {
  const isEmpty = (name: string) =>
    cells[name] === undefined && items.every((item) => !isSaid(Reflect.get(item, name)));
  const shown = Object.entries(fields).filter(([name, { column }]) => column && (items.length === 0 || !isEmpty(name)));
  return shown.map(([name, { label }], index) => ({
    key: name,
    header: t(label),
    ...(index === 0 && { lead: true }),
    cell:
      cells[name] ??
      ((item) => {
        const text = String(Reflect.get(item, name) ?? "") || "–";
        return <bdi className={index === 0 ? "font-semibold" : undefined}>{text}</bdi>;
      }),
  }));
}
