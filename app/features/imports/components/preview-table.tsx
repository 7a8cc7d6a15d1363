import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { DataTable, type Column } from "~/ui/view/data-table";

/** One of the first rows of a file, and what would become of it. */
export interface PreviewRow {
  row: number;
  name: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  contact: string;
  problems: readonly string[];
  /** Words that the patient would come without. */
  leftOut: readonly string[];
}

/** What is wrong with a row and what is left out of it, one line each; a word where nothing is. */
function Problems({ problems, leftOut = [] }: { problems: readonly string[]; leftOut?: readonly string[] }) {
  const { t } = useT();
  if (problems.length + leftOut.length === 0) return <>{t("imports:preview.fine")}</>;
  return (
    <ul className="flex flex-col gap-1">
      {leftOut.map((text) => (
        <li key={text}>{t("imports:preview.leftOut", { text })}</li>
      ))}
      {problems.map((problem) => (
        <li key={problem} className="flex items-start gap-2 text-danger-text">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
          <span>{problem}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first rows of a file as they would be imported. */
export function PreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const { t, format } = useT();
  const columns: Column<PreviewRow>[] = [
    { key: "name", header: t("imports:preview.patient"), lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: "row", header: t("imports:refused.row"), cell: ({ row }) => format.number(row) },
    {
      key: "born",
      header: t("imports:field.birthDate"),
      cell: ({ birthDate }) => (birthDate === "" ? "–" : format.plainDate(birthDate)),
    },
    {
      key: "contact",
      header: t("imports:preview.contact"),
      cell: ({ contact }) => <bdi dir="ltr">{contact || "–"}</bdi>,
    },
    {
      key: "problems",
      header: t("imports:preview.problems"),
      cell: ({ problems, leftOut }) => <Problems problems={problems} leftOut={leftOut} />,
    },
  ];
  return (
    <DataTable caption={t("imports:preview.title")} columns={columns} rows={rows} rowKey={({ row }) => String(row)} />
  );
}

interface RefusedRow {
  row: number;
  text: string;
  problems: readonly string[];
}

/** The first refused rows of an import with their reasons. */
export function RefusedTable({ rows }: { rows: readonly RefusedRow[] }) {
  const { t, format } = useT();
  const columns: Column<RefusedRow>[] = [
    {
      key: "text",
      header: t("imports:refused.text"),
      lead: true,
      cell: ({ text }) => <bdi className="wrap-anywhere">{text}</bdi>,
    },
    { key: "row", header: t("imports:refused.row"), cell: ({ row }) => format.number(row) },
    { key: "problems", header: t("imports:refused.reasons"), cell: ({ problems }) => <Problems problems={problems} /> },
  ];
  return (
    <DataTable caption={t("imports:refused.title")} columns={columns} rows={rows} rowKey={({ row }) => String(row)} />
  );
}
