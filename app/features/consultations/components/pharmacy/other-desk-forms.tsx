import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { FoldedCard } from "~/ui/view/folded-card";
import { DECLINE_REASONS } from "../../domain/pharmacy/dispense";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";

interface LineFormProps {
  version: number;
  lines: readonly DeskViewLine[];
  answer: PostedAnswer | undefined;
}

const optionsOf = (lines: readonly DeskViewLine[]) => lines.map(({ id, name }) => ({ value: id, label: name }));

/** Says of a line that it is not handed out, and why. */
export function DeclineForm({ version, lines, answer }: LineFormProps) {
  const { t } = useT();
  const labels = {
    lineId: t("pharmacy:one.line"),
    declineReason: t("pharmacy:one.declineReason"),
    reason: t("pharmacy:one.words"),
  };
  const form = usePostedForm({ answer, values: {}, labels, prefix: "decline-" });
  const field = (name: keyof typeof labels) => form.text(name);
  return (
    <FoldedCard title={t("pharmacy:one.declineTitle")} open={form.summary.length > 0}>
      <form method="post" noValidate data-once className={formClass}>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <input type="hidden" name="intent" value="decline" />
        <VersionField version={version} />
        <NativeSelect {...field("lineId")} options={optionsOf(lines)} />
        <NativeSelect
          {...field("declineReason")}
          placeholder={t("common:form.selectOne")}
          options={DECLINE_REASONS.map((value) => ({ value, label: t(`pharmacy:one.declineReasons.${value}`) }))}
        />
        <TextArea {...field("reason")} hint={t("pharmacy:one.wordsHint")} rows={2} maxLength={500} />
        <div>
          <Button type="submit" tone="secondary">
            {t("pharmacy:one.decline")}
          </Button>
        </div>
      </form>
    </FoldedCard>
  );
}

/** Takes back what was handed out of a line, or some of it. */
export function ReturnForm({ version, lines, answer }: LineFormProps) {
  const { t } = useT();
  const labels = {
    lineId: t("pharmacy:one.line"),
    quantity: t("pharmacy:one.quantity"),
    reason: t("pharmacy:one.reason"),
  };
  const form = usePostedForm({ answer, values: {}, labels, prefix: "return-" });
  const field = (name: keyof typeof labels) => form.text(name);
  return (
    <FoldedCard title={t("pharmacy:one.returnTitle")} open={form.summary.length > 0}>
      <form method="post" noValidate data-once className={formClass}>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <input type="hidden" name="intent" value="takeBack" />
        <VersionField version={version} />
        <p className="text-muted">{t("pharmacy:one.returnText")}</p>
        <NativeSelect {...field("lineId")} options={optionsOf(lines)} />
        <TextField {...field("quantity")} inputMode="decimal" autoComplete="off" width="short" />
        <TextArea {...field("reason")} hint={t("pharmacy:one.returnHint")} rows={2} maxLength={500} />
        <div>
          <Button type="submit" tone="secondary">
            {t("pharmacy:one.takeBack")}
          </Button>
        </div>
      </form>
    </FoldedCard>
  );
}
