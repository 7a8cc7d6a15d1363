import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RowMenu, RowMenuAsk, RowMenuLink } from "~/ui/action/row-menu";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { paysForText } from "./pays-for-text";
import { STATUS_COLOURS } from "./status-colours";

type Grant = CreditGrantView & { patientName: string; serviceNames: readonly string[] };

/** The grants of the organization, each with what may be done with it. */
export function GrantTable({ grants, query }: { grants: readonly Grant[]; query: Readonly<Record<string, string>> }) {
  const { t, format } = useT();
  const number = (key: "creditsRemaining" | "creditsHeld" | "creditsUsed" | "totalCredits", header: string) => ({
    ...{ key, header, align: "end" as const },
    cell: (grant: Grant) => format.number(grant[key]),
  });
  const columns: Column<Grant>[] = [
    {
      key: "patient",
      header: t("credits:list.patient"),
      lead: true,
      cell: ({ patientName }) => <bdi className="font-semibold">{patientName}</bdi>,
    },
    number("creditsRemaining", t("credits:list.left")),
    number("creditsHeld", t("credits:list.held")),
    number("creditsUsed", t("credits:list.used")),
    number("totalCredits", t("credits:list.total")),
    {
      key: "days",
      header: t("credits:list.days"),
      plain: true,
      cell: ({ validFrom, expiresOn, note, ...paysFor }) => (
        <span className="flex flex-col leading-tight">
          <span className="@min-[42rem]/data-table:whitespace-nowrap">
            {t("credits:list.span", { from: format.plainDate(validFrom), to: format.plainDate(expiresOn) })}
          </span>
          <span className="text-sm text-muted">
            {paysForText(t, paysFor)}
            {note && (
              <>
                {" · "}
                <bdi>{note}</bdi>
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      key: "status",
      header: t("credits:list.status"),
      cell: ({ status }) => (
        <StatusBadge colour={STATUS_COLOURS[status]}>{t(`credits:statuses.${status}`)}</StatusBadge>
      ),
    },
    {
      key: "actions",
      header: t("credits:list.actions"),
      actions: true,
      align: "end",
      cell: (grant) => (grant.status === "ARCHIVED" ? null : <GrantActs grant={grant} query={query} />),
    },
  ];
  return <DataTable caption={t("credits:list.title")} columns={columns} rows={grants} rowKey={({ id }) => id} />;
}

function GrantActs({ grant, query }: { grant: Grant; query: Readonly<Record<string, string>> }) {
  const { t } = useT();
  const { id, version, deletable, patientName } = grant;
  const acts = deletable ? (["archive", "delete"] as const) : (["archive"] as const);
  return (
    <RowMenu label={t("credits:list.actions")} about={patientName}>
      <RowMenuLink href={paths.creditsList({ ...query, change: id })} icon="edit">
        {t("credits:list.change")}
      </RowMenuLink>
      {acts.map((intent) => (
        <li key={intent}>
          <form method="post">
            <HiddenFields fields={{ id, version }} />
            <RowMenuAsk
              name="intent"
              value={intent}
              icon={intent === "archive" ? "minus" : "trash"}
              question={t(`credits:list.${intent}Ask`)}
              text={t(`credits:list.${intent}Text`)}
            >
              {t(`credits:list.${intent}`)}
            </RowMenuAsk>
          </form>
        </li>
      ))}
    </RowMenu>
  );
}
