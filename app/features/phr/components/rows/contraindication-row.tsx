import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { StatusBadge } from "~/ui/view/status-badge";
import { WrittenText } from "~/ui/base/written-text";
import type { RowProps } from "./row-props";

/** A contraindication: what must not be done, how strictly, why, and for how long. */
export function ContraindicationRow({ record: { name, values, date, state } }: RowProps) {
  const { t, format } = useT();
  const [until, evidence, note] = [values.until, values.evidence, values.note].map((text) => String(text ?? ""));
  const when = [
    date !== "" && t("contraindications:since", { date: format.partialDate(date) }),
    until && t("contraindications:until", { date: format.partialDate(until) }),
  ].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{name}</bdi>
        <span className="text-sm text-muted">{t(`contraindications:sort.${String(values.sort)}` as PlainKey)}</span>
        {state === "ENDED" ? (
          <StatusBadge colour="light-grey">{t("contraindications:ended")}</StatusBadge>
        ) : (
          <StatusBadge colour={values.severity === "ABSOLUTE" ? "orange" : "light-blue"}>
            {t(`contraindications:severity.${String(values.severity)}` as PlainKey)}
          </StatusBadge>
        )}
      </p>
      <p>
        {t("contraindications:because")} <bdi>{String(values.reason)}</bdi>
      </p>
      {when.length > 0 && <p>{when.join(" · ")}</p>}
      {evidence && (
        <p className="text-sm text-muted">
          {t("contraindications:fields.evidence")}: <bdi>{evidence}</bdi>
        </p>
      )}
      {note && <WrittenText text={note} />}
    </>
  );
}
