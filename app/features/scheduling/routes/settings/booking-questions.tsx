import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordActs, recordMode, recordPress } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { QuestionRows } from "../../components/settings/question-rows";
import { questionKind } from "../../schemas/settings/booking-question";
import { bookingQuestions } from "../../services/settings/booking-questions.server";
import { moveBookingQuestion } from "../../services/settings/move-booking-question.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const { offering, questions } = await bookingQuestions.list(app, params.offeringId ?? "");
  const items = questions.map((each) => ({ ...each, name: each.text, options: each.options.join("\n") }));
  const title = createTranslator(app.locale).t("questions:list.title", { offering: offering.name });
  return { ...recordMode(url, items), offering, title };
});

const of = (params: { offeringId?: string }) => params.offeringId ?? "";
const moves = (intent: "up" | "down") =>
  recordPress(intent, ({ app, params, value: { id, from } }) =>
    moveBookingQuestion(app, of(params), { id, intent, from }),
  );

export const action = defineForm({ ...recordActs(bookingQuestions, { of }), up: moves("up"), down: moves("down") });

/** What whoever books an offering is asked: written, changed, put in order, switched on and off. */
export default function BookingQuestions() {
  const { offering, title, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useT();
  const video = offering.offeringsType === "VIDEO_CONSULTATION";
  const offerings = paths.setting(video ? "video_service_offering" : "clinic_service_offering");
  return (
    <RecordScreen
      kind={questionKind}
      loaded={loaded}
      icon="chat"
      said={{ title }}
      defaults={{ kind: "TEXT" }}
      back={<BackLink href={offerings}>{t("questions:back")}</BackLink>}
      rows={(questions) => <QuestionRows questions={questions} href={paths.bookingQuestions(offering.id)} />}
    />
  );
}
