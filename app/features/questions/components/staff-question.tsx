import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Anchor } from "~/ui/base/link";
import { Dotted } from "~/ui/base/dotted";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import type { QuestionView } from "../domain/question";
import type { Refused } from "./patient-question";
import { titledName } from "~/i18n/titled-name";
import { QuestionBadge } from "./question-badge";
import { Thread } from "./thread";

const HOUR_MS = 3_600_000;

interface StaffQuestionProps {
  view: QuestionView;
  replies: readonly { id: string; title: string; text: string }[];
  providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
  /** The saved reply that was chosen. */
  chosen: string | null;
  zone: string;
  done: string | null;
  refused: Refused | undefined;
}

/** A question for whoever answers it, or hands it to somebody. */
export function StaffQuestion(props: StaffQuestionProps) {
  const { view, zone, done, refused } = props;
  const { t } = useT();
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  const can = (act: QuestionView["acts"][number]) => view.acts.includes(act);
  const whole = said("") ?? said("version");
  const hours = view.leftMs === null ? null : Math.floor(view.leftMs / HOUR_MS);
  const left =
    hours === null
      ? ""
      : hours === 0
        ? t("text-questions:staff.leftShort")
        : t("text-questions:staff.left", { count: hours });
  const press = (intent: "take" | "release" | "close") =>
    can(intent) && (
      <form method="post" data-once>
        <input type="hidden" name="version" value={view.version} />
        <Button type="submit" name="intent" value={intent} tone={intent === "take" ? "primary" : "secondary"}>
          {t(`text-questions:staff.${intent}`)}
        </Button>
      </form>
    );
  return (
    <>
      <PageHeader
        caption={<Dotted parts={[view.serviceName, view.topic]} />}
        title={<bdi>{view.title}</bdi>}
        lead={<Dotted parts={[view.providerName ?? view.departmentName ?? t("text-questions:staff.anyone"), left]} />}
        back={<BackLink href={paths.textQuestions()}>{t("text-questions:view.back")}</BackLink>}
      />
      {whole && <Banner tone="warn" live title={whole} />}
      {(done === "answered" || done === "taken") && (
        <Banner tone="good" live title={t(`text-questions:done.${done}`)} />
      )}
      <Cluster>
        <QuestionBadge state={view.state} />
        {view.isUrgent && <StatusBadge colour="red">{t("text-questions:staff.urgent")}</StatusBadge>}
        <Anchor href={paths.patient(view.patientId)} className="inline-flex min-h-11 items-center">
          <bdi>{view.patientName ?? t("text-questions:staff.record")}</bdi>
        </Anchor>
      </Cluster>
      {view.reason && view.state !== "DECLINED" && (
        <p className="text-sm text-muted">{t("text-questions:staff.handedOver", { reason: view.reason })}</p>
      )}
      <Thread
        questionId={view.id}
        messages={view.messages}
        patient={view.patientName ?? t("text-questions:view.patient")}
        zone={zone}
      />
      {can("answer") && <Answer {...props} said={said} />}
      <Cluster>
        {press("take")}
        {press("release")}
        {press("close")}
        <LinkButton
          href={paths.bookingPanel({ patient: view.patientId, provider: view.providerId ?? undefined })}
          tone="secondary"
          icon="calendar"
        >
          {t("text-questions:staff.setAppointment")}
        </LinkButton>
      </Cluster>
      <div className="grid gap-4 tablet:grid-cols-2">
        {can("assign") && <HandOver {...props} said={said} />}
        {can("decline") && (
          <Card title={t("text-questions:staff.decline")}>
            <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
              <input type="hidden" name="version" value={view.version} />
              <TextArea
                name="reason"
                id="decline-reason"
                label={t("text-questions:staff.reason")}
                hint={t("text-questions:staff.declineHint")}
                error={said("reason")}
                defaultValue={refused?.sent["reason"] ?? ""}
              />
              <Button type="submit" name="intent" value="decline" tone="secondary">
                {t("text-questions:staff.decline")}
              </Button>
            </form>
          </Card>
        )}
      </div>
    </>
  );
}

type Part = StaffQuestionProps & { said: (field: string) => string | undefined };

function Answer({ view, replies, chosen, refused, said }: Part) {
  const { t } = useT();
  const prefilled = replies.find(({ id }) => id === chosen)?.text ?? "";
  return (
    <Card title={t("text-questions:staff.answerTitle")}>
      <Stack gap="snug">
        {replies.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {replies.map((reply) => (
              <li key={reply.id}>
                <LinkButton href={paths.textQuestion(view.id, { reply: reply.id })} tone="quiet" size="small">
                  {t("text-questions:staff.useReply", { title: reply.title })}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        <form
          method="post"
          encType="multipart/form-data"
          className="flex flex-col gap-4 [&>button]:self-start"
          data-once
          noValidate
        >
          <input type="hidden" name="version" value={view.version} />
          <TextArea
            name="text"
            rows={8}
            label={t("text-questions:staff.answer")}
            error={said("text")}
            defaultValue={refused?.sent["text"] ?? prefilled}
          />
          <TextField
            name="file"
            type="file"
            label={t("text-questions:view.addFile")}
            hint={t("text-questions:view.fileHint")}
            error={said("file")}
          />
          {view.acts.includes("askBack") && (
            <Checkbox
              name="asksBack"
              label={t("text-questions:staff.asksBack")}
              defaultChecked={refused?.sent["asksBack"] === "on"}
            />
          )}
          <Button type="submit" name="intent" value="answer">
            {t("text-questions:staff.send")}
          </Button>
        </form>
      </Stack>
    </Card>
  );
}

function HandOver({ view, providers, refused, said }: Part) {
  const { t } = useT();
  return (
    <Card title={t("text-questions:staff.assign")}>
      <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
        <input type="hidden" name="version" value={view.version} />
        <NativeSelect
          name="employeeId"
          label={t("text-questions:staff.assignTo")}
          error={said("employeeId")}
          defaultValue={refused?.sent["employeeId"] ?? view.providerId ?? ""}
          options={providers.map((person) => ({ value: person.id, label: titledName(t, person) }))}
        />
        <TextField
          name="reason"
          id="assign-reason"
          label={t("text-questions:staff.reason")}
          error={said("reason")}
          maxLength={300}
          defaultValue={refused?.sent["reason"] ?? ""}
        />
        <Button type="submit" name="intent" value="assign" tone="secondary">
          {t("text-questions:staff.assign")}
        </Button>
      </form>
    </Card>
  );
}
