import { useT } from "~/i18n/use-t";
import { DraftNotice } from "~/screens/draft-notice";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextField } from "~/ui/form/text-field";
import { relativeName, USUAL_FOLLOW_UPS } from "../../domain/desk/follow-up";
import { BookedList, WaitingList, type ShownFollowUp } from "./waiting-list";

interface FollowUpCardProps {
  consultationId: string;
  followUps: readonly ShownFollowUp[];
  timeZone: string;
  answer: PostedAnswer | undefined;
}

/** When the patient is to come again: booked now, or by the patient, or only kept in mind. */
export function FollowUpCard({ consultationId, followUps, timeZone, answer }: FollowUpCardProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: {},
    labels: {
      in: t("desk:followUp.in"),
      dueOn: t("desk:followUp.or"),
      note: t("desk:followUp.note"),
    },
  });
  const options = USUAL_FOLLOW_UPS.map((each) => ({
    value: relativeName(each),
    label: t(`desk:followUp.${each.unit}`, { count: each.count }),
  }));
  return (
    <div className="flex flex-col gap-3">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-draft={answer ? "answered" : "kept"} data-once className={denseFormClass}>
        <DraftNotice />
        <input type="hidden" name="intent" value="set" />
        <RadioGroup {...form.text("in")} options={options} columns={2} />
        <DateField {...form.text("dueOn")} />
        <TextField {...form.text("note")} maxLength={300} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="way" value="book" icon="calendar" data-opens-panel="">
            {t("desk:followUp.book")}
          </Button>
          <Button type="submit" name="way" value="invite" tone="secondary" icon="mail">
            {t("desk:followUp.invite")}
          </Button>
          <Button type="submit" name="way" value="remember" tone="quiet">
            {t("desk:followUp.remember")}
          </Button>
        </div>
      </form>
      <WaitingList {...{ consultationId, followUps, timeZone }} />
      <BookedList {...{ followUps, timeZone }} />
    </div>
  );
}
