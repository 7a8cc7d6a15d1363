import { useT } from "~/i18n/use-t";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { TillLine } from "../../domain/desk/till";

type Line = Omit<TillLine, "actorKind"> & { name: string };

/** What each person took of each kind and currency; what all came to stands above. */
export function TillTable({ lines }: { lines: readonly (TillLine & { name: string })[] }) {
  const { t, format } = useT();
  const amount = (key: "taken" | "givenBack" | "inAll", of: (line: Line) => number): Column<Line> => ({
    ...{ key, figure: key === "inAll" },
    saidElsewhere: ({ givenBackMinor }) => key === "taken" && givenBackMinor === 0,
    header: t(`payments:till.${key}`),
    align: "end",
    // Nothing refunded is no news: the figures that count stand out.
    cell: (line) => (key === "givenBack" && of(line) === 0 ? "–" : format.money(of(line), line.currencyCode)),
  });
  const columns: Column<Line>[] = [
    {
      key: "person",
      header: t("payments:till.person"),
      lead: true,
      cell: ({ name }) => <bdi className="font-semibold">{name || t("payments:till.nobody")}</bdi>,
    },
    { key: "kind", plain: true, header: t("payments:till.kind"), cell: ({ kind }) => t(`payments:kinds.${kind}`) },
    { key: "count", header: t("payments:till.count"), align: "end", cell: ({ count }) => format.number(count) },
    amount("taken", ({ takenMinor }) => takenMinor),
    amount("givenBack", ({ givenBackMinor }) => givenBackMinor),
    amount("inAll", ({ takenMinor, givenBackMinor }) => takenMinor - givenBackMinor),
  ];
  return (
    <DataTable
      caption={t("payments:till.title")}
      columns={columns}
      rows={lines}
      rowKey={({ name, actorId, kind, currencyCode }) => `${actorId ?? name} ${kind} ${currencyCode}`}
    />
  );
}
