import { useT } from "~/i18n/use-t";
import { DOLLARS_A_STREAMED_MINUTE, type StreamedCost } from "../../domain/sessions/session-rules";

const CENTS_A_DOLLAR = 100;
/** Of the specification's rate. */
const RATE_DIGITS = 6;

/** What an appointment's video came to so far, for the practice. */
export function StreamedMinutes({ minutes, dollars }: StreamedCost) {
  const { t, format } = useT();
  const values = {
    minutes: format.number(minutes, { maximumFractionDigits: 1 }),
    cost: format.money(Math.round(dollars * CENTS_A_DOLLAR), "USD"),
  };
  const rate = format.number(DOLLARS_A_STREAMED_MINUTE, { maximumFractionDigits: RATE_DIGITS });
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold tabular-nums">{t("appointment-record:streamed.minutes", values)}</p>
      <p className="max-w-prose text-sm text-muted">{t("appointment-record:streamed.rate", { rate })}</p>
    </div>
  );
}
