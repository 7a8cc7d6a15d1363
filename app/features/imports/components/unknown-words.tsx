import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { IMPORT_FIELDS } from "../domain/reading/import-fields";
import type { CountedWord } from "../domain/reading/unknown-words";

/** Words of a file that say nothing of their field: their patients were imported without them. */
export function UnknownWordList({ words }: { words: readonly CountedWord[] }) {
  const { t, format } = useT();
  const nameOf = (field: string) => {
    const known = IMPORT_FIELDS.find((each) => each === field);
    return known ? t(`imports:field.${known}`) : field;
  };
  const columns: Column<CountedWord>[] = [
    { key: "word", header: t("imports:words.word"), lead: true, cell: ({ word }) => <bdi>{word}</bdi> },
    { key: "field", header: t("imports:words.field"), cell: ({ field }) => nameOf(field) },
    { key: "rows", header: t("imports:words.rows"), cell: ({ rows }) => format.number(rows) },
    { key: "first", header: t("imports:words.first"), cell: ({ firstRow }) => format.number(firstRow) },
  ];
  return (
    <Card title={t("imports:words.title")}>
      <p className="mb-4">{t("imports:words.text")}</p>
      <DataTable
        caption={t("imports:words.title")}
        columns={columns}
        rows={words}
        rowKey={({ field, word }) => `${field} ${word}`}
      />
    </Card>
  );
}
