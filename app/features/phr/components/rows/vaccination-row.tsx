import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RowProps } from "./row-props";

/** One dose below its vaccine: which one, when, and where it went. */
export function VaccinationRow({ record: { values, date, state } }: RowProps) {
  const { t, format } = useT();
  const { doseNumber: dose, dosesInSeries: doses } = values;
  const text = (name: string) => String(values[name] ?? "");
  const day = format.partialDate(date);
  const facts = [
    text("site") && t(`vaccinations:site.${text("site")}` as PlainKey),
    text("maker"),
    text("lot") && t("vaccinations:lotIs", { lot: text("lot") }),
    text("givenBy"),
    text("place"),
  ].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {typeof dose === "number" && (
          <span className="font-semibold">
            {typeof doses === "number"
              ? t("vaccinations:doseOf", { dose: format.number(dose), doses: format.number(doses) })
              : t("vaccinations:dose", { dose: format.number(dose) })}
          </span>
        )}
        {state === "DUE" ? <span>{t("vaccinations:dueOn", { date: day })}</span> : <span>{day}</span>}
        {state === "NOT_GIVEN" && (
          <StatusBadge colour="light-grey">
            {t("vaccinations:notGiven", { reason: text("reasonNotGiven") })}
          </StatusBadge>
        )}
      </p>
      {facts.length > 0 && <p className="text-sm text-muted">{facts.join(" · ")}</p>}
    </>
  );
}
