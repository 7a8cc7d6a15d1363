import { fieldsOf, saidOf, type Refused } from "~/features/monitoring/components/refused";
import type { MonitoredView } from "~/features/monitoring/public.server";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

/** How the monitoring goes on: a pause, a newer version of the plan, its end. */
export function MonitoredActs({ view, refused }: { view: MonitoredView; refused: Refused | undefined }) {
  const { t } = useT();
  if (view.isOver) return null;
  const press = (intent: "pause" | "resume" | "move") => (
    <form method="post" data-once>
      <input type="hidden" name="version" value={view.version} />
      <Button type="submit" name="intent" value={intent} tone="secondary">
        {t(`monitoring:staff.${intent}`)}
      </Button>
    </form>
  );
  return (
    <Card>
      <Stack gap="snug">
        {view.newer && (
          <>
            <p>{t("monitoring:staff.newer")}</p>
            {press("move")}
          </>
        )}
        {view.isMonitored && press("pause")}
        {view.state === "PAUSED" && press("resume")}
        <form method="post" data-once noValidate>
          <input type="hidden" name="version" value={view.version} />
          <AskFirst
            tone="quiet"
            name="intent"
            value="end"
            question={t("monitoring:staff.endQuestion")}
            open={saidOf(refused, "reason") !== undefined}
            asks={
              <TextField
                {...fieldsOf(refused, { reason: "" })("reason")}
                label={t("monitoring:staff.reason")}
                maxLength={300}
              />
            }
          >
            {t("monitoring:staff.end")}
          </AskFirst>
        </form>
      </Stack>
    </Card>
  );
}
