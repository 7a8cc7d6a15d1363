import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { DataTable } from "~/ui/view/data-table";
import type { KeptRow } from "../domain/marked-table";

/** What stayed of demo data that was taken away, and why: by name, so that nothing is left behind in silence. */
export function KeptDemoRows({ kept }: { kept: readonly (KeptRow & { kind: PlainKey; href: string })[] }) {
  const { t } = useT();
  return (
    <Card title={t("demo:keptTitle")}>
      <p className="mb-4 text-muted">{t("demo:keptText")}</p>
      <DataTable
        caption={t("demo:keptTitle")}
        rows={kept}
        rowKey={({ table, id }) => `${table}/${id}`}
        columns={[
          {
            key: "name",
            header: t("demo:name"),
            cell: ({ href, name }) => (
              <TextLink href={href}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
          },
          { key: "kind", header: t("demo:kind"), cell: ({ kind }) => t(kind) },
          {
            key: "why",
            header: t("demo:why"),
            cell: ({ appointments }) =>
              appointments > 0 ? t("demo:appointments", { count: appointments }) : t("demo:inUse"),
          },
        ]}
      />
    </Card>
  );
}
