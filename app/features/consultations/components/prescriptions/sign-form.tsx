import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { ActBar } from "~/ui/action/act-bar";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { AskedToSign } from "../../domain/consultations/asked-to-sign";
import { ProofFields } from "../consultations/proof-fields";

interface SignFormProps {
  version: number;
  /** The id of the form of a medicine, of which the button to sign is one: what it holds is looked at first. */
  formId: string;
  maySign: boolean;
  prescriberName: string;
  /** The patient is not shown what is prescribed. */
  isHidden: boolean;
  asked: AskedToSign;
  /** The page of the draft. */
  back: string;
  answer: PostedAnswer | undefined;
}

/** Who signs, and the way to do it or to throw the draft away. */
export function SignForm({ version, formId, maySign, isHidden, prescriberName, asked, back, answer }: SignFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: {},
    labels: {
      ...{ secondFactor: t("security:secondStep.code"), password: t("credentials:confirm.password") },
    },
  });
  return (
    <>
      <input type="hidden" name="signVersion" value={version} form={formId} />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {maySign && <p className="text-sm text-muted">{t("prescriptions:sign.text")}</p>}
      {isHidden && <p className="text-sm font-medium text-warn-text">{t("prescriptions:sign.hidden")}</p>}
      <ActBar>
        {maySign ? (
          <div className="flex min-w-0 grow flex-wrap items-end gap-x-3 gap-y-1">
            <ProofFields asked={asked} field={form.text} formId={formId} back={back} />
            <Button type="submit" form={formId} name="intent" value="sign" icon="check">
              {t("prescriptions:sign.submit")}
            </Button>
          </div>
        ) : (
          <p className="grow">{t("prescriptions:sign.byOther", { name: prescriberName })}</p>
        )}
      </ActBar>
      {/* Not in the bar, which stays in view: there it took a second line of a phone. */}
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <AskFirst
          question={t("prescriptions:discard.question")}
          name="intent"
          value="discard"
          tone="quiet"
          size="small"
        >
          {t("prescriptions:discard.submit")}
        </AskFirst>
      </form>
    </>
  );
}
