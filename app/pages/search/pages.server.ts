import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import type { Authority } from "~/platform/access/authorities.server";
import type { IconName } from "~/ui/base/icon";

/** What else people call a page of the menu, by the message of its name. */
export const ALSO: Partial<Record<PlainKey, PlainKey>> = {
  "home:menu.home": "search:pages.home",
  "home:menu.appointments": "search:pages.appointments",
  "home:menu.deskBoard": "search:pages.deskBoard",
  "home:menu.waitingRoom": "search:pages.waitingRoom",
  "home:menu.videoAppointments": "search:pages.videoAppointments",
  "home:menu.patients": "search:pages.patients",
  "home:menu.prescriptions": "search:pages.prescriptions",
  "home:menu.labOrders": "search:pages.labOrders",
  "home:menu.laboratory": "search:pages.laboratory",
  "home:menu.pharmacy": "search:pages.pharmacy",
  "home:menu.settings": "search:pages.settings",
};

/** A page that is a part of one of the menu, and is looked for by a name of its own. */
export const PARTS: readonly { href: string; label: PlainKey; also: PlainKey; icon: IconName; authority: Authority }[] =
  [
    {
      ...{ href: paths.appointments({ view: "calendar" }), label: "home:menu.calendar", also: "search:pages.calendar" },
      ...{ icon: "calendar", authority: "appointment.list" },
    },
  ];
