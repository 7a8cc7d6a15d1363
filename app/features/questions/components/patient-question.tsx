import { usePatientT } from "~/i18n/use-t";
import type { ReturnedPayment } from "~/kernel/money/returned-payment";
import { paths } from "~/paths";
import { PayChoiceFields, type PayChoice } from "~/screens/pay-choice";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { goesBack, isWaiting } from "../domain/question-states";
import type { QuestionView } from "../domain/question";
import { QuestionBadge } from "./question-badge";
import { QuestionFiles, Thread } from "./thread";

export interface Refused {
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

interface PatientQuestionProps {
  view: QuestionView;
  /** What a draft would cost if it were sent now, in the minor unit. */
  totalMinor: number;
  choices: readonly PayChoice[];
  emergency: string;
  zone: string;
  done: string | null;
  /** How the payment went that they come back from; null where they come from none. */
  returned: ReturnedPayment;
  refused: Refused | undefined;
}

type Part = Pick<PatientQuestionProps, "view"> & { said: (field: string) => string | undefined };

/** A question for its patient: to check and send, to pay, to wait for, and the answers. */
export function PatientQuestion(props: PatientQuestionProps) {
  const { view, emergency, zone, done, returned, refused } = props;
  const { t } = usePatientT();
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  const isDraft = view.state === "DRAFT";
  const can = (act: QuestionView["acts"][number]) => view.acts.includes(act);
  const whole = said("") ?? said("version");
  return (
    <>
      <PageHeader
        caption={view.serviceName}
        title={isDraft ? t("text-questions:view.check") : <bdi>{view.title}</bdi>}
        lead={isDraft ? t("text-questions:view.checkLead") : undefined}
        back={<BackLink href={paths.textQuestions()}>{t("text-questions:view.back")}</BackLink>}
      />
      {whole && <Banner tone="warn" live title={whole} />}
      {returned && !refused && (
        <Banner
          tone={returned === "PAID" ? "good" : returned === "FAILED" ? "error" : "info"}
          live
          title={t(`payments:own.came.${returned}`)}
        >
          {returned === "PAID" && isWaiting(view.state) && t("text-questions:done.sent")}
        </Banner>
      )}
      {(done === "sent" || done === "written" || done === "file" || done === "removed") && (
        <Banner tone="good" live title={t(`text-questions:done.${done}`)} />
      )}
      {isDraft && view.isUrgent ? (
        <Banner tone="error" title={t("text-questions:emergency.flagTitle")}>
          {t("text-questions:emergency.flagText", { number: emergency })}
        </Banner>
      ) : (
        (isDraft || isWaiting(view.state)) && (
          <Banner tone="info" title={t("text-questions:emergency.title")}>
            {t("text-questions:emergency.text", { number: emergency })}
          </Banner>
        )
      )}
      <Facts {...props} />
      {isDraft ? (
        <Draft {...props} said={said} />
      ) : (
        <Thread questionId={view.id} messages={view.messages} patient={t("text-questions:view.you")} zone={zone} />
      )}
      {view.state === "DECLINED" && (
        <Banner tone="info" title={t("text-questions:view.declined")}>
          <span dir="auto">{view.reason}</span>
        </Banner>
      )}
      {goesBack(view.state) && view.chargeId !== null && <p>{t("text-questions:view.ended")}</p>}
      {view.state === "AWAITING_PAYMENT" && <Pay {...props} said={said} />}
      {can("reply") && <Write view={view} said={said} intent="reply" refused={refused} />}
      {can("followUp") && <Write view={view} said={said} intent="followUp" refused={refused} />}
      {["ANSWERED", "CLOSED", "DECLINED", "EXPIRED"].includes(view.state) && (
        <div>
          <LinkButton
            href={
              view.providerId === null ? paths.booking() : paths.bookWithProvider(view.providerId, { soonest: "yes" })
            }
            tone="secondary"
            icon="calendar"
          >
            {t("text-questions:view.book")}
          </LinkButton>
        </div>
      )}
      {can("cancel") && (
        <form method="post" className="flex flex-col gap-2 [&>button]:self-start" data-once>
          {!isDraft && <p className="text-muted">{t("text-questions:view.cancelText")}</p>}
          <input type="hidden" name="version" value={view.version} />
          <Button type="submit" name="intent" value="cancel" tone="quiet">
            {t(isDraft ? "text-questions:view.discard" : "text-questions:view.cancel")}
          </Button>
        </form>
      )}
    </>
  );
}

function Facts({ view, totalMinor, zone }: PatientQuestionProps) {
  const { t, format } = usePatientT();
  const price = view.state === "DRAFT" ? totalMinor : view.priceMinor;
  const within = { count: view.answerWithinHours };
  const answer =
    isWaiting(view.state) && view.dueAt !== null
      ? t("text-questions:form.answerBy", { when: format.dateTime(view.dueAt, zone, "medium") })
      : view.inOpeningHours
        ? t("text-questions:view.withinOpen", within)
        : t("text-questions:view.within", within);
  return (
    <Card>
      <SummaryList
        rows={[
          { term: t("text-questions:view.status"), value: <QuestionBadge state={view.state} /> },
          {
            term: t("text-questions:view.who"),
            value: (
              <>
                <bdi>{view.providerName ?? view.departmentName ?? t("text-questions:view.anyone")}</bdi>
                {view.answeredAt === null && <span className="block text-muted">{answer}</span>}
              </>
            ),
          },
          ...(view.topic ? [{ term: t("text-questions:view.topicLabel"), value: <bdi>{view.topic}</bdi> }] : []),
          {
            term: t("text-questions:view.price"),
            value: price === 0 ? t("text-questions:form.free") : format.money(price, view.currencyCode),
          },
        ]}
      />
    </Card>
  );
}

/** What is written, with its files, and the press that sends it. */
function Draft({ view, totalMinor, said }: PatientQuestionProps & Part) {
  const { t } = usePatientT();
  const files = view.messages[0]?.files ?? [];
  return (
    <>
      <Card title={<bdi>{view.title}</bdi>}>
        <Stack gap="snug">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {view.messages[0]?.text}
          </p>
          <div>
            <LinkButton href={paths.askQuestion({ draft: view.id })} tone="secondary">
              {t("text-questions:view.change")}
            </LinkButton>
          </div>
        </Stack>
      </Card>
      <Card title={t("text-questions:view.files")}>
        <Stack gap="snug">
          <QuestionFiles questionId={view.id} files={files} />
          {files.map((file) => (
            <form key={file.id} method="post" data-once>
              <input type="hidden" name="fileId" value={file.id} />
              <Button type="submit" name="intent" value="removeFile" tone="quiet" size="small">
                {t("text-questions:view.remove", { name: file.name })}
              </Button>
            </form>
          ))}
          <form
            method="post"
            encType="multipart/form-data"
            className="flex flex-col gap-3 [&>button]:self-start"
            noValidate
          >
            <TextField
              name="file"
              type="file"
              label={t("text-questions:view.addFile")}
              hint={t("text-questions:view.fileHint")}
              error={said("file")}
            />
            <Button type="submit" name="intent" value="attach" tone="secondary" icon="upload">
              {t("text-questions:view.upload")}
            </Button>
          </form>
        </Stack>
      </Card>
      <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
        {view.isUrgent && (
          <Checkbox name="adviceRead" label={t("text-questions:emergency.read")} error={said("adviceRead")} />
        )}
        <Button type="submit" name="intent" value="send">
          {t(totalMinor > 0 ? "text-questions:view.sendAndPay" : "text-questions:view.send")}
        </Button>
      </form>
    </>
  );
}

function Pay({ view, choices, said, refused }: PatientQuestionProps & Part) {
  const { t, format } = usePatientT();
  const amount = format.money(view.priceMinor, view.currencyCode);
  return (
    <Card title={t("text-questions:view.payTitle")}>
      <form method="post" className="flex flex-col gap-4 [&>button]:self-start" data-once noValidate>
        <p>{t("text-questions:view.payText", { amount })}</p>
        <PayChoiceFields choices={choices} chosen={refused?.sent["gatewayType"]} error={said("gatewayType")}>
          <TextField
            name="phone"
            type="tel"
            label={t("text-questions:view.phone")}
            error={said("phone")}
            defaultValue={refused?.sent["phone"] ?? ""}
          />
        </PayChoiceFields>
        <Button type="submit" name="intent" value="pay" icon="card">
          {t("text-questions:view.pay", { amount })}
        </Button>
      </form>
    </Card>
  );
}

function Write({ view, said, intent, refused }: Part & { intent: "reply" | "followUp"; refused: Refused | undefined }) {
  const { t } = usePatientT();
  const isReply = intent === "reply";
  return (
    <Card title={t(isReply ? "text-questions:view.replyTitle" : "text-questions:view.followTitle")}>
      <form method="post" className="flex flex-col gap-4 [&>button]:self-start" data-once noValidate>
        <input type="hidden" name="version" value={view.version} />
        <TextArea
          name="text"
          rows={6}
          label={t(isReply ? "text-questions:view.reply" : "text-questions:view.follow")}
          hint={isReply ? undefined : t("text-questions:view.followLeft", { count: view.followUpsLeft })}
          error={said("text")}
          defaultValue={refused?.sent["text"] ?? ""}
        />
        <Button type="submit" name="intent" value={intent}>
          {t("text-questions:view.sendReply")}
        </Button>
      </form>
    </Card>
  );
}
