import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { RecordFact } from "./record-kind";
import { ScaleOf, type Scale } from "./scale";

export interface RecordViewProps<Item extends { name: string }> {
  item: Item;
  /** As its kind declares them, in order. */
  facts: Readonly<Record<string, RecordFact>>;
  /** Facts that are more than their text, by name. */
  cells?: Readonly<Record<string, (item: Item) => ReactNode>>;
  /** By whom it was made and when (UTC ms), where the kind keeps that; an empty name is nobody's any more. */
  history?: { by: string; at: number };
  /** Audience of the screen, which sets its scale; staff if left out. */
  scale?: Scale;
  back: ReactNode;
  /** What has just been done. */
  done?: ReactNode;
  /** In which instants are said. */
  timeZone: string;
  /** What can be done with it, where that is allowed: EditLink and RowSwitch, or forms of the kind's own. */
  children?: ReactNode;
}

/** The view of one record: its facts, who made it, and what can be done with it. A fact that is empty is left out. */
export function RecordView<Item extends { name: string }>(props: RecordViewProps<Item>) {
  const { item, facts, cells = {}, history, scale = "staff", back, done, timeZone, children } = props;
  const { t, format } = useT();
  const rows = Object.entries(facts).flatMap(([name, { label, kind, none }]): SummaryRow[] => {
    const value: unknown = Reflect.get(item, name);
    const shown =
      cells[name]?.(item) ??
      (kind === "instant" && typeof value === "number" ? format.dateTime(value, timeZone) : String(value ?? ""));
    if (shown === "") return none ? [{ term: t(label), value: t(none) }] : [];
    return [{ term: t(label), value: typeof shown === "string" ? <bdi>{shown}</bdi> : shown }];
  });
  const date = history && format.dateTime(history.at, timeZone);
  return (
    <ScaleOf scale={scale}>
      <PageHeader back={back} title={<bdi>{item.name}</bdi>} />
      {done}
      <Card>
        <SummaryList rows={rows} />
        {history && date && (
          <p className="mt-4 text-sm text-muted">
            {history.by ? t("records:createdBy", { name: history.by, date }) : t("records:createdOn", { date })}
          </p>
        )}
      </Card>
      {children}
    </ScaleOf>
  );
}
