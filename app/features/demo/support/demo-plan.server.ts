import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import type { DemoFor, DemoWords } from "../domain/own-plan";

/** The words of a demonstration, in the organization's own language. */
export function demoWords({ profile }: RequestContext): DemoWords {
  const { t } = createTranslator(profile.defaultLocale);
  return {
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
}

/** The organization that a demonstration is made for: its zone, language and currency. */
export const demoFor = ({ profile }: RequestContext, key: string, doctors: number): DemoFor => ({
  key,
  doctors,
  timeZone: profile.timeZone,
  locale: profile.defaultLocale,
  currency: profile.currencyCode,
  callingCode: profile.phoneCallingCode,
});
