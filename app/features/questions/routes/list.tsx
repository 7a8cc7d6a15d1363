import { useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT, useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { QueueLinks } from "~/screens/queue-links";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { OwnQuestionList, QueueList } from "../components/question-list";
import { listOwnQuestions, listQueue, QUEUE_LISTS, type QueueList as Name } from "../services/list-questions.server";

/** No script: lists that are chosen by their address. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const NAMES = Object.keys(QUEUE_LISTS) as Name[];

export const loader = defineLoader(async ({ app, request, url }) => {
  const { t } = createTranslator(app.locale);
  const before = url.searchParams.get("before");
  const shared = { zone: clockOfReader(app, request).zone, done: url.searchParams.get("done"), now: app.now };
  if (app.actor.kind === "patient")
    return {
      ...shared,
      ...{ side: "patient" as const, title: t("text-questions:title") },
      ...(await listOwnQuestions(app, before)),
    };
  const list = NAMES.find((name) => name === url.searchParams.get("list")) ?? "waiting";
  const found = await listQueue(app, list, before);
  return { ...shared, ...found, side: "staff" as const, names: NAMES, list, title: t("text-questions:staff.title") };
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function TextQuestions() {
  const data = useLoaderData<typeof loader>();
  return data.side === "patient" ? <Own {...data} /> : <Queue {...data} />;
}

function Own({ title, questions, next, isOn, zone, done }: Extract<Loaded, { side: "patient" }>) {
  const { t } = usePatientT();
  const ask = isOn && (
    <LinkButton href={paths.askQuestion()} icon="plus">
      {t("text-questions:ask")}
    </LinkButton>
  );
  return (
    <ScaleOf scale="patient">
      <PageHeader title={title} lead={t("text-questions:lead")} actions={questions.length > 0 && ask} />
      {done === "canceled" && <Banner tone="good" live title={t("text-questions:done.canceled")} />}
      {!isOn && <Banner tone="info" title={t("text-questions:off")} />}
      {questions.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="chat" title={t("text-questions:empty")} action={ask}>
            {t("text-questions:emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <OwnQuestionList questions={questions} zone={zone} />
      )}
      {next !== null && (
        <LinkButton href={paths.textQuestions({ before: next })} tone="secondary">
          {t("text-questions:older")}
        </LinkButton>
      )}
    </ScaleOf>
  );
}

function Queue(data: Extract<Loaded, { side: "staff" }>) {
  const { title, questions, next, isOn, zone, now, names, list, answers, done } = data;
  const { t } = useT();
  return (
    <>
      <PageHeader
        title={title}
        lead={t("text-questions:staff.lead")}
        actions={
          answers && (
            <LinkButton href={paths.savedReplies()} tone="secondary">
              {t("text-questions:staff.replies")}
            </LinkButton>
          )
        }
      />
      {(done === "declined" || done === "released" || done === "assigned" || done === "closed") && (
        <Banner tone="good" live title={t(`text-questions:done.${done}`)} />
      )}
      {!isOn && <Banner tone="info" title={t("text-questions:staff.off")} />}
      <QueueLinks
        label={t("text-questions:staff.lists")}
        queues={names.map((name) => ({
          ...{ key: name, href: paths.textQuestions({ list: name }), isHere: name === list },
          words: t(`text-questions:staff.list.${name}`),
        }))}
      />
      {questions.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="chat" title={t("text-questions:staff.empty")}>
            {t("text-questions:staff.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <QueueList questions={questions} zone={zone} now={now} />
      )}
      {next !== null && (
        <LinkButton href={paths.textQuestions({ list, before: next })} tone="secondary">
          {t(list === "waiting" ? "text-questions:dueLater" : "text-questions:older")}
        </LinkButton>
      )}
    </>
  );
}
