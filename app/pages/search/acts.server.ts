import { paths } from "~/paths";
import type { PlainKey } from "~/i18n/message-types";
import type { Authority } from "~/platform/access/authorities.server";
import type { IconName } from "~/ui/base/icon";

/** Something that staff can begin from anywhere. */
interface Act {
  href: string;
  title: PlainKey;
  /** What else people call it. */
  also: PlainKey;
  icon: IconName;
  authority: Authority;
}

/** In the order of a day at the desk. */
export const ACTS: readonly Act[] = [
  {
    href: paths.bookingPanel(),
    title: "search:acts.book",
    also: "search:acts.bookAlso",
    icon: "calendar",
    authority: "appointment.set",
  },
  {
    href: paths.patientCreate(),
    title: "search:acts.newPatient",
    also: "search:acts.newPatientAlso",
    icon: "person",
    authority: "patient.create",
  },
  {
    href: paths.bookingPanel({ mode: "now" }),
    title: "search:acts.walkIn",
    also: "search:acts.walkInAlso",
    icon: "plus",
    authority: "appointment.set",
  },
  {
    href: paths.bookingPanel({ mode: "repeat" }),
    title: "search:acts.series",
    also: "search:acts.seriesAlso",
    icon: "calendar",
    authority: "appointment.set",
  },
  {
    href: paths.newGroupSession(),
    title: "search:acts.group",
    also: "search:acts.groupAlso",
    icon: "people",
    authority: "appointment.set",
  },
  {
    href: paths.waitingList(),
    title: "search:acts.waitingList",
    also: "search:acts.waitingListAlso",
    icon: "clock",
    authority: "appointment.set",
  },
  {
    href: paths.employeeCreate(),
    title: "search:acts.teamMember",
    also: "search:acts.teamMemberAlso",
    icon: "people",
    authority: "employee.manage",
  },
];
