import { data } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { choiceKey } from "../../domain/appointments/set-options";
import type { FormErrors } from "./take-action.server";

/** What goes with the choice that a form was shown with, and means nothing for another one. */
const OF_OLD_CHOICE: readonly string[] = [
  "intent",
  "timesFor",
  "startsAt",
  "walkInAt",
  "capacity",
  "starts",
  "override",
];

/**
 * The form once more, for what is chosen in it now: where its times are of another choice nothing is done by them, and
 * where the button for times was pressed nothing was to be done. Null where it can be gone by.
 */
export async function answerNewChoice<Page>(
  context: RequestContext,
  sent: Record<string, string>,
  read: () => Promise<Page>,
  keyOf: (sent: Record<string, string>) => string = choiceKey,
) {
  const asked = sent["intent"] === "choose";
  if (!asked && sent["timesFor"] === keyOf(sent)) return null;
  const { t } = createTranslator(context.locale);
  const errors = asked ? [] : [{ field: "serviceOfferingId", message: t("scheduling:setSteps.choiceChanged") }];
  const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => !OF_OLD_CHOICE.includes(name)));
  const answer: Omit<FormErrors, "page"> & { page: Page } = { errors, sent: kept, nearest: [], page: await read() };
  return data(answer, { status: asked ? 200 : 409 });
}
