import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { StatusBadge } from "~/ui/view/status-badge";
import { SummaryList } from "~/ui/view/summary-list";
import { healthRecordKindOf } from "../../records";
import { factsOf } from "../../records/record-facts";
import type { RowProps } from "./row-props";

/** Never shown in the list, only on the page of the record. */
const HIDDEN = new Set(["sexualorientation"]);

/** How a patient lives: risks as badges first, then everything else. */
export function SocialHistoryRow({ record: { kind, values } }: RowProps) {
  const { t, format } = useT();
  const facts = factsOf(healthRecordKindOf(kind).fields, values, { t, format });
  const risks = (["smoking", "alcoholconsumption"] as const).filter((name) => values[name] === "on");
  return (
    <>
      {risks.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {risks.map((name) => (
            <StatusBadge key={name} colour="orange">
              {t(`social-history:risk.${name}` as PlainKey)}
            </StatusBadge>
          ))}
        </p>
      )}
      <div className="py-2">
        <SummaryList rows={facts.filter(({ name }) => !HIDDEN.has(name)).map(({ term, value }) => ({ term, value }))} />
      </div>
    </>
  );
}
