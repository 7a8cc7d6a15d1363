import { patientNames } from "~/features/patients/public.server";
import { chosenUnits } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readStanding, type AlertRow } from "../data/alerts.server";
import { readInStates, readMonitored, type EnrolmentRow, type Place } from "../data/enrolments.server";
import { monitoringTerms } from "../support/monitoring-terms.server";
import { namedTracker, type UnitChoice } from "../support/named-tracker.server";
import { seenBy } from "../support/reach-enrolment.server";

const PAGE = 25;

export const MONITORED_LISTS = ["monitored", "others"] as const;
export type MonitoredList = (typeof MONITORED_LISTS)[number];

const placeOf = ({ concern, lastReadingAt, reviewAt, id }: EnrolmentRow) =>
  [concern, lastReadingAt, reviewAt, id].join(".");

function readPlace(text: string | null): Place | null {
  const [, concern, last, review, id] = /^([0-2])\.(\d{1,15})\.(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  if (concern === undefined || id === undefined) return null;
  return { concern: Number(concern), lastReadingAt: Number(last), reviewAt: Number(review), id };
}

const alarm = ({ tracker, rule, severity, state, count, worst, lastAt }: AlertRow, units: UnitChoice) => ({
  ...{ rule, severity, state, count, worst, lastAt, named: namedTracker({ tracker }, units) },
});

/**
 * A page of the patients who are monitored, by how much they need somebody, with what alarms about them: the row of each,
 * its alerts that stand and its name, and nothing that grows with the practice.
 */
export async function listMonitored(
  context: RequestContext,
  { list, team, after }: { list: MonitoredList; team: string | null; after: string | null },
) {
  await authorize(context, "monitoring.work");
  const { db } = context;
  const [by, terms] = await Promise.all([seenBy(context), monitoringTerms(context)]);
  const teams = terms.teams.map(({ name }) => name).filter((name) => by === null || by.teams.includes(name));
  const chosen = teams.find((name) => name === team) ?? null;
  const rows =
    list === "monitored"
      ? await readMonitored(db, by, { team: chosen, after: readPlace(after), most: PAGE + 1 })
      : await readInStates(db, by, ["PROPOSED", "AWAITING_PAYMENT", "PAUSED"], PAGE);
  const page = rows.slice(0, PAGE);
  const [names, units, alerts] = await Promise.all([
    patientNames(context, [...new Set(page.map(({ patientId }) => patientId))]),
    chosenUnits(context),
    page.length === 0
      ? []
      : readStanding(
          db,
          page.map(({ id }) => id),
        ),
    auditRead(context, {
      action: "monitoring.read",
      subjectKind: "monitoring",
      subjectId: null,
      patientId: null,
      fields: ["list"],
    }),
  ]);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    ...{ isOn: terms.isOn, teams, team: chosen, list, now: context.now },
    patients: page.map((row) => ({
      ...{ id: row.id, state: row.state, planName: row.planName, team: row.team, kept: row.kept },
      ...{ lastReadingAt: row.lastReadingAt, reviewAt: row.reviewAt, zone: row.zone },
      name: names.get(row.patientId) ?? "",
      hasReadings: row.startedAt !== null && row.lastReadingAt > row.startedAt,
      alerts: alerts.filter(({ enrolmentId }) => enrolmentId === row.id).map((row) => alarm(row, units)),
    })),
    next: last ? placeOf(last) : null,
  };
}

export type MonitoredPatient = Awaited<ReturnType<typeof listMonitored>>["patients"][number];
