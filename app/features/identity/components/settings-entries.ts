import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The team's rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.employees(),
    title: "employees:index.team",
    text: "employees:index.teamText",
    group: "people",
    below: "/secure/providerweb/settings/employeeMgmt/",
    authority: "employee.manage",
  },
  {
    href: paths.ownershipReassign(),
    title: "employees:index.ownership",
    text: "employees:index.ownershipText",
    group: "people",
    authority: "ownership.reassign",
  },
  {
    href: (employeeId) => paths.employeeProfile(employeeId),
    title: "employees:index.ownProfile",
    text: "employees:index.ownProfileText",
    group: "own",
    authority: "employee.profile",
  },
  {
    href: (employeeId) => paths.employeeAccount(employeeId),
    title: "employees:index.ownAccount",
    text: "employees:index.ownAccountText",
    group: "own",
    authority: "employee.profile",
  },
];
