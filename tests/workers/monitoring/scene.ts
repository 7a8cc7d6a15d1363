import { ROLE } from "~/features/identity/domain/team/roles";
import { evaluateReadings } from "~/features/monitoring/public.server";
import { addPlan, publishPlan, savePlanTracker } from "~/features/monitoring/services/manage-plans.server";
import { consentToMonitoring } from "~/features/monitoring/services/own-monitoring.server";
import { proposePlan } from "~/features/monitoring/services/propose-plan.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { wallTime } from "~/features/phr/domain/trackers/reading-time";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { rowsOf } from "../billing/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Monday 4 January 2027, 06:00 in Madrid. */
export const NOW = Date.UTC(2027, 0, 4, 5, 0);

export const MEASUREMENT = {
  ...{ tracker: "bloodPressure", fromAge: "0", times: "08:00, 20:00", days: ["1", "2", "3", "4", "5", "6", "7"] },
  ...{ windowMinutes: "120", inRow: "1", changeDays: "1", averageDays: "0", changeBy: "" },
  ...{ highWarn: "140", highCritical: "160", secondHighWarn: "95" },
};
export const WRITTEN = { name: "Blood pressure", reviewDays: "7", missesToTell: "2", months: "0" };

/** A practice that monitors patients, with what its people do and what is stored of it. */
export async function openMonitoring({ reminderHours = 0 } = {}) {
  const practice = await openPractice({ now: NOW });
  const { ids } = practice;
  const admin = (at = NOW) => practice.as(practice.administrator, at);
  const doctor = (at = NOW) => practice.as(employeeActor(ids.doctor), at);
  const colleague = (at = NOW) => practice.as(employeeActor(ids.otherDoctor), at);
  const nurse = (at = NOW) => practice.as(employeeActor(ids.otherDoctor, { roles: [ROLE.NURSE] }), at);
  const reception = (at = NOW) => practice.as(employeeActor(ids.doctor, { roles: [ROLE.RECEPTIONIST] }), at);
  const patient = (at = NOW) => practice.as(patientActor(ids.patient, ids.patientUser), at);
  const stranger = (at = NOW) => practice.as(patientActor(ids.otherPatient, ids.otherPatientUser), at);
  const system = (at = NOW) => practice.as({ kind: "system", task: "test" }, at);
  const rows = async <T>(text: string, ...values: (string | number)[]) => rowsOf<T>(await system(), text, ...values);

  const { db } = await system();
  for (const id of [ids.patient, ids.otherPatient])
    await db
      .raw(
        "INSERT OR REPLACE INTO patient_provider (organization_id, employee_id, patient_id, since, assigned) VALUES (?1, ?2, ?3, ?4, 1)",
        ...[db.organizationId, ids.doctor, id, NOW],
      )
      .run();
  await changeSetting(await admin(), "remote-monitoring", { enabled: true, reminderHours, instructions: "" });
  await changeSetting(await admin(), "monitoring-teams", { names: "Hearts" });

  /** A plan as it is written. @returns its id */
  const writtenPlan = async (more: object = {}, measurement: object = {}) => {
    const id = await addPlan(await admin(), { ...WRITTEN, ...more });
    await savePlanTracker(await admin(), { ...MEASUREMENT, ...measurement, id, version: 1 });
    return id;
  };
  const plan = async (more: object = {}, measurement: object = {}) => {
    const id = await writtenPlan(more, measurement);
    await publishPlan(await admin(), { id, version: 2 });
    return id;
  };
  const propose = async (planId: string) => proposePlan(await doctor(), { patientId: ids.patient, planId });
  const agree = async (id: string, at = NOW) =>
    consentToMonitoring(await patient(at), id, { agreed: "on", version: (await enrolment(id)).version });
  /** The patient is monitored by a plan. @returns the id of the enrolment */
  const monitored = async (more: object = {}, measurement: object = {}) => {
    const id = await propose(await plan(more, measurement));
    await agree(id);
    return id;
  };

  const enrolment = async (id: string) => {
    const [row] = await rows<Enrolment>(
      `SELECT state, version, concern, kept, charge_id AS "chargeId", months_begun AS "monthsBegun", month_at AS "monthAt",
start_on AS "startOn", grace_at AS "graceAt", plan_version AS "planVersion", own_limits AS "ownLimits"
FROM monitoring_enrolment WHERE organization_id = ?1 AND id = ?2`,
      id,
    );
    if (!row) throw new Error("the enrolment is gone");
    return row;
  };
  const alerts = (enrolmentId: string) =>
    rows<Alert>(
      "SELECT id, tracker, rule, state, severity, count, worst, told, version, note FROM monitoring_alert WHERE organization_id = ?1 AND enrolment_id = ?2 ORDER BY opened_at, id",
      enrolmentId,
    );
  const mails = (template: string) =>
    rows<{ to: string }>(
      "SELECT json_extract(payload, '$.to.id') AS \"to\" FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = ?2 ORDER BY id",
      template,
    );
  const dueOf = async (kind: "MONITORING" | "MONITORING_ALERT", id: string) =>
    (
      await rows<{ dueAt: number }>(
        'SELECT due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = ?2 AND id = ?3',
        kind,
        id,
      )
    )[0]?.dueAt ?? null;

  /** Enters a blood pressure at an instant. @returns the id of the reading */
  const read = async (value: number, value2: number, at: number) => {
    const typed = { tracker: "bloodPressure", value: String(value), value2: String(value2), unit: "mmHg" };
    const { id } = await addReadings(await patient(at), { ...typed, ...wallTime(at, "Europe/Madrid") });
    return id;
  };
  /** As the outbox does, told twice. */
  const compare = async (at: number) => {
    for (const _ of [1, 2])
      await evaluateReadings(await system(at), { patientId: ids.patient, trackers: ["bloodPressure"] });
  };
  return {
    ...{ practice, ids, admin, doctor, colleague, nurse, reception, patient, stranger, system, rows },
    ...{ writtenPlan, plan, propose, agree, monitored, enrolment, alerts, mails, dueOf, read, compare },
  };
}

export type Monitoring = Awaited<ReturnType<typeof openMonitoring>>;

interface Enrolment {
  state: string;
  version: number;
  concern: number;
  kept: number | null;
  chargeId: string | null;
  monthsBegun: number;
  monthAt: number | null;
  startOn: string;
  graceAt: number | null;
  planVersion: number;
  ownLimits: string;
}

interface Alert {
  id: string;
  tracker: string;
  rule: string;
  state: string;
  severity: string;
  count: number;
  worst: number;
  told: number;
  version: number;
  note: string;
}

/** Of two at once, how many got it. */
export const done = async (both: readonly Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(both)).filter(({ status }) => status === "fulfilled").length;
