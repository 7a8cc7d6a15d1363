import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm, type Refusal } from "~/platform/http/define-form.server";
import { ConflictError } from "~/platform/http/errors.server";
import { fieldMessages } from "~/platform/http/field-messages.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { FillIn } from "../../components/questionnaires/fill-in";
import { SentAnswers } from "../../components/questionnaires/sent-answers";
import { isOpen } from "../../domain/questionnaires/assignment-states";
import { itemsOf } from "../../domain/questionnaires/content";
import { stepPage } from "../../domain/questionnaires/page";
import { sentViews } from "../../domain/questionnaires/sent";
import { needsHelp, stepAfter } from "../../domain/questionnaires/steps";
import { postedAnswers } from "../../schemas/questionnaires/posted-answers";
import {
  readOwnQuestionnaire,
  saveAnswers,
  submitAnswers,
} from "../../services/questionnaires/answer-questionnaire.server";
import { helpLines } from "../../support/questionnaires/help-lines.server";

/** No React: a form, and scripts that save it as it is filled in and show what its answers ask. */
export const handle = { width: "narrow", islands: ["autosave", "follow"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url, params: { assignmentId = "" } }) => {
  const { content, draft, sent, version, state, title, id } = await readOwnQuestionnaire(app, assignmentId);
  const shared = { id, title, timeZone: app.profile.timeZone };
  if (!isOpen(state)) return { ...shared, side: "sent" as const, sent: sentViews(content, sent, app.locale), state };
  const faulty = url.searchParams.has("faulty");
  const step = url.searchParams.get("step");
  return {
    ...{ ...shared, side: "open" as const, version, answers: draft, help: helpLines(app) },
    page: stepPage(content, draft, { step, faulty, locale: app.locale }),
    shown: itemsOf(content).map(({ id: item, kind, showWhen }) => ({ id: item, kind, showWhen })),
  };
});

const orOvertaken = (error: unknown): ConflictError => {
  if (error instanceof ConflictError) return error;
  throw error;
};

const REFUSED = {
  show: ({ errors }: Refusal, { status }: { status: number }) =>
    data({ refused: errors[0]?.message ?? "", kept: {} as Record<string, string> }, { status }),
};

export const action = defineForm({
  save: attempt(async ({ app, value, form, params: { assignmentId = "" } }) => {
    const posted = postedAnswers(form);
    const saved = await saveAnswers(app, assignmentId, { ...posted, version: value["version"] }).catch(orOvertaken);
    if (saved instanceof ConflictError) {
      const [problem] = fieldMessages(app.locale, saved.fields);
      return data({ refused: problem?.message ?? "", kept: posted.answers }, { status: saved.status });
    }
    const { draft, content, asked } = saved;
    const { step, stays } = stepAfter(content, value["step"] ?? "", { draft, asked });
    return redirect(
      paths.ownQuestionnaire(assignmentId, { step, faulty: stays === "faulty" ? "yes" : undefined }),
      303,
    );
  }, REFUSED),
  submit: attempt(async ({ app, value, params: { assignmentId = "" } }) => {
    const { content, draft } = await readOwnQuestionnaire(app, assignmentId);
    await submitAnswers(app, assignmentId, value);
    const help = needsHelp(content, draft) ? "yes" : undefined;
    return redirect(paths.ownQuestionnaires({ done: "sent", help }), 303);
  }, REFUSED),
});

export default function OwnQuestionnaire() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePatientT();
  return (
    <ScaleOf scale="patient">
      {loaded.side === "open" ? (
        <FillIn {...loaded} refused={refused?.refused} kept={refused?.kept ?? {}} />
      ) : (
        <>
          <PageHeader
            title={<bdi>{loaded.title}</bdi>}
            back={<BackLink href={paths.ownQuestionnaires()}>{t("questionnaires:back")}</BackLink>}
          />
          {loaded.state === "WITHDRAWN" && <Banner tone="info" title={t("questionnaires:withdrawn")} />}
          <SentAnswers sent={loaded.sent} timeZone={loaded.timeZone} />
        </>
      )}
    </ScaleOf>
  );
}
