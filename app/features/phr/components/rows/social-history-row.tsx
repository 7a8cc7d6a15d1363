import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { StatusBadge } from "~/ui/view/status-badge";
import { SummaryList } from "~/ui/view/summary-list";
import { healthRecordKindOf } from "../../records";
import { factsOf } from "../records/value-text";
import type { RowProps } from "./row-props";

/** Shown in a list to nobody: whoever needs it opens the record. */
const HIDDEN = new Set(["sexualorientation"]);

/** How somebody lives: what bears on health as badges that are seen at once, and then the rest. */
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
      <SummaryList rows={facts.filter(({ name }) => !HIDDEN.has(name)).map(({ term, value }) => ({ term, value }))} />
    </>
  );
}
