import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import type { ConsultationAction } from "../../domain/consultations/consultation-states";
import type { PublishStatus } from "../../domain/consultations/consultation";
import { keptFromPatient, type SummaryEntry } from "../../domain/consultations/summary";

interface ConsultationActsProps {
  consultationId: string;
  actions: readonly ConsultationAction[];
  publishStatus: PublishStatus;
  notes: readonly SummaryEntry[];
  /** Its prescriptions and laboratory orders: drafts of them are not in what is published. */
  papers: { prescriptions: readonly SummaryEntry[]; orders: readonly SummaryEntry[] };
  /** What was refused. */
  answer: Partial<PostedAnswer> | undefined;
}

const LOOKS = {
  close: { tone: "secondary", icon: "check-circle" },
  reopen: { tone: "secondary", icon: "undo" },
} as const;

/** What its provider does with a consultation, and what the patient sees of it until then. */
export function ConsultationActs({
  consultationId,
  actions,
  publishStatus,
  notes,
  papers,
  answer,
}: ConsultationActsProps) {
  const { t } = useT();
  const withdrawing = answerTo(answer, { intent: "withdraw" });
  const form = usePostedForm({
    ...{ answer: withdrawing, values: { withNotes: true } },
    labels: { reason: t("consultations:withdrawReason"), withNotes: t("consultations:withdrawNotes") },
  });
  const publishing = usePostedForm({ answer: answerTo(answer, { intent: "publish" }), values: {}, labels: {} });
  const isDraft = ({ draft }: SummaryEntry) => draft;
  const own = notes.filter(({ shared }) => shared === "own");
  const others = notes.filter(({ shared }) => shared === "others");
  const warnings = [
    ...notes
      .filter(({ unseen }) => unseen === "withSummary")
      .map(({ name }) => t("consultations:publishAgain", { name })),
    ...keptFromPatient(notes).map(({ name, unseen }) =>
      t(unseen === "draft" ? "consultations:publishUnsigned" : "consultations:publishUnshared", { name }),
    ),
    ...(papers.prescriptions.some(isDraft) ? [t("consultations:publishUnprescribed")] : []),
    ...(papers.orders.some(isDraft) ? [t("consultations:publishUnordered")] : []),
  ];
  const action = paths.consultation(consultationId);
  return (
    <Card title={t("consultations:summary")}>
      <div className="flex flex-col gap-4">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={publishing.summary} />
        <p className="text-muted">{t(`consultations:seen.${publishStatus}`)}</p>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {actions.map((name) =>
            name === "withdraw" ? null : name === "publish" ? (
              <form key={name} method="post" action={action} data-once>
                <PublishButton warnings={warnings} />
              </form>
            ) : (
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
          <details open={withdrawing !== undefined}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
              {t("consultations:actions.withdraw")}
            </summary>
            <form method="post" action={action} data-once className="flex flex-col gap-4 pt-3">
              <input type="hidden" name="intent" value="withdraw" />
              <TextArea {...form.text("reason")} hint={t("consultations:withdrawHint")} rows={2} />
              {own.length > 0 && (
                <>
                  <input type="hidden" name="notes" value={own.map(({ id }) => id).join(" ")} />
                  <Checkbox {...form.check("withNotes")} hint={own.map(({ name }) => name).join(" · ")} />
                </>
              )}
              {others.length > 0 && (
                <p className="text-muted">
                  {t("consultations:withdrawOthers", { names: others.map(({ name }) => name).join(" · ") })}
                </p>
              )}
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

/** Publishes at once, or asks first where the patient will not see all that was written, or sees a note again. */
function PublishButton({ warnings }: { warnings: readonly string[] }) {
  const { t } = useT();
  const look = { name: "intent", value: "publish", tone: "primary", icon: "check" } as const;
  const words = t("consultations:actions.publish");
  if (warnings.length === 0)
    return (
      <Button type="submit" {...look}>
        {words}
      </Button>
    );
  return (
    <AskFirst {...look} question={t("consultations:publishQuestion")} text={warnings.join(" ")}>
      {words}
    </AskFirst>
  );
}
