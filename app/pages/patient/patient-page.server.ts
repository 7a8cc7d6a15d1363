import { patientAccount, patientInvoices } from "~/features/billing/public.server";
import { healthAlerts } from "~/features/phr/public.server";
import {
  appointmentsOfPatient,
  chargesOfPatient,
  ownBalances,
  readStanding,
} from "~/features/scheduling/public.server";
import { consultationsOf } from "~/features/waiting-room/public.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { SOURCES_OF_TAB, tabsOf, type PatientTab } from "./patient-tabs";
import { TIMELINE_GROUP_NAMES, TIMELINE_GROUPS, timelineMarkSchema, type TimelineSource } from "./timeline";
import { readableSources, readTimeline, takesMoney } from "./timeline.server";

/** A patient whom somebody may see, and whether they may read the health record. */
interface SeenPatient {
  person: { id: string };
  mayReadHealthRecord: boolean;
}

/** Which part of the page is asked for, of those that this person has; the overview unless it is one of them. */
function chosenTab(url: URL, tabs: readonly PatientTab[]): PatientTab {
  const asked = url.searchParams.get("tab");
  return tabs.find((tab) => tab === asked) ?? "overview";
}

/** Of the overview what its reader chose to see. */
function chosenGroup(url: URL, sources: ReadonlySet<TimelineSource>) {
  const asked = url.searchParams.get("show");
  const groups = TIMELINE_GROUP_NAMES.filter((group) => TIMELINE_GROUPS[group].some((source) => sources.has(source)));
  return { groups, group: groups.find((group) => group === asked) ?? null };
}

/** The sources of which a part shows a timeline; none where it shows none. */
export function sourcesOf(
  tab: PatientTab,
  group: keyof typeof TIMELINE_GROUPS | null,
  readable: ReadonlySet<TimelineSource>,
) {
  // That a message went out is no event of its own: what it tells of has a line, and its own part lists it.
  const all = [...readable].filter((source) => source !== "message");
  const wanted = tab === "overview" ? (group === null ? all : TIMELINE_GROUPS[group]) : (SOURCES_OF_TAB[tab] ?? []);
  return new Set(wanted.filter((source) => readable.has(source)));
}

/**
 * What a patient's page shows around the facts about them: what stays in view, and the part that is asked for. What this
 * person may not read is null, or absent.
 * @param patient the patient, whom this person may see
 */
export async function readPatientPage(
  app: RequestContext,
  { person: { id }, mayReadHealthRecord }: SeenPatient,
  url: URL,
) {
  const mayList = verdictOf(app, "appointment.list") === "allowed";
  const money = takesMoney(app, id);
  const tabs = tabsOf({ appointments: mayList, records: mayReadHealthRecord, money });
  const tab = chosenTab(url, tabs);
  const readable = readableSources(app, id, mayReadHealthRecord);
  const { groups, group } = chosenGroup(url, readable);
  const sources = sourcesOf(tab, group, readable);
  const after = timelineMarkSchema.safeParse(url.searchParams.get("from")).data ?? null;
  const [appointments, alerts, standings, books, charges, invoices, timeline, consultations] = await Promise.all([
    mayList ? appointmentsOfPatient(app, id) : null,
    mayReadHealthRecord ? healthAlerts(app, id) : [],
    money ? readStanding(app, id) : null,
    tab === "money" ? patientAccount(app, id, url.searchParams.get("entries")) : null,
    tab === "money" ? chargesOfPatient(app, id, url.searchParams.get("charges")) : null,
    tab === "money" && verdictOf(app, "invoice.read", { kind: "patient", id, patientId: id }) === "allowed"
      ? patientInvoices(app, id)
      : null,
    sources.size > 0 ? readTimeline(app, id, { sources, after }) : null,
    tab === "records" && mayList ? consultationsOf(app, id, url.searchParams.get("before")) : null,
  ]);
  const account = books && { ...books, owed: ownBalances(books.owed, standings ?? []) };
  const settles = verdictOf(app, "payment.review") === "allowed";
  const papers = {
    notes: readable.has("note"),
    prescriptions: readable.has("prescription"),
    orders: readable.has("order"),
    questionnaires: readable.has("questionnaire"),
  };
  const owed = { standings, account, charges, invoices, settles };
  return { tabs, tab, groups, group, appointments, alerts, ...owed, timeline, consultations, papers };
}

export type PatientPage = Awaited<ReturnType<typeof readPatientPage>>;
