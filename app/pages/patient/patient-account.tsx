import type { PatientAccount } from "~/features/billing/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";

interface PatientAccountCardProps {
  patientId: string;
  account: PatientAccount;
  /** Of the practice. */
  zone: string;
}

/** The balance of a patient in the books, and what made it so, the newest first. */
export function PatientAccountCard({ patientId, account, zone }: PatientAccountCardProps) {
  const { t, format } = useT();
  const { owed, entries, next, isFirst } = account;
  const title = t("chart:account.title");
  return (
    <Card title={title} padding="flush">
      <ul className="px-5 pb-3 font-semibold tablet:px-6">
        {owed.length === 0 && <li>{t("chart:account.settled")}</li>}
        {owed.map(({ amountMinor, currencyCode }) => (
          <li key={currencyCode} className="tabular-nums">
            {t(`chart:account.${amountMinor > 0 ? "owes" : "credit"}`, {
              amount: format.money(Math.abs(amountMinor), currencyCode),
            })}
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <ol className="divide-y divide-line border-t border-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} zone={zone} />
          ))}
        </ol>
      )}
      {(!isFirst || next !== null) && (
        <nav aria-label={title} className="flex flex-wrap gap-x-5 border-t border-line px-5 py-2">
          {!isFirst && (
            <TextLink href={paths.patient(patientId, { tab: "money" })} className="inline-flex min-h-11 items-center">
              {t("chart:latest")}
            </TextLink>
          )}
          {next !== null && (
            <TextLink
              href={paths.patient(patientId, { tab: "money", entries: next })}
              className="inline-flex min-h-11 items-center"
            >
              {t("chart:earlier")}
            </TextLink>
          )}
        </nav>
      )}
    </Card>
  );
}

function Entry({ entry, zone }: { entry: PatientAccount["entries"][number]; zone: string }) {
  const { t, format } = useT();
  const { at, appointmentId, chargeId, amountMinor, currencyCode } = entry;
  const isWaiver = entry.kind === "WRITE_OFF";
  const waiver = amountMinor > 0 ? "WAIVER_REVERSED" : entry.isOfRefund === 1 ? "WAIVED_WITH_REFUND" : "WRITE_OFF";
  const kind = isWaiver ? waiver : entry.kind;
  const href = chargeId === null ? appointmentId && paths.appointment(appointmentId) : paths.charge(chargeId);
  const byHand = kind === "CHARGE" ? t("charges:view.title") : t("charges:view.canceled");
  const words = chargeId === null ? t(`chart:account.kinds.${kind}`) : byHand;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-2.5 tablet:px-6">
      <div className="min-w-0 grow basis-48">
        {href === null ? (
          <p>{words}</p>
        ) : (
          <TextLink href={href} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
            {words}
          </TextLink>
        )}
        <time dateTime={new Date(at).toISOString()} className="block text-sm text-muted tabular-nums">
          {format.dateTime(at, zone, "medium")}
        </time>
      </div>
      <span className="font-semibold tabular-nums">
        {amountMinor === 0 ? t("chart:account.unclear") : format.money(amountMinor, currencyCode)}
      </span>
    </li>
  );
}
