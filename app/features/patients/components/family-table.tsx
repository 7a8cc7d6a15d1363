import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import { RELATION_KEYS } from "../domain/family/family-relation";
import type { RelatedUserView } from "../domain/family/related-user-view";

/** The relatives of a primary user, each with the way into their account. */
export function FamilyTable({ relatives }: { relatives: readonly RelatedUserView[] }) {
  const { t } = usePatientT();
  const columns: Column<RelatedUserView>[] = [
    {
      key: "name",
      header: t("family:name"),
      lead: true,
      cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
    },
    {
      key: "relation",
      header: t("family:relation"),
      cell: ({ relation }) => t(`family:relations.${RELATION_KEYS[relation]}`),
    },
    {
      key: "status",
      header: t("family:status"),
      cell: ({ status }) => (
        <StatusBadge colour={status === "ACTIVE" ? "green" : "orange"}>
          {t(status === "ACTIVE" ? "family:active" : "family:waiting")}
        </StatusBadge>
      ),
    },
    { key: "actions", header: t("family:actions"), actions: true, cell: (relative) => <Actions {...relative} /> },
  ];
  return <DataTable caption={t("family:title")} columns={columns} rows={relatives} rowKey={({ id }) => id} />;
}

function Actions({ id, name, status, acting }: RelatedUserView) {
  const { t } = usePatientT();
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {acting && <span className="text-sm font-medium">{t("family:acting")}</span>}
      {status === "ACTIVE" && !acting && (
        <form method="post" action={paths.family()}>
          <input type="hidden" name="intent" value="switch" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="secondary" size="small" icon="people">
            {t("family:switchTo")}
            {about}
          </Button>
        </form>
      )}
      <LinkButton href={paths.familyEdit(id)} tone="quiet" size="small" icon="edit">
        {t("family:edit")}
        {about}
      </LinkButton>
    </div>
  );
}
