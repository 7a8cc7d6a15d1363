import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import type { IconName } from "~/ui/base/icon";

/** One place that the header or the side panel leads to. */
export interface MenuItem {
  href: string;
  label: PlainKey;
  icon: IconName;
  /** The pages of health records are below it. */
  records?: boolean;
}

/** Who reads the menu. */
export interface MenuReader {
  kind: "employee" | "patient";
  approved: boolean;
  authorities: readonly string[];
}

/** Whether the header leads somebody to the form for a new patient. */
export const addsPatients = (person: MenuReader | null): boolean =>
  person?.kind === "employee" && person.approved && person.authorities.includes("patient.create");

/** Where the side panel is open from the start (specification, section 2); the desk's board needs the whole width. */
export const opensSidePanel = (pathname: string): boolean =>
  /^\/secure\/providerweb\/(video_)?appointments(\/(?!desk$)|$)/.test(pathname);

/** The pages on which appointments are chosen and booked. */
export const isBookingPage = (pathname: string): boolean =>
  /^\/secure\/providerweb\/(home\/(consultation|video-appointments)|videoAppointments|healthcare_provider)(\/|$)/.test(
    pathname,
  );

/** The pages of somebody's health record: patients come to them by its menu item, staff by that of the patients. */
const isHealthRecordPage = (pathname: string): boolean =>
  /^\/secure\/providerweb\/(health_(profile|trackers|journal|files)|medical_reports|basic_profile)(\/|$)/.test(
    pathname,
  );

/** Whether a menu item is the page we are on, or a page below it. */
export const isCurrent = ({ href, records }: Pick<MenuItem, "href" | "records">, pathname: string): boolean => {
  if (isHealthRecordPage(pathname)) return records === true;
  const [path = ""] = href.split("?");
  return pathname === path || (path !== paths.home() && pathname.startsWith(`${path}/`));
};
