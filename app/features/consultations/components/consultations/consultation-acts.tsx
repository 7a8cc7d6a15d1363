import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import type { ConsultationAction } from "../../domain/consultations/consultation-states";
import type { PublishStatus } from "../../domain/consultations/consultation";

interface ConsultationActsProps {
  consultationId: string;
  actions: readonly ConsultationAction[];
  publishStatus: PublishStatus;
  /** What was refused. */
  answer: PostedAnswer | undefined;
}

const LOOKS = {
  publish: { tone: "primary", icon: "check" },
  close: { tone: "secondary", icon: "check-circle" },
  reopen: { tone: "secondary", icon: "undo" },
} as const;

/** What its provider does with a consultation, and what the patient sees of it until then. */
export function ConsultationActs({ consultationId, actions, publishStatus, answer }: ConsultationActsProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { reason: t("consultations:withdrawReason") } });
  const action = paths.consultation(consultationId);
  return (
    <Card title={t("consultations:summary")}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t(`consultations:seen.${publishStatus}`)}</p>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {actions.map((name) =>
            name === "withdraw" ? null : (
              <form key={name} method="post" action={action} data-once>
                <input type="hidden" name="intent" value={name} />
                <Button type="submit" {...LOOKS[name]}>
                  {t(`consultations:actions.${name}`)}
                </Button>
              </form>
            ),
          )}
        </div>
        {actions.includes("withdraw") && (
          <details open={answer !== undefined}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
              {t("consultations:actions.withdraw")}
            </summary>
            <form method="post" action={action} data-once className="flex flex-col gap-4 pt-3">
              <input type="hidden" name="intent" value="withdraw" />
              <TextArea {...form.text("reason")} hint={t("consultations:withdrawHint")} rows={2} />
              <div>
                <Button type="submit" tone="secondary" icon="close">
                  {t("consultations:actions.withdraw")}
                </Button>
              </div>
            </form>
          </details>
        )}
      </div>
    </Card>
  );
}
