import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { ownPlan } from "../domain/own-plan";
import type { PracticePlan } from "../domain/practice-plan";

/** The demonstration of this organization in its own language, zone and currency. */
export function demoPlan({ profile }: RequestContext, key: string, doctors: number): PracticePlan {
  const { t } = createTranslator(profile.defaultLocale);
  const words = {
    branch: t("demo:words.branch"),
    department: t("demo:words.department"),
    clinic: t("demo:words.clinic"),
    video: t("demo:words.video"),
    designation: t("demo:words.designation"),
    about: t("demo:words.about"),
    lunch: t("demo:words.lunch"),
    meeting: t("demo:words.meeting"),
    room: t("demo:words.room"),
    mark: t("demo:words.mark"),
    reasons: [t("demo:words.reason1"), t("demo:words.reason2"), t("demo:words.reason3"), t("demo:words.reason4")],
  };
  return ownPlan(words, {
    key,
    doctors,
    timeZone: profile.timeZone,
    locale: profile.defaultLocale,
    currency: profile.currencyCode,
    callingCode: profile.phoneCallingCode,
  });
}
