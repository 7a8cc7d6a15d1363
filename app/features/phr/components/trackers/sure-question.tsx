import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** Asks about an unlikely value: it is right, or another unit was meant. Both buttons send what was typed. */
export function SureQuestion({ question: { message, values = {} } }: { question: Problem }) {
  const { t } = useT();
  const { sure, other, otherUnit } = values;
  const mayBe = message.startsWith("trackers:ask.") && sure !== undefined;
  return (
    <Banner tone="warn" title={t("trackers:sure.title")}>
      <div className="mt-2 flex flex-wrap gap-3">
        {otherUnit !== undefined && (
          <Button type="submit" name="meantUnit" value={otherUnit} size="small">
            {t("trackers:sure.meant", { value: String(other) })}
          </Button>
        )}
        {mayBe && (
          <Button type="submit" name="sure" value={sure} tone="secondary" size="small">
            {t("trackers:sure.yes")}
          </Button>
        )}
      </div>
    </Banner>
  );
}
