import { settingsEntries as billingEntries } from "~/features/billing/components/settings-entries";
import { settingsEntries as consultationEntries } from "~/features/consultations/components/settings-entries";
import { settingsEntries as demoEntries } from "~/features/demo/components/settings-entries";
import { securityEntries } from "~/features/identity/components/security-entries";
import { settingsEntries as identityEntries } from "~/features/identity/components/settings-entries";
import { settingsEntries as importEntries } from "~/features/imports/components/settings-entries";
import { settingsEntries as notificationEntries } from "~/features/notifications/components/settings-entries";
import { settingsEntries as organizationEntries } from "~/features/organization/components/settings-entries";
import { settingsEntries as schedulingEntries } from "~/features/scheduling/components/settings-entries";
import { settingsEntries as patientEntries } from "~/features/patients/components/settings-entries";
import { settingsEntries as roomEntries } from "~/features/waiting-room/components/settings-entries";
import { foldForSearch } from "~/kernel/fold-for-search";
import type { Translate } from "~/i18n/translator";
import type { RequestContext } from "~/platform/context.server";
import type { SettingsEntry } from "~/screens/settings-entry";

const ENTRIES: readonly SettingsEntry[] = [
  ...organizationEntries,
  ...identityEntries,
  ...roomEntries,
  ...patientEntries,
  ...consultationEntries,
  ...importEntries,
  ...schedulingEntries,
  ...demoEntries,
  ...billingEntries,
  ...notificationEntries,
  ...securityEntries,
];

/** Whether a text holds every word of a search. */
export const holdsWords = (text: string, search: string): boolean =>
  foldForSearch(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => foldForSearch(text).includes(word));

/** The screens of settings that somebody may open, in their language. */
export function settingsOf({ actor }: RequestContext, t: Translate) {
  const [authorities, employeeId] =
    actor.kind === "employee" ? [actor.authorities, actor.employeeId] : [new Set<string>(), ""];
  return ENTRIES.filter(({ authority }) => authorities.has(authority) || authorities.has(`${authority}.own`)).map(
    ({ href, title, text, group }) => ({
      ...{ href: typeof href === "string" ? href : href(employeeId), title: t(title), text: t(text), group },
    }),
  );
}
