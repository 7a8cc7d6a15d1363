import { usePatientT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { CreditGrantView, CreditUse } from "../../domain/credits/credit-view";
import { STATUS_COLOURS } from "./status-colours";

/** What the patient was given, and what is left of it. */
export function OwnGrants({ grants }: { grants: readonly CreditGrantView[] }) {
  const { t, format } = usePatientT();
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t("credits:own.grants")}</h2>
      <ul className="divide-y divide-line">
        {grants.map(({ id, status, creditsUsed, creditsHeld, totalCredits, validFrom, expiresOn, services, note }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                {t("credits:own.used", { used: creditsUsed + creditsHeld, total: totalCredits })}
              </p>
              <p>{t("credits:own.until", { from: format.plainDate(validFrom), to: format.plainDate(expiresOn) })}</p>
              <p className="text-muted">
                {services.length === 0
                  ? t("credits:services.all")
                  : services.map((service) => t(`credits:services.${service}`)).join(", ")}
              </p>
              {note && (
                <p className="text-muted">
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
            <StatusBadge colour={STATUS_COLOURS[status]}>{t(`credits:statuses.${status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The latest of what happened to them. */
export function OwnHistory({ history, timeZone }: { history: readonly CreditUse[]; timeZone: string }) {
  const { t, format } = usePatientT();
  const columns: Column<CreditUse>[] = [
    { key: "what", header: t("credits:own.what"), lead: true, cell: ({ event }) => t(`credits:events.${event}`) },
    { key: "at", header: t("credits:own.when"), cell: ({ at }) => format.date(at, timeZone, "medium") },
    {
      key: "credits",
      header: t("credits:own.credits"),
      align: "end",
      cell: ({ credits }) => format.number(credits),
    },
  ];
  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold">{t("credits:own.history")}</h2>
      <DataTable caption={t("credits:own.history")} columns={columns} rows={history} rowKey={({ id }) => id} />
    </section>
  );
}
