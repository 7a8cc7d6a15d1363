import { paths } from "~/paths";
import type { MenuItem, MenuReader } from "./shell-menu";

const HOME: MenuItem = { href: paths.home(), label: "home:menu.home", icon: "home" };
const BOOK: MenuItem = { href: paths.booking(), label: "home:menu.book", icon: "plus" };
/** Staff book for patients. */
const PANEL: MenuItem = { ...BOOK, href: paths.bookingPanel() };
const CHAT: MenuItem = { href: paths.chat(), label: "home:menu.chat", icon: "chat" };
const HEALTH: MenuItem = {
  href: paths.healthProfile(),
  label: "home:menu.healthProfile",
  icon: "heart",
  records: true,
};
/** A patient's own questions, and the queue of those who answer. */
const QUESTIONS: MenuItem = { href: paths.textQuestions(), label: "home:menu.questions", icon: "chat" };
/** A patient's own monitoring, and those who are monitored. */
const MONITORING: MenuItem = { href: paths.monitoring(), label: "home:menu.monitoring", icon: "pulse" };
/** A patient's own questionnaires; staff have those of their patients. */
const OWN_QUESTIONNAIRES: MenuItem = {
  ...{ href: paths.ownQuestionnaires(), label: "home:menu.questionnaires", icon: "document" },
};
const CONSULTATIONS: MenuItem = {
  href: paths.clinicConsultations(),
  label: "home:menu.consultations",
  icon: "document",
  also: [paths.videoConsultations(), paths.consultation()],
};
/** A patient's payments, with their charges, invoices and credits beside them. */
const MONEY: MenuItem = {
  ...{ href: paths.payments(), label: "home:menu.payments", icon: "card" },
  also: [paths.paymentView(), paths.ownCharges(), paths.ownInvoices(), paths.ownCredits()],
};
const FAMILY: MenuItem = { href: paths.family(), label: "home:menu.family", icon: "people" };

/** The desks of whoever works at one and sees nothing else of the organization's work. */
const DESKS: readonly (MenuItem & { authority: string })[] = [
  { href: paths.pharmacyDesk(), label: "home:menu.pharmacy", icon: "document", authority: "pharmacy.work" },
  { href: paths.labDesk(), label: "home:menu.laboratory", icon: "pulse", authority: "laboratory.work" },
];

const isMoney = ({ href }: MenuItem): boolean => href === paths.payments() || href === paths.invoices();

/** The desks that are all that somebody's authorities open; none for whoever works with appointments. */
export const desksAlone = (authorities: readonly string[]): MenuItem[] =>
  authorities.includes("appointment.list")
    ? []
    : DESKS.filter(({ authority }) => authorities.includes(authority)).map(({ authority: _, ...item }) => item);

/** What each item of the staff's menu needs. */
const STAFF: readonly (MenuItem & { authority: string })[] = [
  {
    ...{ href: paths.appointments(), label: "home:menu.appointments", icon: "calendar" },
    ...{ group: "day", main: true, authority: "appointment.list" },
  },
  {
    ...{ href: paths.deskBoard(), label: "home:menu.deskBoard", icon: "check" },
    ...{ group: "day", authority: "appointment.list" },
  },
  {
    ...{ href: paths.waitingRooms(), label: "home:menu.waitingRoom", icon: "people" },
    ...{ group: "day", main: true, authority: "room.list" },
  },
  {
    ...{ href: paths.videoAppointments(), label: "home:menu.videoAppointments", icon: "camera" },
    ...{ group: "day", authority: "appointment.list" },
  },
  {
    ...{ href: paths.patients(), label: "home:menu.patients", icon: "person", records: true },
    ...{ group: "care", main: true, authority: "patient.list" },
  },
  {
    ...{ href: paths.ownPrescriptions(), label: "home:menu.prescriptions", icon: "document" },
    ...{ group: "care", authority: "prescription.write" },
  },
  {
    ...{ href: paths.labOrders(), label: "home:menu.labOrders", icon: "pulse" },
    ...{ group: "care", authority: "labOrder.write" },
  },
  {
    ...QUESTIONS,
    ...{ group: "care", authority: "question.read" },
  },
  {
    ...MONITORING,
    ...{ group: "care", authority: "monitoring.work" },
  },
  {
    ...{ href: paths.questionnaires(), label: "home:menu.questionnaires", icon: "document" },
    ...{ group: "care", authority: "questionnaire.read" },
  },
  {
    ...{ href: paths.labDesk(), label: "home:menu.laboratory", icon: "pulse" },
    ...{ group: "care", authority: "laboratory.work" },
  },
  {
    ...{ href: paths.payments(), label: "home:menu.payments", icon: "card" },
    ...{ group: "practice", authority: "appointment.markPaid" },
  },
  {
    ...{ href: paths.invoices(), label: "home:menu.invoices", icon: "card" },
    ...{ group: "practice", authority: "invoice.read" },
  },
  {
    ...{ href: paths.settings(), label: "home:menu.settings", icon: "settings" },
    ...{ group: "practice", authority: "settings.read" },
  },
];

/**
 * Where somebody may go, by their authorities; a professional who is not approved goes nowhere but home.
 * @param chat whether the practice has a chat for visitors and patients
 * @param questions whether patients can ask in writing here
 * @param monitoring whether patients can be monitored at home
 * @param adminPortal whether administrators are led to the settings; others keep the way to their own
 */
export function menuOf(
  person: MenuReader | null,
  { chat = false, questions = false, monitoring = false, adminPortal = true } = {},
): MenuItem[] {
  const write = chat ? [CHAT] : [];
  if (!person) return [BOOK, ...write];
  if (!person.approved) return [HOME];
  if (person.kind === "patient")
    return [
      HOME,
      { href: paths.appointments(), label: "home:menu.myAppointments", icon: "calendar" },
      CONSULTATIONS,
      ...(questions ? [QUESTIONS] : []),
      ...(monitoring ? [MONITORING] : []),
      HEALTH,
      OWN_QUESTIONNAIRES,
      { href: paths.prescriptions(), label: "home:menu.prescriptions", icon: "document" },
      { href: paths.labOrders(), label: "home:menu.results", icon: "pulse" },
      MONEY,
      BOOK,
      FAMILY,
      ...write,
    ];
  const desks = desksAlone(person.authorities);
  // Whoever keeps the books and opens no patients has the money among their main places.
  const isBookkeeper = person.authorities.includes("payment.review") && !person.authorities.includes("patient.list");
  const hidden = new Set([
    ...(!adminPortal && person.authorities.includes("settings.change") ? [paths.settings()] : []),
    ...(questions ? [] : [QUESTIONS.href]),
    ...(monitoring ? [] : [MONITORING.href]),
  ]);
  const allowed = STAFF.filter(
    ({ href, authority }) => !hidden.has(href) && person.authorities.includes(authority),
  ).map(({ authority: _, ...item }): MenuItem => (isBookkeeper && isMoney(item) ? { ...item, main: true } : item));
  const books = person.authorities.some((each) => each === "appointment.set" || each === "appointment.set.own");
  const booking = books ? [{ ...PANEL, group: "day" } as const] : [];
  if (desks.length === 0) return [{ ...HOME, group: "day", main: true }, ...allowed, ...booking];
  return [...desks, ...allowed.filter(({ href }) => !desks.some((desk) => desk.href === href))];
}
