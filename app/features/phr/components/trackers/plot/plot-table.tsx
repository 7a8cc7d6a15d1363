import { useT } from "~/i18n/use-t";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { Grain, PlotPoint } from "../../../domain/trackers/plot-points";
import type { UnitName } from "../../../domain/trackers/units";
import type { Limits } from "../../../domain/trackers/limits";
import type { TrackerName } from "../../../domain/trackers/trackers";
import { useContextText } from "../use-context-text";
import { useFlagText } from "../use-flag-text";
import { useMeasureText } from "../use-measure-text";

import { usePointTime } from "./use-point-text";

interface PlotTableProps {
  name: string;
  tracker: TrackerName;
  limits: Limits;
  points: readonly PlotPoint[];
  unit: UnitName;
  grain: Grain;
}

/** The data of a plot as a table, the newest first: for screen readers, and for people who prefer numbers. */
export function PlotTable({ name, tracker, limits, points, unit, grain }: PlotTableProps) {
  const { t, format } = useT();
  const { measure, between } = useMeasureText(tracker);
  const flagText = useFlagText(limits);
  const contextText = useContextText(tracker);
  const timeOf = usePointTime(grain);
  const when = { reading: t("trackers:plot.when"), day: t("trackers:plot.day"), month: t("trackers:plot.month") }[
    grain
  ];
  const marked = (point: PlotPoint, text: string) => format.parts([text, contextText(point.context), flagText(point)]);
  const columns: Column<PlotPoint>[] = [
    {
      key: "when",
      header: when,
      lead: true,
      cell: timeOf,
    },
    ...(grain === "reading"
      ? [
          {
            key: "value",
            header: t("trackers:plot.value"),
            cell: (point: PlotPoint) => marked(point, measure(point, unit)),
          },
        ]
      : [
          { key: "mean", header: t("trackers:plot.mean"), cell: (point: PlotPoint) => measure(point, unit) },
          {
            key: "range",
            header: t("trackers:plot.range"),
            cell: (point: PlotPoint) =>
              marked(
                point,
                between({ value: point.low, value2: point.low2 }, { value: point.high, value2: point.high2 }, unit),
              ),
          },
          {
            key: "count",
            header: t("trackers:plot.count"),
            cell: (point: PlotPoint) => format.number(point.count),
          },
        ]),
  ];
  return <DataTable caption={name} columns={columns} rows={points.toReversed()} rowKey={({ key }) => key} />;
}
