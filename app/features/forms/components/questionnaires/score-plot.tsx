import { useT } from "~/i18n/use-t";
import { DataTable } from "~/ui/view/data-table";
import type { ScorePoint } from "../../domain/questionnaires/questionnaire";

interface ScorePlotProps {
  title: string;
  /** First to last. */
  scores: readonly ScorePoint[];
  /** From where on each band is. */
  bands: readonly number[];
  most: number;
  timeZone: string;
}

const [WIDTH, HEIGHT, LEFT, EDGE] = [640, 200, 44, 14];

/** Totals of one questionnaire over time, with a table that says the same. Drawn on the server; it needs no script. */
export function ScorePlot({ title, scores, bands, most, timeZone }: ScorePlotProps) {
  const { t, format, dir } = useT();
  const [from, to] = [scores[0]?.at ?? 0, scores.at(-1)?.at ?? 0];
  const top = Math.max(1, most, ...scores.map(({ score }) => score));
  const low = Math.min(0, ...scores.map(({ score }) => score));
  const along = (at: number) => (to === from ? 0.5 : (at - from) / (to - from));
  const x = (at: number) => {
    const place = (WIDTH - LEFT - EDGE) * along(at);
    return Math.round(dir === "rtl" ? WIDTH - LEFT - place : LEFT + place);
  };
  const y = (score: number) => Math.round(EDGE + (HEIGHT - 2 * EDGE) * (1 - (score - low) / (top - low)));
  const marks = [...new Set([low, ...bands, top])];
  const label = dir === "rtl" ? WIDTH - LEFT + 8 : LEFT - 8;
  return (
    <figure className="flex flex-col gap-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        direction="ltr"
        className="h-auto w-full text-sm"
      >
        {marks.map((mark) => (
          <g key={mark} className="fill-muted">
            <line
              x1={dir === "rtl" ? EDGE : LEFT}
              x2={dir === "rtl" ? WIDTH - LEFT : WIDTH - EDGE}
              y1={y(mark)}
              y2={y(mark)}
              className="stroke-line"
            />
            <text x={label} y={y(mark) + 4} textAnchor={dir === "rtl" ? "start" : "end"}>
              {format.number(mark)}
            </text>
          </g>
        ))}
        <polyline
          points={scores.map(({ at, score }) => `${x(at)},${y(score)}`).join(" ")}
          className="fill-none stroke-brand stroke-2"
        />
        {scores.map(({ id, at, score }) => (
          <circle key={id} cx={x(at)} cy={y(score)} r={5} className="fill-brand stroke-surface" />
        ))}
      </svg>
      <DataTable
        caption={title}
        rows={scores.toReversed()}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "when",
            header: t("questionnaires:staff.sent"),
            lead: true,
            cell: ({ at }) => format.date(at, timeZone),
          },
          {
            key: "score",
            header: t("questionnaires:staff.total"),
            align: "end",
            cell: ({ score }) => format.number(score),
          },
          { key: "band", header: t("questionnaires:staff.band"), cell: ({ band }) => band ?? "–" },
        ]}
      />
    </figure>
  );
}
