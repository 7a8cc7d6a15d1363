import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import type { AskedQuestion } from "../../domain/settings/booking-question";
import { Dotted } from "../booking/dotted";

/** What has just been done to which question. */
export interface QuestionsDone {
  what: "created" | "changed" | "enable" | "disable" | "up" | "down";
  id: string;
}

type Question = AskedQuestion & { enabled: boolean };

interface QuestionListProps {
  offering: { id: string; name: string; offeringsType: string };
  questions: readonly Question[];
  done: QuestionsDone | null;
}

/** What whoever books an offering is asked, in order. */
export function QuestionList({ offering, questions, done }: QuestionListProps) {
  const { t } = useT();
  const href = paths.bookingQuestions(offering.id);
  const add = (
    <LinkButton href={paths.bookingQuestions(offering.id, { add: "yes" })} icon="plus">
      {t("questions:form.add")}
    </LinkButton>
  );
  const offerings =
    offering.offeringsType === "VIDEO_CONSULTATION"
      ? paths.setting("video_service_offering")
      : paths.setting("clinic_service_offering");
  return (
    <>
      <PageHeader
        back={<BackLink href={offerings}>{t("questions:back")}</BackLink>}
        title={t("questions:title", { offering: offering.name })}
        lead={t("questions:text")}
        actions={questions.length > 0 && add}
      />
      {done && <Done done={done} href={href} />}
      <Card>
        {questions.length === 0 ? (
          <EmptyState icon="chat" title={t("questions:empty")} action={add}>
            {t("questions:emptyText")}
          </EmptyState>
        ) : (
          <ol className="flex flex-col divide-y divide-line">
            {questions.map((question, index) => (
              <li key={question.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
                <div className="min-w-0 grow basis-64">
                  <p className="font-semibold [overflow-wrap:anywhere]">
                    <bdi>{question.text}</bdi>
                  </p>
                  <p className="text-sm text-muted">
                    <Dotted
                      parts={[
                        t(`questions:kinds.${question.kind}`),
                        question.options.join(", "),
                        t(question.required ? "questions:required" : "common:form.optional"),
                      ]}
                    />
                  </p>
                </div>
                <StatusBadge colour={question.enabled ? "green" : "light-grey"}>
                  {t(question.enabled ? "questions:asked" : "questions:notAsked")}
                </StatusBadge>
                <QuestionActions {...{ question, href }} first={index === 0} last={index === questions.length - 1} />
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

interface QuestionActionsProps {
  question: Question;
  href: string;
  first: boolean;
  last: boolean;
}

function QuestionActions({ question: { id, text, enabled }, href, first, last }: QuestionActionsProps) {
  const { t } = useT();
  const steps = [
    ...(first ? [] : [["up", t("questions:up"), t("questions:upNamed", { text })] as const]),
    ...(last ? [] : [["down", t("questions:down"), t("questions:downNamed", { text })] as const]),
    enabled
      ? (["disable", t("questions:switchOff"), t("questions:switchOffNamed", { text })] as const)
      : (["enable", t("questions:switchOn"), t("questions:switchOnNamed", { text })] as const),
  ];
  return (
    <form method="post" action={href} className="flex flex-wrap items-center gap-x-2">
      <input type="hidden" name="id" value={id} />
      <TextLink
        href={`${href}?edit=${id}`}
        aria-label={t("questions:editNamed", { text })}
        className="inline-flex min-h-11 items-center px-2"
      >
        {t("common:actions.edit")}
      </TextLink>
      {steps.map(([intent, label, spoken]) => (
        <Button key={intent} type="submit" name="intent" value={intent} tone="quiet" size="small" aria-label={spoken}>
          {label}
        </Button>
      ))}
    </form>
  );
}

const DONE = {
  created: "questions:done.created",
  changed: "questions:done.changed",
  enable: "questions:done.enabled",
  disable: "questions:done.disabled",
  up: "questions:done.moved",
  down: "questions:done.moved",
} as const;

const UNDO = { enable: "disable", disable: "enable", up: "down", down: "up" } as const;

function Done({ done: { what, id }, href }: { done: QuestionsDone; href: string }) {
  const { t } = useT();
  const undo = what === "created" || what === "changed" ? null : UNDO[what];
  return (
    <Banner
      tone="good"
      live
      action={
        undo && (
          <form method="post" action={href}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value={undo} icon="undo" tone="secondary" size="small">
              {t("common:actions.undo")}
            </Button>
          </form>
        )
      }
    >
      {t(DONE[what])}
    </Banner>
  );
}
