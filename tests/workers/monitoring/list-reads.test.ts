import { beforeAll, describe, expect, it } from "vitest";
import { listMonitored } from "~/features/monitoring/public.server";
import { saveTeamMembers } from "~/features/monitoring/services/manage-teams.server";
import type { RequestContext } from "~/platform/context.server";
import { DAY, NOW, openMonitoring, type Monitoring } from "./scene";

const MONITORED = 10_000;
const MOST_ROWS = 500;

let here: Monitoring;

/** So many enrolments, half of them of a team, one in ten with alerts and one in a hundred of these dangerous. */
const ENROLMENTS = `INSERT INTO monitoring_enrolment (organization_id, id, patient_id, plan_id, plan_version, state, employee_id, team, zone,
own_limits, created_at, consent_at, started_at, start_on, currency_code, months_begun, clock_at, concern, last_reading_at, review_at)
SELECT ?1, 'e' || n.value, ?2, ?3, 1, 'ACTIVE', ?4, CASE n.value % 2 WHEN 0 THEN 'Hearts' ELSE '' END, 'Europe/Madrid', '{}', ?5, ?5, ?5,
'2027-01-04', 'EUR', 1, ?5, CASE WHEN n.value % 100 = 0 THEN 0 WHEN n.value % 10 = 0 THEN 1 ELSE 2 END, ?5 - n.value * 1000, ?5 + n.value * 1000 FROM json_each(?6) n`;
const NUMBERS = JSON.stringify(Array.from({ length: MONITORED }, (_, index) => index + 1));
const ALERTS = `INSERT INTO monitoring_alert (organization_id, id, enrolment_id, tracker, rule, state, severity, count, first_at, last_at, worst,
excess, opened_at) SELECT ?1, 'a' || e.id || r.value, e.id, 'bloodPressure', r.value, 'OPEN', CASE e.concern WHEN 0 THEN 'CRITICAL' ELSE 'WARN' END,
1, ?2, ?2, 170, 10, ?2 FROM monitoring_enrolment e JOIN json_each('["range", "change"]') r ON true WHERE e.organization_id = ?1 AND e.concern < 2`;

beforeAll(async () => {
  here = await openMonitoring();
  const { db } = await here.system();
  const { ids } = here;
  const planId = await here.plan();
  await db.raw(ENROLMENTS, db.organizationId, ids.patient, planId, ids.doctor, NOW, NUMBERS).run();
  await db.raw(ALERTS, db.organizationId, NOW).run();
  await saveTeamMembers(await here.admin(), { name: "Hearts", members: [ids.doctor, ids.otherDoctor] });
});

const look = async (context: RequestContext, asked: { team?: string; after?: string | null } = {}) => {
  const before = context.db.meter.rowsRead;
  const found = await listMonitored(context, { list: "monitored", team: null, after: null, ...asked });
  return { ...found, rows: context.db.meter.rowsRead - before };
};

describe(`the list of ${MONITORED} monitored patients`, () => {
  it("reads at most 500 rows for nurses, doctors and teams, on the first page and the later ones", async () => {
    const nurse = await look(await here.nurse());
    const next = await look(await here.nurse(), { after: nurse.next });
    const reads = {
      nurse: nurse.rows,
      next: next.rows,
      doctor: (await look(await here.doctor())).rows,
      colleague: (await look(await here.colleague())).rows,
      team: (await look(await here.doctor(), { team: "Hearts" })).rows,
    };
    console.info(`rows read of ${MONITORED}: ${JSON.stringify(reads)}`);
    for (const rows of Object.values(reads)) expect(rows).toBeLessThanOrEqual(MOST_ROWS);
  });

  it("puts those first who need somebody most, then those who are silent longest, each on one page", async () => {
    const pages = [await look(await here.doctor(NOW + DAY))];
    pages.push(await look(await here.doctor(NOW + DAY), { after: pages[0]?.next ?? null }));
    const ids = pages.flatMap(({ patients }) => patients.map(({ id }) => id));
    expect(new Set(ids).size).toBe(50);
    const silentFirst = Array.from({ length: 50 }, (_, index) => `e${MONITORED - index * 100}`);
    expect(ids).toEqual(silentFirst);
    expect(pages[0]?.patients[0]?.alerts.map(({ severity }) => severity)).toEqual(["CRITICAL", "CRITICAL"]);
  });
});
