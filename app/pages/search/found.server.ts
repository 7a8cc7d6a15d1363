import { actorAuthorities, findColleagues, type FoundColleague } from "~/features/identity/public.server";
import { titledName } from "~/i18n/titled-name";
import { personName } from "~/features/patients/components/person-name";
import { findPayers, searchPatients, type PatientChoice } from "~/features/patients/public.server";
import { timeThere } from "~/features/scheduling/components/appointments/clock-time";
import { patientName, providerName } from "~/features/scheduling/components/appointments/person-names";
import { findAppointments, stateName, type AppointmentSummary } from "~/features/scheduling/public.server";
import { monitorsPatients } from "~/features/monitoring/public.server";
import { takesQuestions } from "~/features/questions/public.server";
import type { PlainKey } from "~/i18n/message-types";
import type { Format } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import type { Translate } from "~/i18n/translator";
import { paths } from "~/paths";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import type { IconName } from "~/ui/base/icon";
import { foldForSearch } from "~/kernel/fold-for-search";
import { settingsOf } from "../settings-entries.server";
import { menuOf } from "../shell/shell-menu.server";
import { ACTS } from "./acts.server";
import { ALSO, PARTS } from "./pages.server";

/** One thing that was found, and where it leads. */
export interface FoundItem {
  href: string;
  title: string;
  /** What tells it from others of its name; each in its own direction. */
  details: string[];
  icon: IconName;
}

/** What was found of one kind. */
export interface FoundGroup {
  label: string;
  items: FoundItem[];
  /** Several of it may be meant alike, such as people of one name or their appointments; the order of others is chosen. */
  alike?: true;
}

/** How many of a kind are shown. */
export interface Most {
  patients: number;
  others: number;
}

/** A longer text is no search; the rest of it is left out. */
const LONGEST = 100;
/** Whose next and last appointments are shown: where more are found, the name has to be chosen first. */
const MOST_WITH_APPOINTMENTS = 3;

/**
 * Whether the first thing that was found is the one that is meant, so that Enter may open it: the only one of people or
 * appointments, or the only one whose whole name was typed.
 */
export function isSure([first]: readonly FoundGroup[], typed: string): boolean {
  if (!first?.alike || first.items.length === 1) return first !== undefined;
  const named = first.items.filter(({ title }) => foldForSearch(title) === foldForSearch(typed.trim()));
  return named.length === 1 && named[0] === first.items[0];
}

/** The words and the formats of the reader. */
interface Words {
  t: Translate;
  format: Format;
  /** By whose clock times are written. */
  zone: string;
}

/** The words of a text as they are compared, in Arabic without the article too. */
const wordsIn = (text: string): string[] =>
  foldForSearch(text)
    .split(" ")
    .flatMap((word) => [word, word.replace(/^و?ال/u, "")]);

/** Whether each word of a search begins a word of the text. */
function beginsWords(text: string, search: string): boolean {
  const words = wordsIn(text);
  const typed = foldForSearch(search).split(" ").filter(Boolean);
  return typed.every((each) => words.some((word) => word.startsWith(each)));
}

const may = (app: RequestContext, authority: Authority) => verdictOf(app, authority) === "allowed";

function patientItem({ t, format }: Words, person: PatientChoice): FoundItem {
  const phone =
    person.phone === "" ? "" : `${person.phoneCallingCode && `+${person.phoneCallingCode} `}${person.phone}`;
  const born = person.birthDate && format.plainDate(person.birthDate);
  return {
    href: paths.patient(person.id),
    title: personName(person),
    details: [born, phone, t("search:patientNumber", { number: person.number })].filter(Boolean),
    icon: "person",
  };
}

/** A patient for whoever sees nothing of them but what they paid and owe. */
const payerItem = ({ t, format }: Words, person: PatientChoice): FoundItem => ({
  href: paths.paymentCreate({ patientId: person.id }),
  title: personName(person),
  details: [
    person.birthDate && format.plainDate(person.birthDate),
    t("search:patientNumber", { number: person.number }),
  ].filter(Boolean),
  icon: "card",
});

function appointmentItem(words: Words, one: AppointmentSummary): FoundItem {
  const { t, format, zone } = words;
  return {
    href: paths.appointment(one.id),
    title: one.patient ? patientName(one.patient) : (one.offering?.name ?? ""),
    details: [
      format.dateTime(one.startsAt, zone),
      timeThere(words, one.startsAt, one.timeZone, zone),
      providerName(t, one.employee),
      t(`common:appointmentStates.${stateName(one.stateId)}`),
    ].filter(Boolean),
    icon: one.type === "video" ? "camera" : "calendar",
  };
}

/** Doctors lead to their appointments, and everybody of the team to their own page of the settings. */
function teamGroups(app: RequestContext, { t }: Words, team: readonly FoundColleague[]): FoundGroup[] {
  const item = (person: FoundColleague, href: string, icon: IconName): FoundItem => ({
    ...{ href, icon, title: titledName(t, person), details: person.designation ? [person.designation] : [] },
  });
  const { actor } = app;
  const seesCalendars = actor.kind === "employee" && actor.authorities.has("appointment.list");
  const doctors = seesCalendars ? team.filter(({ isProvider }) => isProvider) : [];
  const members = may(app, "employee.manage") ? team : [];
  return [
    {
      label: t("search:groups.doctors"),
      alike: true,
      items: doctors.map((each) => item(each, paths.appointments({ employeeId: each.id }), "calendar")),
    },
    {
      label: t("search:groups.team"),
      alike: true,
      items: members.map((each) => item(each, paths.employeeSettings(each.id), "people")),
    },
  ];
}

/** What can be begun, and the pages of the menu, as far as their words hold those of the search. */
function places(app: RequestContext, { t }: Words, q: string): FoundGroup[] {
  const { actor, profile } = app;
  if (actor.kind !== "employee" || !actor.approved) return [];
  const authorities = actorAuthorities(app);
  const acts = ACTS.filter(
    ({ title, also, authority }) => may(app, authority) && beginsWords(`${t(title)} ${t(also)}`, q),
  ).map(({ href, title, icon }): FoundItem => ({ href, title: t(title), details: [], icon }));
  const parts = PARTS.filter(({ authority }) => authorities.includes(authority));
  const menu = [
    ...parts,
    ...menuOf(
      { kind: "employee", approved: true, authorities },
      {
        adminPortal: profile.settings.adminPortal,
        questions: takesQuestions(profile.settings),
        monitoring: monitorsPatients(profile.settings),
      },
    ).map((item) => ({ ...item, also: ALSO[item.label] })),
  ]
    // What patients book by is no page of the staff's; booking for a patient is among what can be begun.
    .filter(
      ({ href, label, also }) => href !== paths.booking() && beginsWords(also ? `${t(label)} ${t(also)}` : t(label), q),
    )
    .map(({ href, label, icon }): FoundItem => ({ href, title: t(label), details: [], icon }));
  const settings =
    q === ""
      ? []
      : settingsOf(app, t).filter(({ title, text, foundBy }) => beginsWords(`${title} ${text} ${foundBy}`, q));
  // A word of the title says more than one of the sentence below it.
  const [named, others] = [true, false].map((own) => settings.filter(({ title }) => beginsWords(title, q) === own));
  const group = (label: PlainKey, items: FoundItem[]): FoundGroup => ({ label: t(label), items });
  return [
    group("search:groups.acts", acts),
    group("search:groups.pages", menu),
    group(
      "search:groups.settings",
      [...(named ?? []), ...(others ?? [])].map(({ href, title, text }) => ({
        ...{ href, title, details: [text], icon: "settings" },
      })),
    ),
  ];
}

async function patientsAndAppointments(
  app: RequestContext,
  words: Words,
  q: string,
  most: Most,
): Promise<FoundGroup[]> {
  const opens = may(app, "patient.list");
  const found = opens ? await searchPatients(app, q) : may(app, "payment.review") ? await findPayers(app, q) : [];
  const few = found.length <= MOST_WITH_APPOINTMENTS ? found.map(({ id }) => id) : [];
  const appointments = may(app, "appointment.list") ? await findAppointments(app, q, few) : [];
  return [
    {
      label: words.t("search:groups.patients"),
      alike: true,
      items: found.slice(0, most.patients).map((each) => (opens ? patientItem : payerItem)(words, each)),
    },
    {
      label: words.t("search:groups.appointments"),
      alike: true,
      items: appointments.map((each) => appointmentItem(words, each)),
    },
  ];
}

/** Where whoever works at a desk alone looks for the people of that desk. */
const DESKS = [
  { authority: "pharmacy.work", name: "pharmacy", hrefFor: (find: string) => paths.pharmacyDesk({ find }) },
  { authority: "laboratory.work", name: "laboratory", hrefFor: (find: string) => paths.labDesk({ find }) },
] as const;

/** The way to a desk's own search, for whoever may not look for patients otherwise. */
function deskGroups(app: RequestContext, { t }: Words, q: string): FoundGroup[] {
  if (q === "" || may(app, "patient.list")) return [];
  const items = DESKS.filter(({ authority }) => may(app, authority)).map(({ name, hrefFor }): FoundItem => {
    return { href: hrefFor(q), title: t(`search:desks.${name}`, { text: q }), details: [], icon: "search" };
  });
  return [{ label: t("search:groups.desks"), items }];
}

/**
 * What somebody of the staff finds in their practice by what they typed: patients, appointments, doctors and the team,
 * what they can begin, pages and settings. Nothing that they may not open is among it; before anything is typed, it is
 * what they can begin. That patients were looked for is audited, what was typed is not.
 * @param zone by whose clock times are written; the practice's unless given
 */
export async function findInPractice(
  app: RequestContext,
  typed: string,
  most: Most,
  zone: string = app.profile.timeZone,
): Promise<FoundGroup[]> {
  await authorize(app, "search.use");
  const words: Words = { t: createTranslator(app.locale).t, format: readerFormat(app), zone };
  const q = typed.trim().slice(0, LONGEST);
  const asksTeam =
    q !== "" && may(app, "employee.list") && (may(app, "employee.manage") || may(app, "appointment.list"));
  const [people, team] = await Promise.all([
    q === "" ? [] : patientsAndAppointments(app, words, q, most),
    asksTeam ? findColleagues(app, q, most.others) : [],
  ]);
  return [
    ...people,
    ...deskGroups(app, words, q),
    ...teamGroups(app, words, team),
    ...places(app, words, q).map(({ label, items }) => ({ label, items: items.slice(0, most.others) })),
  ].filter(({ items }) => items.length > 0);
}
