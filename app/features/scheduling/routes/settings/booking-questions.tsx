import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordAction, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { QuestionRows } from "../../components/settings/question-rows";
import { questionKind } from "../../schemas/settings/booking-question";
import { arrangeBookingQuestion } from "../../services/settings/arrange-booking-question.server";
import { readBookingQuestions } from "../../services/settings/read-booking-questions.server";
import { saveBookingQuestion } from "../../services/settings/save-booking-question.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const { offering, questions } = await readBookingQuestions(app, params.offeringId ?? "");
  const items = questions.map((each) => ({ ...each, name: each.text, options: each.options.join("\n") }));
  const title = createTranslator(app.locale).t("questions:list.title", { offering: offering.name });
  return { ...recordMode(url, items), offering, title };
});

export const action = defineAction(async ({ app, request, params }) => {
  const offeringId = params.offeringId ?? "";
  await readBookingQuestions(app, offeringId);
  const arrange = (intent: "enable" | "disable" | "up" | "down", { id }: Record<string, unknown>) =>
    arrangeBookingQuestion(app, offeringId, { id, intent });
  return recordAction(request, {
    schema: questionKind.schema,
    save: ({ options, ...value }) => saveBookingQuestion(app, offeringId, { ...value, options: options.join("\n") }),
    switchTo: (enabled, posted) => arrange(enabled ? "enable" : "disable", posted),
    acts: {
      up: async (posted) => ({ ...(await arrange("up", posted)), done: "up" }),
      down: async (posted) => ({ ...(await arrange("down", posted)), done: "down" }),
    },
  });
});

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
