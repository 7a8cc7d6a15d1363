import type { PlainKey } from "~/i18n/message-types";
import type { SettingsEntry } from "~/screens/settings-entry";
import type { IconName } from "~/ui/base/icon";

/** The drawing of each group of the settings, which a screen of it has too unless it has its own. */
export const GROUP_ICONS: Readonly<Record<SettingsEntry["group"], IconName>> = {
  organization: "building",
  people: "people",
  booking: "calendar",
  portal: "globe",
  records: "heart",
  messages: "mail",
  security: "lock",
  connections: "link",
  own: "person",
};

/** The drawing of a screen of settings, by its title. */
export const ENTRY_ICONS: Partial<Record<PlainKey, IconName>> = {
  "organization:branchScreen.title": "pin",
  "demo:title": "info",
  "employees:index.ownership": "lock",
  "patients:category.title": "filter",
  "imports:title": "upload",
  "settings:areas.restricted.title": "lock",
  "organization:offerings.clinicTitle": "building",
  "organization:offerings.videoTitle": "camera",
  "calendar:title": "calendar",
  "calendar:rulesTitle": "check-circle",
  "arrivals:settings.title": "check",
  "settings:areas.waitingRoom.title": "chat",
  "settings:areas.patientBriefing.title": "document",
  "settings:areas.banner.title": "alert",
  "settings:areas.about.title": "info",
  "settings:areas.services.title": "card",
  "settings:areas.widget.title": "link",
  "settings:areas.registration.title": "edit",
  "rooms:shared.title": "people",
  "note-editor:templates.title": "edit",
  "note-editor:templates.ownTitle": "edit",
  "pharmacy:pharmacies.title": "plus",
  "pharmacy:list.title": "document",
  "pharmacy:report.title": "download",
  "laboratory:laboratories.title": "pulse",
  "laboratory:report.title": "download",
  "settings:areas.laboratory.title": "pulse",
  "settings:areas.prescriptions.title": "document",
  "settings:areas.frequentMedications.title": "plus",
  "settings:areas.units.title": "settings",
  "settings:areas.ownUnits.title": "settings",
  "notifications:sent.title": "mail",
  "settings:areas.notifications.title": "bell",
  "settings:areas.ownNotifications.title": "bell",
  "marketing:page.title": "people",
  "channels:account.title": "phone",
  "wording:title": "edit",
  "settings:areas.twoFactor.title": "phone",
  "settings:areas.recaptcha.title": "eye",
  "billing:settings.title": "card",
  "credits:index.title": "card",
  "settings:areas.credits.title": "card",
  "discounts:list.title": "card",
  "settings:areas.invoices.title": "document",
  "settings:areas.thirdPartyChat.title": "chat",
  "google-calendar:title": "calendar",
  "calendar:feed.title": "calendar",
  "timings:title": "clock",
  "security:account.title": "lock",
  "settings:areas.ownAccount.title": "home",
};

/** What is opened most, the likeliest first; each reader has those that they may open. */
const MOST_USED: readonly PlainKey[] = [
  "employees:index.team",
  "organization:offerings.clinicTitle",
  "calendar:title",
  "settings:areas.notifications.title",
  "billing:settings.title",
  "settings:areas.portal.title",
  "timings:title",
  "employees:index.ownProfile",
  "settings:areas.ownNotifications.title",
  "security:account.title",
];
const MOST_SHOWN = 6;

interface Titled {
  title: PlainKey;
}

/** Those that are opened most, as many as stand in a line or two. */
export const mostUsed = <Entry extends Titled>(entries: readonly Entry[]): Entry[] =>
  MOST_USED.flatMap((title) => entries.find((entry) => entry.title === title) ?? []).slice(0, MOST_SHOWN);

/** The order of a group: what is opened most comes first, the others as they are declared. */
export function mostUsedFirst<Entry extends Titled>(entries: readonly Entry[]): Entry[] {
  const rank = ({ title }: Entry) => {
    const place = MOST_USED.indexOf(title);
    return place === -1 ? MOST_USED.length : place;
  };
  return [...entries].sort((one, other) => rank(one) - rank(other));
}
