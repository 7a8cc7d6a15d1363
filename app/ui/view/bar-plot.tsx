import { classNames } from "../base/class-names";

/** What each pair of bars is of. */
export interface BarPair {
  /** Below the bars, as short as can be, and as it is heard and stands in the table. */
  short: string;
  name: string;
  /** The first in the brand's colour, the second behind it. */
  values: readonly [number, number];
}

export interface BarPlotProps {
  title: string;
  /** What the first and the second bar stand for. */
  series: readonly [string, string];
  pairs: readonly BarPair[];
  /** The header of the pairs, in the table. */
  pairsTitle: string;
  /** What opens the table. */
  tableLabel: string;
  written: (value: number) => string;
}

const HEIGHT = 48;
const PAIR = 20;
const BAR = 7;
const FILLS = ["fill-brand", "fill-line-strong"] as const;
const MARKS = ["bg-brand", "bg-line-strong"] as const;

/** Pairs of bars side by side, with the same as a table behind a press. It needs no script. */
export function BarPlot({ title, series, pairs, pairsTitle, tableLabel, written }: BarPlotProps) {
  const most = Math.max(1, ...pairs.flatMap(({ values }) => values));
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm font-semibold">{title}</span>
        <span className="flex gap-3 text-xs text-muted">
          {series.map((name, index) => (
            <span key={name} className="inline-flex items-center gap-1">
              <span aria-hidden="true" className={classNames("size-2.5 rounded-xs", MARKS[index])} />
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      </figcaption>
      <div aria-hidden="true">
        <svg
          viewBox={`0 0 ${pairs.length * PAIR} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-16 w-full border-b border-line-strong rtl:-scale-x-100"
        >
          {pairs.flatMap(({ name, values }, place) =>
            values.map((value, index) => (
              <rect
                key={`${name} ${index}`}
                x={place * PAIR + 2.5 + index * (BAR + 1)}
                y={HEIGHT - (value / most) * HEIGHT}
                width={BAR}
                height={(value / most) * HEIGHT}
                className={FILLS[index]}
              />
            )),
          )}
        </svg>
        <div className="flex text-xs text-muted">
          {pairs.map(({ short, name }) => (
            <span key={name} className="flex-1 pt-1 text-center">
              {short}
            </span>
          ))}
        </div>
      </div>
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-brand-text pointer-coarse:min-h-11">
          {tableLabel}
          <span className="sr-only">: {title}</span>
        </summary>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {[pairsTitle, ...series].map((header, index) => (
                <th key={header} scope="col" className={index === 0 ? "text-start" : "text-end"}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ name, values }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  <bdi>{name}</bdi>
                </th>
                {values.map((value, index) => (
                  <td key={series[index]} className="py-1 text-end">
                    {written(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
