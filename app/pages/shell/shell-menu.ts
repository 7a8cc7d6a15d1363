import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import type { IconName } from "~/ui/base/icon";

/** One place that the header or the side panel leads to. */
export interface MenuItem {
  href: string;
  label: PlainKey;
  icon: IconName;
}

interface Visitor {
  kind: "employee" | "patient";
  approved: boolean;
  authorities: readonly string[];
}

const HOME: MenuItem = { href: paths.home(), label: "home:menu.home", icon: "home" };
const BOOK: MenuItem = { href: paths.booking(), label: "home:menu.book", icon: "plus" };
const CHAT: MenuItem = { href: paths.chat(), label: "home:menu.chat", icon: "chat" };
const HEALTH: MenuItem = { href: paths.healthProfile(), label: "home:menu.healthProfile", icon: "heart" };
const CONSULTATIONS: MenuItem = {
  href: paths.clinicConsultations(),
  label: "home:menu.consultations",
  icon: "document",
};
const FAMILY: MenuItem = { href: paths.family(), label: "home:menu.family", icon: "people" };

/** The desks of whoever works at one and sees nothing else of the organization's work. */
const DESKS: readonly (MenuItem & { authority: string })[] = [
  { href: paths.pharmacyDesk(), label: "home:menu.pharmacy", icon: "document", authority: "pharmacy.work" },
  { href: paths.labDesk(), label: "home:menu.laboratory", icon: "pulse", authority: "laboratory.work" },
];

/** The desks that are all that somebody's authorities open; none for whoever works with appointments. */
export const desksAlone = (authorities: readonly string[]): MenuItem[] =>
  authorities.includes("appointment.list") ? [] : DESKS.filter(({ authority }) => authorities.includes(authority));

/** What each item of the staff's menu needs. */
const STAFF: readonly (MenuItem & { authority: string })[] = [
  { href: paths.appointments(), label: "home:menu.appointments", icon: "calendar", authority: "appointment.list" },
  {
    href: paths.videoAppointments(),
    label: "home:menu.videoAppointments",
    icon: "camera",
    authority: "appointment.list",
  },
  { href: paths.patients(), label: "home:menu.patients", icon: "person", authority: "patient.list" },
  {
    href: paths.ownPrescriptions(),
    label: "home:menu.prescriptions",
    icon: "document",
    authority: "prescription.write",
  },
  { href: paths.labOrders(), label: "home:menu.labOrders", icon: "pulse", authority: "labOrder.write" },
  { href: paths.labDesk(), label: "home:menu.laboratory", icon: "pulse", authority: "laboratory.work" },
  { href: paths.waitingRooms(), label: "home:menu.waitingRoom", icon: "people", authority: "room.list" },
  { href: paths.settings(), label: "home:menu.settings", icon: "settings", authority: "settings.read" },
];

/**
 * Where somebody may go, by their authorities; a professional who is not approved goes nowhere but home.
 * @param chat whether the practice has a chat for visitors and patients
 * @param adminPortal whether administrators are led to the settings; others keep the way to their own
 */
export function menuOf(person: Visitor | null, { chat = false, adminPortal = true } = {}): MenuItem[] {
  const write = chat ? [CHAT] : [];
  if (!person) return [BOOK, ...write];
  if (!person.approved) return [HOME];
  if (person.kind === "patient")
    return [
      HOME,
      { href: paths.appointments(), label: "home:menu.myAppointments", icon: "calendar" },
      CONSULTATIONS,
      HEALTH,
      { href: paths.prescriptions(), label: "home:menu.prescriptions", icon: "document" },
      { href: paths.labOrders(), label: "home:menu.labOrders", icon: "pulse" },
      BOOK,
      FAMILY,
      ...write,
    ];
  const desks = desksAlone(person.authorities);
  const hidden = !adminPortal && person.authorities.includes("settings.change") ? paths.settings() : null;
  const allowed = STAFF.filter(({ href, authority }) => href !== hidden && person.authorities.includes(authority));
  if (desks.length === 0) return [HOME, ...allowed, BOOK];
  return [...desks, ...allowed.filter(({ href }) => !desks.some((desk) => desk.href === href))];
}

/** Whether the header leads somebody to the form for a new patient. */
export const addsPatients = (person: Visitor | null): boolean =>
  person?.kind === "employee" && person.approved && person.authorities.includes("patient.create");

/** Where the side panel is open from the start (specification, section 2). */
export const opensSidePanel = (pathname: string): boolean =>
  /^\/secure\/providerweb\/(video_)?appointments(\/|$)/.test(pathname);

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
export const isCurrent = (href: string, pathname: string): boolean => {
  const [path = ""] = href.split("?");
  if (isHealthRecordPage(pathname)) return path === HEALTH.href || path === paths.patients();
  return pathname === path || (path !== paths.home() && pathname.startsWith(`${path}/`));
};
