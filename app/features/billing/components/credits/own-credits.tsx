import { usePatientT } from "~/i18n/use-t";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { CreditGrantView, CreditUse } from "../../domain/credits/credit-view";
import { paysForText } from "./pays-for-text";
import { STATUS_COLOURS } from "./status-colours";

type OwnGrant = CreditGrantView & { serviceNames: readonly string[] };

/** What the patient was given, and what is left of it. */
export function OwnGrants({ grants }: { grants: readonly OwnGrant[] }) {
  const { t, format } = usePatientT();
  return (
    <Card title={t("credits:own.grants")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {grants.map(
          ({ id, status, creditsUsed, creditsHeld, totalCredits, validFrom, expiresOn, note, ...paysFor }) => (
            <li key={id} className="px-5 py-4 tablet:px-6">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="font-semibold">
                  {t("credits:own.used", { used: creditsUsed, total: totalCredits })}
                  {creditsHeld > 0 && ` · ${t("credits:own.held", { count: creditsHeld })}`}
                </p>
                <StatusBadge colour={STATUS_COLOURS[status]}>{t(`credits:statuses.${status}`)}</StatusBadge>
              </div>
              <p>{t("credits:own.until", { from: format.plainDate(validFrom), to: format.plainDate(expiresOn) })}</p>
              <p className="text-muted">
                {paysForText(t, paysFor)}
                {note && (
                  <>
                    {" · "}
                    <bdi>{note}</bdi>
                  </>
                )}
              </p>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

/** The latest of what happened to them. */
export function OwnHistory({ history, timeZone }: { history: readonly CreditUse[]; timeZone: string }) {
  const { t, format } = usePatientT();
  return (
    <Card title={t("credits:own.history")} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {history.map(({ id, event, at, credits }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-5 py-3 tablet:px-6">
            <div className="min-w-0">
              <p>{t(`credits:events.${event}`)}</p>
              <p className="text-sm text-muted">{format.date(at, timeZone, "medium")}</p>
            </div>
            <p className="text-lg font-semibold tabular-nums">
              {credits !== 0 && (
                <>
                  <VisuallyHidden>{t("credits:own.credits")}: </VisuallyHidden>
                  <bdi>{format.number(credits, { signDisplay: "exceptZero" })}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
