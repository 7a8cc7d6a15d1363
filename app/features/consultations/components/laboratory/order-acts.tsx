import { useT } from "~/i18n/use-t";
import { FormFields } from "~/screens/form-field";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { isPart, type HowFar } from "../../domain/laboratory/how-far";

interface ActProps {
  order: { version: number; wordToPatient: string };
  answer: PostedAnswer | undefined;
}

/** The provider has looked at the results, and says a word to the patient. */
export function ReviewOrder({ order, howFar, answer }: ActProps & { howFar: HowFar }) {
  const { t } = useT();
  const label = t("laboratory:fields.word");
  const own = answerTo(answer, { intent: "review" });
  const form = usePostedForm({ answer: own, values: { word: order.wordToPatient }, labels: { word: label } });
  return (
    <Card title={t("laboratory:review.title")}>
      <form method="post" noValidate data-draft={own ? "answered" : "kept"} data-once className={formClass}>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <HiddenFields fields={{ intent: "review" }} />
        <VersionField version={order.version} />
        {isPart(howFar) && (
          <p className="font-medium">{t("laboratory:review.part", { come: howFar.come, wanted: howFar.wanted })}</p>
        )}
        <p>{t("laboratory:review.text")}</p>
        <FormFields
          fields={[
            {
              name: "word",
              kind: "lines",
              label,
              hint: t("laboratory:fields.wordHint"),
              optional: true,
              maxLength: 2000,
            },
          ]}
          form={form}
        />
        <div>
          <Button type="submit" icon="check">
            {t("laboratory:review.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Takes back what the laboratory has not begun to examine. */
export function CancelOrder({ order, answer }: ActProps) {
  const { t } = useT();
  const label = t("laboratory:fields.cancelReason");
  const own = answerTo(answer, { intent: "cancel" });
  const form = usePostedForm({ answer: own, values: {}, labels: {} });
  return (
    <details className="group" open={form.posted}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-danger-text">
        {t("laboratory:cancel.open")}
      </summary>
      <Card>
        <form method="post" noValidate data-once className={formClass}>
          <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
          <HiddenFields fields={{ intent: "cancel" }} />
          <VersionField version={order.version} />
          <p>{t("laboratory:cancel.text")}</p>
          <FormFields
            fields={[{ name: "reason", kind: "text", label, maxLength: 300, hint: t("laboratory:fields.cancelHint") }]}
            form={form}
          />
          <div>
            <Button type="submit" tone="danger">
              {t("laboratory:cancel.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </details>
  );
}

interface Critical {
  id: string;
  /** The sample that it was measured of was rejected since. */
  isRejected: boolean;
  name: string;
  value: string;
  raisedAt: number;
  acknowledgedAt: number | null;
  by: string;
  note: string;
}

interface CriticalNoticesProps {
  criticals: readonly Critical[];
  mayAcknowledge: boolean;
  timeZone: string;
}

/** Values of which somebody must know, each until somebody says that they do. */
export function CriticalNotices({ criticals, mayAcknowledge, timeZone }: CriticalNoticesProps) {
  const { t, format } = useT();
  return criticals.map(({ id, name, value, isRejected, raisedAt, acknowledgedAt, by, note }) =>
    acknowledgedAt === null ? (
      <Banner
        key={id}
        tone="error"
        title={t("laboratory:critical.title", { name, value })}
        action={
          mayAcknowledge && (
            <form method="post" data-once className="flex flex-wrap items-end gap-3">
              <HiddenFields fields={{ intent: "acknowledge", criticalId: id }} />
              <TextField
                id={`note-${id}`}
                name="note"
                label={t("laboratory:critical.note")}
                optionalLabel={`(${t("common:form.optional")})`}
                maxLength={500}
              />
              <Button type="submit">{t("laboratory:critical.acknowledge")}</Button>
            </form>
          )
        }
      >
        {t("laboratory:critical.since", { time: format.dateTime(raisedAt, timeZone, "short") })}
        {isRejected && <p>{t("laboratory:rejectedLater")}</p>}
      </Banner>
    ) : (
      <Banner key={id} tone="info" title={t("laboratory:critical.title", { name, value })}>
        {t("laboratory:critical.known", { name: by, time: format.dateTime(acknowledgedAt, timeZone, "short") })}{" "}
        <bdi>{note}</bdi>
        {isRejected && <p>{t("laboratory:rejectedLater")}</p>}
      </Banner>
    ),
  );
}
