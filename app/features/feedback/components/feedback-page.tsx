import { usePatientT } from "~/i18n/use-t";

import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { FeedbackView } from "../domain/feedback";
import { FeedbackForm, type Refused } from "./feedback-form";
import { titledName } from "~/i18n/titled-name";
import { Stars } from "./stars";

interface FeedbackPageProps {
  view: FeedbackView;
  /** What has just been done. */
  done: string | null;
  /** The patient wants to change what they answered. */
  edits: boolean;
  refused: Refused | undefined;
}

/** The question how an appointment was: to answer, to change the answer, or that it is over. */
export function FeedbackPage({ view, done, edits, refused }: FeedbackPageProps) {
  const { t, format } = usePatientT();
  const { state, mayAnswer, answer, startsAt, timeZone } = view;
  const asks = mayAnswer && (answer === null ? done !== "decline" : edits || refused !== undefined);
  return (
    <>
      <PageHeader
        caption={view.offeringName}
        title={t("feedback:form.title")}
        lead={t("feedback:form.lead", {
          doctor: titledName(t, view.provider),
          date: format.dateTime(startsAt, timeZone, "medium"),
        })}
      />
      {done === "give" && <Banner tone="good" live title={t("feedback:form.thanks")} />}
      {state === "DECLINED" && done === "decline" && <Banner tone="info" live title={t("feedback:form.declined")} />}
      {state === "EXPIRED" && <Banner tone="info" title={t("feedback:form.expired")} />}
      {asks && <FeedbackForm view={view} refused={refused} />}
      {!asks && answer && (
        <Card title={t("feedback:form.yours")}>
          <Stars stars={answer.stars} />
          {answer.words && (
            <p dir="auto" className="mt-3 whitespace-pre-line">
              {answer.words}
            </p>
          )}
          {mayAnswer && (
            <div className="mt-4">
              <LinkButton href="?edit=on" tone="secondary">
                {t("feedback:form.change")}
              </LinkButton>
            </div>
          )}
        </Card>
      )}
      {view.reply && (
        <Card title={t("feedback:form.reply")}>
          <p dir="auto" className="whitespace-pre-line">
            {view.reply}
          </p>
        </Card>
      )}
    </>
  );
}
