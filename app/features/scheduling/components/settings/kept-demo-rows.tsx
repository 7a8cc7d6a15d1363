import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { DataTable } from "~/ui/view/data-table";
import type { DemoTable, KeptRow } from "../../domain/demo/demo-tables";

/** Where each kind of thing is looked at, and let go of. */
const HREFS: Record<DemoTable, (id: string) => string> = {
  appointment: paths.appointment,
  patient: paths.patient,
  employee: paths.employeeSettings,
  user: () => paths.employees(),
  service_offering: () => paths.setting("clinic_service_offering"),
  department: () => paths.setting("departments"),
  branch: () => paths.setting("branch"),
};

/** What stayed of demo data that was taken away, and why: by name, so that nothing is left behind in silence. */
export function KeptDemoRows({ kept }: { kept: readonly KeptRow[] }) {
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
            cell: ({ table, id, name }) => (
              <TextLink href={HREFS[table](id)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
          },
          { key: "kind", header: t("demo:kind"), cell: ({ table }) => t(`demo:kinds.${table}`) },
          {
            key: "why",
            header: t("demo:why"),
            cell: ({ visits }) => (visits > 0 ? t("demo:visits", { count: visits }) : t("demo:inUse")),
          },
        ]}
      />
    </Card>
  );
}
