import { useT } from "~/i18n/use-t";
import { LOCALES, type LocaleCode } from "~/i18n/locales";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { WORDING_GROUPS, type WordingGroup } from "../../domain/wordings/placeholder";

interface WordingLine {
  key: WordingKey;
  group: WordingGroup;
  to: "patient" | "staff" | "user";
  /** The languages in which the organization words it itself. */
  own: readonly LocaleCode[];
  /** The same of its text; null where it is told to no phone. */
  text: { own: readonly LocaleCode[] } | null;
}

/** Every message by its event, each with its receiver and in which languages it is the organization's own. */
export function WordingTables({ lines }: { lines: readonly WordingLine[] }) {
  const { t, format } = useT();
  const worded = (own: readonly LocaleCode[]) =>
    own.length === 0
      ? t("wording:standard")
      : format.list(own.map((locale) => format.languageName(LOCALES[locale].bcp47)));
  const columns: Column<WordingLine>[] = [
    {
      key: "event",
      header: t("wording:event"),
      lead: true,
      cell: ({ key }) => (
        <TextLink href={paths.wording(key)} className="inline-flex min-h-11 items-center">
          {t(`wording:names.${key}`)}
        </TextLink>
      ),
    },
    { key: "to", header: t("wording:receiver"), cell: ({ to }) => t(`wording:receivers.${to}`) },
    { key: "own", header: t("wording:languages"), cell: ({ own }) => worded(own) },
  ];
  const text: Column<WordingLine> = {
    key: "text",
    header: t("wording:text.label"),
    cell: (line) =>
      line.text === null ? (
        "–"
      ) : (
        <TextLink href={paths.textWording(line.key)} className="inline-flex min-h-11 items-center">
          {worded(line.text.own)}
          <VisuallyHidden>
            {t("wording:text.label")}: {t(`wording:names.${line.key}`)}
          </VisuallyHidden>
        </TextLink>
      ),
  };
  const linesOf = (group: WordingLine["group"]) => lines.filter((line) => line.group === group);
  return WORDING_GROUPS.map((group) => (
    <section key={group} className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t(`wording:groups.${group}`)}</h2>
      <DataTable
        caption={t(`wording:groups.${group}`)}
        columns={linesOf(group).some((line) => line.text) ? [...columns, text] : columns}
        rows={linesOf(group)}
        rowKey={({ key }) => key}
      />
    </section>
  ));
}
