import { activeGatewayType } from "~/features/billing/public.server";
import { settingsOf } from "~/features/organization/public.server";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { saidDuration } from "~/kernel/time/duration";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";

const IN_INTL = { seconds: "second", minutes: "minute", hours: "hour", days: "day", weeks: "week" } as const;
const lines = (text: string) => text.split("\n").filter(Boolean).length;

/**
 * How settings stand now, in a few words by the title of their screen: from the profile, which every request has, and
 * from one read of the few areas that say something in a word. A screen without a value here has too much to say.
 */
export async function presentValues(context: RequestContext): Promise<Partial<Record<PlainKey, string>>> {
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  const { profile } = context;
  const { settings } = profile;
  const [areas, gateway] = await Promise.all([
    settingsOf(context, ["notifications", "patient-briefing", "waiting-room", "frequent-medications"]),
    activeGatewayType(context),
  ]);
  const onOff = (on: boolean) => t(on ? "settings:index.on" : "settings:index.off");
  const said = (length: number, unit: "hours" | "minutes") => {
    const { count, unit: spoken } = saidDuration(length, unit);
    return format.unit(count, IN_INTL[spoken]);
  };
  const { reminderHours } = areas.notifications;
  return {
    "organization:account.title": profile.name,
    "demo:title": onOff(profile.hasDemoData),
    "settings:areas.restricted.title": onOff(settings.restrictedMode),
    "settings:areas.patientBriefing.title": onOff(areas["patient-briefing"].patientBriefingEnabled),
    "settings:areas.waitingRoom.title": format.number(lines(areas["waiting-room"].readyReplies)),
    "settings:areas.banner.title": settings.banner?.title ?? onOff(false),
    "settings:areas.about.title": settings.contact.website || settings.contact.email || settings.contact.phone,
    "settings:areas.services.title": t(settings.showPrices ? "settings:index.prices" : "settings:index.noPrices"),
    "settings:areas.portal.title": t(
      settings.patientSignupEnabled ? "settings:index.signUp" : "settings:index.noSignUp",
    ),
    "settings:areas.notifications.title":
      reminderHours > 0 ? t("settings:index.reminder", { time: said(reminderHours, "hours") }) : onOff(false),
    "settings:areas.twoFactor.title": t(`settings:options.${settings.secondFactorOf}`),
    "settings:areas.recaptcha.title": onOff(settings.recaptchaSiteKey !== ""),
    "settings:areas.thirdPartyChat.title": settings.chat
      ? t(`settings:options.${settings.chat.service}`)
      : onOff(false),
    "settings:areas.apiAccess.title": onOff(settings.apiSettingsEnabled),
    "settings:areas.frequentMedications.title": format.number(lines(areas["frequent-medications"].names)),
    "billing:settings.title": onOff(gateway !== undefined),
  };
}
