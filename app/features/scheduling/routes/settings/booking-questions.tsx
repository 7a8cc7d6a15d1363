import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import { submitForm, type FormAnswer } from "~/platform/http/form.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { QuestionForm } from "../../components/settings/question-form";
import { QuestionList, type QuestionsDone } from "../../components/settings/question-list";
import { bookingQuestionSchema } from "../../schemas/settings/booking-question";
import { arrangeBookingQuestion } from "../../services/settings/arrange-booking-question.server";
import { readBookingQuestions } from "../../services/settings/read-booking-questions.server";
import { saveBookingQuestion } from "../../services/settings/save-booking-question.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const DONE = ["created", "changed", "enable", "disable", "up", "down"] as const;

export const loader = defineLoader(async ({ app, params, url }) => {
  const { offering, questions } = await readBookingQuestions(app, params.offeringId ?? "");
  const edit = url.searchParams.get("edit");
  const item = questions.find(({ id }) => id === edit);
  if (edit !== null && !item) throw new NotFoundError();
  const what = DONE.find((each) => each === url.searchParams.get("done"));
  const done: QuestionsDone | null = what ? { what, id: url.searchParams.get("id") ?? "" } : null;
  const { t } = createTranslator(app.locale);
  return {
    offering,
    questions,
    item: item ?? null,
    isForm: item !== undefined || url.searchParams.has("add"),
    done,
    title: t("questions:title", { offering: offering.name }),
  };
});

export const action = defineAction(async ({ app, request, params }) => {
  const offeringId = params.offeringId ?? "";
  await readBookingQuestions(app, offeringId);
  const form = await readForm(request);
  const leave = (done: string, id: string) => redirect(paths.bookingQuestions(offeringId, { done, id }), 303);
  if (form.get("intent") !== "save") {
    const { id, intent } = await arrangeBookingQuestion(app, offeringId, Object.fromEntries(form));
    return leave(intent, id);
  }
  return submitForm(request, bookingQuestionSchema, async ({ options, ...value }) => {
    const { id } = await saveBookingQuestion(app, offeringId, { ...value, options: options.join("\n") });
    return leave(form.has("id") ? "changed" : "created", id);
  });
});

export default function BookingQuestions() {
  const { offering, questions, item, isForm, done } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  if (isForm) return <QuestionForm {...{ offering, item, answer }} />;
  return <QuestionList {...{ offering, questions, done }} />;
}
