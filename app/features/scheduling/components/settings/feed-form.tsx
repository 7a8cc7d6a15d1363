import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Card } from "~/ui/view/card";

/** Makes an address, and says first what whoever has it will see. */
export function FeedForm({ answer }: { answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const labels = { showsNames: t("calendar:feed.showsNames") };
  const form = usePostedForm({ answer, values: { showsNames: false }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={t("calendar:feed.makeTitle")}>
        <form method="post" noValidate className="flex flex-col gap-6">
          <p className="text-muted">{t("calendar:feed.privacy")}</p>
          <Checkbox {...form.check("showsNames")} hint={t("calendar:feed.showsNamesHint")} />
          <div>
            <Button type="submit" size="large">
              {t("calendar:feed.make")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
