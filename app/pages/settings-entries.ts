import { settingsEntries as billingEntries } from "~/features/billing/components/settings-entries";
import { settingsEntries as consultationEntries } from "~/features/consultations/components/settings-entries";
import { settingsEntries as demoEntries } from "~/features/demo/components/settings-entries";
import { securityEntries } from "~/features/identity/components/security-entries";
import { settingsEntries as feedbackEntries } from "~/features/feedback/components/settings-entries";
import { settingsEntries as monitoringEntries } from "~/features/monitoring/components/settings-entries";
import { settingsEntries as questionEntries } from "~/features/questions/components/settings-entries";
import { settingsEntries as identityEntries } from "~/features/identity/components/settings-entries";
import { settingsEntries as importEntries } from "~/features/imports/components/settings-entries";
import { settingsEntries as notificationEntries } from "~/features/notifications/components/settings-entries";
import { settingsEntries as organizationEntries } from "~/features/organization/components/settings-entries";
import { settingsEntries as patientEntries } from "~/features/patients/components/settings-entries";
import { settingsEntries as schedulingEntries } from "~/features/scheduling/components/settings-entries";
import { settingsEntries as roomEntries } from "~/features/waiting-room/components/settings-entries";
import type { SettingsEntry } from "~/screens/settings-entry";

const ENTRIES: readonly SettingsEntry[] = [
  ...organizationEntries,
  ...identityEntries,
  ...roomEntries,
  ...patientEntries,
  ...consultationEntries,
  ...importEntries,
  ...feedbackEntries,
  ...questionEntries,
  ...monitoringEntries,
  ...schedulingEntries,
  ...demoEntries,
  ...billingEntries,
  ...notificationEntries,
  ...securityEntries,
];

/** A screen of settings at its address for one reader. */
export type OpenEntry = SettingsEntry & { href: string };

/** Who reads the settings. */
interface SettingsReader {
  employeeId: string;
  authorities: ReadonlySet<string>;
}

/** The screens of settings that an employee may open; each address once, in the first group that lists it. */
export function openEntries({ employeeId, authorities }: SettingsReader): OpenEntry[] {
  const has = (authority: string) => authorities.has(authority) || authorities.has(`${authority}.own`);
  const open = ENTRIES.filter(({ authority, concerns }) => has(authority) && (concerns === undefined || has(concerns)));
  const byHref = new Map<string, OpenEntry>();
  for (const entry of open) {
    const href = typeof entry.href === "string" ? entry.href : entry.href(employeeId);
    if (!byHref.has(href)) byHref.set(href, { ...entry, href });
  }
  return [...byHref.values()];
}

/** How well a page belongs to an entry: the longest address that the page's begins with; 0 where it does not. */
function nearness({ href, also = [], below }: OpenEntry, pathname: string): number {
  if (pathname === href || also.includes(pathname)) return Infinity;
  const beginnings = below === undefined ? [`${href}/`] : [`${href}/`, below];
  return Math.max(0, ...beginnings.filter((each) => pathname.startsWith(each)).map(({ length }) => length));
}

/** The entry whose page, or a page below it, is at an address. */
export function entryAt(entries: readonly OpenEntry[], pathname: string): OpenEntry | undefined {
  const [nearest] = entries
    .map((entry) => ({ entry, near: nearness(entry, pathname) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near);
  return nearest?.entry;
}
