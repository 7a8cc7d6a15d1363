import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import type { RenewalState } from "../../domain/prescriptions/renewal";
import { RenewalLine } from "./prescription-rows";

interface AskRenewalProps {
  renewal: { state: RenewalState; note: string; answer: string } | null;
  mayAsk: boolean;
  /** Staff see an open request where they answer it. */
  asPatient: boolean;
  answer: Partial<PostedAnswer> | undefined;
}

/** What became of the last wish for the same again, and the way to ask for it. */
export function AskRenewal({ renewal, mayAsk, asPatient, answer }: AskRenewalProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answerTo(answer, { intent: "askRenewal" }),
    values: {},
    labels: { note: t("prescriptions:renewal.note") },
  });
  if (!mayAsk && (!renewal || (!asPatient && renewal.state === "REQUESTED"))) return null;
  return (
    <Card title={t("prescriptions:renewal.title")}>
      <div className="flex flex-col gap-4">
        <RenewalLine renewal={renewal} />
        {mayAsk && (
          <form method="post" noValidate data-once className="flex flex-col gap-4">
            <TextField {...form.text("note")} optionalLabel={`(${t("common:form.optional")})`} maxLength={300} />
            <div>
              <Button type="submit" name="intent" value="askRenewal">
                {t("prescriptions:renewal.ask")}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  );
}
