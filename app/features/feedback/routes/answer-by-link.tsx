import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { attempt, defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { FeedbackPage } from "../components/feedback-page";
import { declineFeedback, giveFeedback } from "../services/give-feedback.server";
import { openFeedback } from "../services/open-feedback.server";

/** Carries no script; its token opens this one question and nothing else. */
export const handle = { width: "narrow", sheet: "linked" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params, url }) => {
  await limitRate(app, "LINK_LIMIT", addressOf(request));
  const view = await openFeedback(app, { token: params["token"] ?? "" });
  const title = createTranslator(app.locale).t("feedback:form.title");
  return { title, view, done: url.searchParams.get("done"), edits: url.searchParams.get("edit") === "on" };
});

export const action = defineForm({
  give: attempt(async ({ app, value, address, params: { token = "" } }) => {
    await limitRate(app, "LINK_LIMIT", address);
    await giveFeedback(app, { token }, value);
    return redirect(paths.feedbackLink(token, { done: "give" }), 303);
  }),
  decline: press(async ({ app, address, params: { token = "" } }) => {
    await limitRate(app, "LINK_LIMIT", address);
    await declineFeedback(app, { token });
    return redirect(paths.feedbackLink(token, { done: "decline" }), 303);
  }),
});

export default function AnswerByLink() {
  const { view, done, edits } = useLoaderData<typeof loader>();
  return <FeedbackPage {...{ view, done, edits }} refused={useActionData<typeof action>()} />;
}
