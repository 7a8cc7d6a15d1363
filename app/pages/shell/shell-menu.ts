import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import type { IconName } from "~/ui/base/icon";

/** The groups of the staff's menu, in their order. */
export const MENU_GROUPS = ["day", "care", "practice"] as const;
export type MenuGroupName = (typeof MENU_GROUPS)[number];

/** One place that the header or the side panel leads to. */
export interface MenuItem {
  href: string;
  label: PlainKey;
  icon: IconName;
  /** What it stands with in the menu: the day's work, the care of patients, or the practice itself. */
  group?: MenuGroupName;
  /** One of the main places, which a phone has at its foot too. */
  main?: true;
  /** The pages of health records are below it. */
  records?: boolean;
  /** Other pages that belong to it, by what their addresses begin with. */
  also?: readonly string[];
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

/** Whether somebody searches the practice from every screen. */
export const searches = (person: MenuReader | null): boolean => person?.kind === "employee" && person.approved;

/** The pages on which appointments are chosen and booked, from the front page on. */
export const isBookingPage = (pathname: string): boolean =>
  pathname === paths.front() ||
  /^\/secure\/providerweb\/(home\/(consultation|video-appointments)|videoAppointments|healthcare_provider)(\/|$)/.test(
    pathname,
  );

/** The pages of somebody's health record: patients come to them by its menu item, staff by that of the patients. */
const isHealthRecordPage = (pathname: string): boolean =>
  /^\/secure\/providerweb\/(health_(profile|trackers|journal|files)|medical_reports|basic_profile)(\/|$)/.test(
    pathname,
  );

/** Whether a menu item is the page we are on, or a page below it. */
export const isCurrent = (
  { href, records, also = [] }: Pick<MenuItem, "href" | "records" | "also">,
  pathname: string,
): boolean => {
  if (isHealthRecordPage(pathname)) return records === true;
  const [path = ""] = href.split("?");
  if (pathname === paths.bookingPanel()) return pathname === path;
  if (path === paths.home()) return pathname === path;
  return [path, ...also].some((each) => pathname === each || pathname.startsWith(`${each}/`));
};

/** The item that a page belongs to: of several, the one whose address says most of the page's. */
export const currentItem = <Item extends Pick<MenuItem, "href" | "records" | "also">>(
  menu: readonly Item[],
  pathname: string,
): Item | undefined =>
  menu.filter((item) => isCurrent(item, pathname)).sort((one, other) => other.href.length - one.href.length)[0];

/** The menu in its groups, in their order: what stands in none comes first. Of one group alone, there is no name. */
export function menuGroups(menu: readonly MenuItem[]): { name: MenuGroupName | undefined; items: MenuItem[] }[] {
  const groups = [undefined, ...MENU_GROUPS].flatMap((name) => {
    const items = menu.filter(({ group }) => group === name);
    return items.length > 0 ? [{ name, items }] : [];
  });
  return groups.length === 1 ? groups.map(({ items }) => ({ name: undefined, items })) : groups;
}
