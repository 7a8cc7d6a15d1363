import { useT } from "~/i18n/use-t";
import { unitText } from "~/kernel/text/measured-amount";
import { paths } from "~/paths";
import { EditLink, RecordStatus } from "~/screens/record-list";
import type { RecordItem } from "~/screens/record-item";
import { useRecordWords } from "~/screens/record-words";
import { RowSwitch } from "~/screens/row-switch";
import { RowActions } from "~/ui/action/row-actions";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { criticalText, usualOf, type MeasuredValue } from "../../domain/laboratory/measured";
import { labTestKind } from "../../schemas/laboratory/catalogue";

export type CatalogueTest = RecordItem & { code: string; loinc: string; sample: string; laboratoryId: string };

/** What is usual for a value, with its unit, or of what kind it is. */
function Usual({ value }: { value: MeasuredValue }) {
  const { t } = useT();
  const unit = unitText(value.unit);
  const usual = usualOf(value);
  if (value.kind !== "NUMERIC") return t(`laboratory:componentKind.${value.kind}`);
  if (usual.length === 0) return <span className="text-muted">{t("laboratory:noRange")}</span>;
  return (
    <span className="flex flex-wrap gap-x-3">
      {usual.map(({ sex, text }) => (
        <span key={sex} className="whitespace-nowrap">
          {sex !== "ANY" && <span className="text-muted">{t(`laboratory:rangeSex.${sex}`)} </span>}
          <bdi dir="ltr">{`${text} ${unit}`.trim()}</bdi>
        </span>
      ))}
    </span>
  );
}

interface CatalogueTableProps {
  tests: readonly CatalogueTest[];
  measured: readonly MeasuredValue[];
  /** By what else each test is found, by its id. */
  words: Readonly<Record<string, string>>;
}

/** The tests of a laboratory, a line each with what is usual and what cannot wait. */
export function CatalogueTable({ tests, measured, words }: CatalogueTableProps) {
  const { t } = useT();
  const say = useRecordWords(labTestKind.words);
  const of = (test: CatalogueTest) => measured.filter(({ testId }) => testId === test.id);
  const columns: Column<CatalogueTest>[] = [
    {
      key: "name",
      header: t("laboratory:column.test"),
      lead: true,
      cell: (test) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <TextLink href={paths.labComponents(test.id)} className="inline-flex min-h-11 items-center font-semibold">
            <bdi>{test.name}</bdi>
          </TextLink>
          {!test.enabled && <RecordStatus item={test} say={say} />}
        </span>
      ),
    },
    {
      key: "code",
      header: t("laboratory:fields.code"),
      plain: true,
      cell: ({ code }) => (code === "" ? "–" : <bdi dir="ltr">{code}</bdi>),
    },
    { key: "sample", header: t("laboratory:fields.sample"), plain: true, cell: ({ sample }) => sample || "–" },
    {
      key: "range",
      header: t("laboratory:column.range"),
      cell: (test) => {
        const [first, ...others] = of(test);
        if (!first) return "–";
        return others.length > 0 ? (
          t("laboratory:components.count", { count: others.length + 1 })
        ) : (
          <Usual value={first} />
        );
      },
    },
    {
      key: "critical",
      header: t("laboratory:column.critical"),
      cell: (test) => {
        const values = of(test);
        const limited = values.filter((value) => criticalText(value) !== "");
        if (values.length > 1 && limited.length > 0) return t("laboratory:components.count", { count: limited.length });
        return limited[0] ? (
          <bdi dir="ltr" className="whitespace-nowrap">
            {criticalText(limited[0])}
          </bdi>
        ) : (
          "–"
        );
      },
    },
    {
      key: "actions",
      header: say("actions"),
      actions: true,
      cell: (test) => (
        // In one line, so that a row is one.
        <div className="min-w-max">
          <RowActions>
            <EditLink item={test} say={say} href={paths.labTests(test.laboratoryId, { edit: test.id })} />
            <RowSwitch item={test} say={say} />
          </RowActions>
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={say("title")}
      columns={columns}
      rows={tests}
      rowKey={({ id }) => id}
      rowData={({ id }) => ({ "data-words": words[id] ?? "" })}
    />
  );
}
