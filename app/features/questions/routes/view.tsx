import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { browserOf } from "~/features/billing/public.server";
import { clockOfReader } from "~/features/scheduling/public.server";
import { emergencyNumber } from "~/kernel/codes/emergency-numbers";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { PatientQuestion } from "../components/patient-question";
import { StaffQuestion } from "../components/staff-question";
import { answerQuestion } from "../services/answer-question.server";
import { cancelQuestion, followUp, replyToProvider } from "../services/patient-acts.server";
import { attachFile, removeFile } from "../services/question-files.server";
import { priceOfDraft } from "../services/read-offer.server";
import { payQuestion, sendQuestion } from "../services/send-question.server";
import { readPayChoices, readReturned, readWorkTools, viewQuestion } from "../services/view-question.server";
import {
  assignQuestion,
  closeQuestion,
  declineQuestion,
  releaseQuestion,
  takeQuestion,
} from "../services/work-on-question.server";

/** No script: what was written, and forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url, params: { questionId = "" } }) => {
  const returned = await readReturned(app, questionId, url.searchParams.get("payment"));
  const view = await viewQuestion(app, questionId);
  const { countryCode, phoneCallingCode } = app.profile;
  const shared = {
    ...{ view, title: view.title, zone: clockOfReader(app, request).zone, done: url.searchParams.get("done") },
    emergency: emergencyNumber(countryCode, phoneCallingCode),
  };
  if (app.actor.kind === "patient") {
    const [choices, totalMinor] = await Promise.all([
      readPayChoices(app, questionId),
      view.state === "DRAFT" ? priceOfDraft(app, questionId) : 0,
    ]);
    return { ...shared, side: "patient" as const, returned, choices, totalMinor };
  }
  return { ...shared, ...(await readWorkTools(app)), side: "staff" as const, chosen: url.searchParams.get("reply") };
});

/** What goes on with the page of the question. */
const STAYS = {
  reply: ["written", replyToProvider],
  followUp: ["written", followUp],
  take: ["taken", takeQuestion],
} as const;
/** What goes back to the list. */
const LEAVES = {
  cancel: ["canceled", cancelQuestion],
  release: ["released", releaseQuestion],
  close: ["closed", closeQuestion],
  decline: ["declined", declineQuestion],
  assign: ["assigned", assignQuestion],
} as const;
type Work = readonly [done: string, work: (app: RequestContext, id: string, raw: unknown) => Promise<void>];

const acted = ([done, work]: Work, addressOf: (id: string, done: string) => string) =>
  attempt(async ({ app, value, params: { questionId = "" } }) => {
    await work(app, questionId, value);
    return redirect(addressOf(questionId, done), 303);
  });

export const action = defineForm({
  ...actsOf(STAYS, (work) => acted(work, (id, done) => paths.textQuestion(id, { done }))),
  ...actsOf(LEAVES, (work) => acted(work, (_id, done) => paths.textQuestions({ done }))),
  send: attempt(async ({ app, value, params: { questionId = "" } }) => {
    const { state } = await sendQuestion(app, questionId, value);
    return redirect(paths.textQuestion(questionId, { done: state === "ASKED" ? "sent" : undefined }), 303);
  }),
  pay: attempt(async ({ app, value, request, params: { questionId = "" } }) =>
    redirect(await payQuestion(app, questionId, value, browserOf(request)), 303),
  ),
  answer: attempt(async ({ app, value, form, params: { questionId = "" } }) => {
    const file = form.get("file");
    const sent = file instanceof File && file.size > 0 ? { file } : {};
    await answerQuestion(app, { ...value, ...sent, questionId });
    return redirect(paths.textQuestion(questionId, { done: "answered" }), 303);
  }),
  attach: attempt(async ({ app, form, params: { questionId = "" } }) => {
    await attachFile(app, questionId, form.get("file"));
    return redirect(paths.textQuestion(questionId, { done: "file" }), 303);
  }),
  removeFile: attempt(async ({ app, value, params: { questionId = "" } }) => {
    await removeFile(app, questionId, value["fileId"] ?? "");
    return redirect(paths.textQuestion(questionId, { done: "removed" }), 303);
  }),
});

export default function TextQuestion() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return data.side === "patient" ? (
    <ScaleOf scale="patient">
      <PatientQuestion {...data} refused={refused} />
    </ScaleOf>
  ) : (
    <StaffQuestion {...data} refused={refused} />
  );
}
