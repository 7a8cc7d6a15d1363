import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { CreditGrantView } from "../../domain/credits/credit-view";
import { STATUS_COLOURS } from "./status-colours";

type Grant = CreditGrantView & { patientName: string };

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
      cell: ({ validFrom, expiresOn, services, note }) => (
        <>
          {t("credits:list.span", { from: format.plainDate(validFrom), to: format.plainDate(expiresOn) })}
          <br />
          <span className="text-sm text-muted">
            {services.length === 0
              ? t("credits:services.all")
              : services.map((service) => t(`credits:services.${service}`)).join(", ")}
          </span>
          {note && (
            <span className="block text-sm text-muted">
              <bdi>{note}</bdi>
            </span>
          )}
        </>
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
    <Cluster>
      <LinkButton
        href={paths.creditsList({ ...query, change: id })}
        tone="secondary"
        size="small"
        aria-label={`${t("credits:list.change")} – ${patientName}`}
      >
        {t("credits:list.change")}
      </LinkButton>
      {acts.map((intent) => (
        <form key={intent} method="post">
          <HiddenFields fields={{ id, version }} />
          <AskFirst
            name="intent"
            value={intent}
            size="small"
            question={t(`credits:list.${intent}Ask`)}
            text={t(`credits:list.${intent}Text`)}
          >
            {t(`credits:list.${intent}`)}
          </AskFirst>
        </form>
      ))}
    </Cluster>
  );
}
