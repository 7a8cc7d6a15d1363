import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { attempt, defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { FeedbackPage } from "../components/feedback-page";
import { declineFeedback, giveFeedback } from "../services/give-feedback.server";
import { openFeedback } from "../services/open-feedback.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const view = await openFeedback(app, { appointmentId: params["appointmentId"] ?? "" });
  const title = createTranslator(app.locale).t("feedback:form.title");
  return { title, view, done: url.searchParams.get("done"), edits: url.searchParams.get("edit") === "on" };
});

export const action = defineForm({
  give: attempt(async ({ app, value, params: { appointmentId = "" } }) => {
    await giveFeedback(app, { appointmentId }, value);
    return redirect(paths.ownFeedback(appointmentId, { done: "give" }), 303);
  }),
  decline: press(async ({ app, params: { appointmentId = "" } }) => {
    await declineFeedback(app, { appointmentId });
    return redirect(paths.ownFeedback(appointmentId, { done: "decline" }), 303);
  }),
});

export default function AnswerOwn() {
  const { view, done, edits } = useLoaderData<typeof loader>();
  return <FeedbackPage {...{ view, done, edits }} refused={useActionData<typeof action>()} />;
}
