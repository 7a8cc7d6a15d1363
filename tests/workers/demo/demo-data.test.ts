import { beforeAll, describe, expect, it } from "vitest";
import { loadRows } from "~/db/load-rows.server";
import { CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { rangeFor } from "~/features/consultations/domain/laboratory/flags";
import type { LabRange } from "~/features/consultations/domain/laboratory/lab-test";
import { localDate } from "~/features/demo/domain/demo-days";
import { rowsOf } from "~/features/demo/domain/table-rows";
import { castOf, type Cast } from "~/features/demo/domain/cast";
import { consultationPapers } from "~/features/demo/support/fillers/consultation-papers.server";
import { creditRows, paidByCredits } from "~/features/demo/support/fillers/credits.server";
import { moneyLines } from "~/features/billing/data/payments/money-lines.server";
import { agreedPriceRows } from "~/features/demo/support/fillers/agreed-prices.server";
import { demoTaxes } from "~/features/demo/support/fillers/demo-taxes.server";
import { deskPaymentRows } from "~/features/demo/support/fillers/desk-payments.server";
import { discountRows } from "~/features/demo/support/fillers/discounts.server";
import { feedbackRows } from "~/features/demo/support/fillers/feedback.server";
import { paidOnline, paymentRows } from "~/features/demo/support/fillers/online-payments.server";
import { KEPT_FILLERS } from "~/features/demo/support/fillers/kept-fillers.server";
import { SAMPLES } from "~/features/demo/support/samples.server";
import { practiceRows, appointmentRows } from "~/features/demo/support/fillers/fillers.server";
import { listGroupSessions } from "~/features/scheduling/services/groups/list-group-sessions.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { viewGroupSession } from "~/features/scheduling/services/groups/view-group-session.server";
import { openAllBooks } from "../../../workers/operator-ledger";
import { groupRows } from "../../../scripts/demo/group-rows";
import { GROUPS, PRACTICES } from "../../../scripts/demo/practices/all";
import { countedPlaces, placeOfStart } from "~/features/demo/support/fillers/appointments.server";
import {
  addedAppointments,
  demoAppointments,
  type DemoAppointment,
} from "~/features/demo/support/appointments/demo-appointments.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { openOrganization } from "../support/organization";

const NOW = Date.UTC(2026, 10, 21, 10, 20);

/** No appointment of the demo is longer than two hours with its buffers: the join looks that far. */
const OVERLAPS = `SELECT a.id, b.id AS other FROM appointment a JOIN appointment b
ON b.organization_id = a.organization_id AND b.employee_id = a.employee_id AND b.id > a.id
AND b.starts_at BETWEEN a.starts_at - 7200000 AND a.starts_at + 7200000
AND a.starts_at - a.buffer_before_minutes * 60000 < b.ends_at + b.buffer_after_minutes * 60000
AND b.starts_at - b.buffer_before_minutes * 60000 < a.ends_at + a.buffer_after_minutes * 60000
WHERE a.organization_id = ?1`;

const MISCOUNTED = `SELECT c.local_day FROM appointment_count c WHERE c.organization_id = ?1 AND c.count <> (
SELECT count(*) FROM appointment a WHERE a.organization_id = ?1 AND a.employee_id = c.employee_id AND a.branch_id = c.branch_id
AND a.type = c.type AND a.local_day = c.local_day AND a.state_id = c.state_id)`;

/** Claims that are missing or too many: by appointment, the rows there are against the ticks that it should hold. */
const MISCLAIMED = `SELECT a.id FROM appointment a WHERE a.organization_id = ?1 AND (
SELECT count(*) FROM slot_claim s WHERE s.organization_id = ?1 AND s.holder_kind = 'APPOINTMENT' AND s.holder_id = a.id
AND s.resource_id = a.employee_id) <> CASE WHEN a.state_id IN (1, 2, 4, 6, 7, 11, 20)
THEN (a.ends_at - a.starts_at) / 300000 + (a.buffer_before_minutes + a.buffer_after_minutes) / 5 ELSE 0 END`;

describe.each(PRACTICES.map((plan) => ({ slug: plan.slug, plan })))(
  "the demo practice $slug in a database",
  ({ plan }) => {
    let context: RequestContext;
    let cast: Cast;
    let appointments: DemoAppointment[];
    let administrator: () => Promise<RequestContext>;

    const rows = async (text: string) => (await context.db.raw(text, context.organization.id).all()).results;
    const count = async (table: string) =>
      (await rows(`SELECT count(*) AS n FROM ${table} WHERE organization_id = ?1`))[0]?.["n"];

    beforeAll(async () => {
      const organization = await openOrganization({ database: plan.database, now: NOW, timeZone: plan.timeZone });
      context = await organization.as({ kind: "system", task: "test" });
      administrator = () => organization.as(organization.administrator);
      cast = castOf(plan, NOW);
      const given = { roles: organization.created.roles, passwordHash: "scrypt$$", samples: SAMPLES };
      await loadRows(context.db, practiceRows(cast, given, KEPT_FILLERS));
      appointments = paidOnline(cast, paidByCredits(cast, demoAppointments(cast, NOW)));
      const discounts = discountRows(cast, appointments);
      const discounted = rowsOf(discounts, "agreed_price");
      const places = countedPlaces();
      for (let from = 0; from < appointments.length; from += 400)
        await loadRows(context.db, [
          ...appointmentRows(appointments.slice(from, from + 400), places),
          ...agreedPriceRows(appointments.slice(from, from + 400), demoTaxes(cast), discounted),
          ...paymentRows(appointments.slice(from, from + 400), "DEVELOPMENT"),
        ]);
      await loadRows(context.db, consultationPapers(cast, appointments));
      await loadRows(context.db, creditRows(cast, appointments));
      const taken = deskPaymentRows(cast, appointments, discounted);
      await loadRows(context.db, [...discounts, ...taken]);
      await loadRows(context.db, feedbackRows(cast, appointments));
    });

    it("has what patients said of appointments that took place, counted as a recount does, and one of them is asked now", async () => {
      const counted = "coalesce(sum(count), 0) AS count, coalesce(sum(stars), 0) AS stars";
      const [recount] = await rows(
        "SELECT count(*) AS count, sum(stars) AS stars FROM feedback WHERE organization_id = ?1 AND state = 'GIVEN'",
      );
      expect(Number(recount?.["count"])).toBeGreaterThan(100);
      for (const kind of ["ALL", "PROVIDER", "OFFERING", "BRANCH"])
        expect(
          await rows(`SELECT ${counted} FROM rating_count WHERE organization_id = ?1 AND kind = '${kind}'`),
        ).toEqual([recount]);
      expect(await rows(`SELECT ${counted} FROM provider_rating WHERE organization_id = ?1`)).toEqual([recount]);
      const unfit = `SELECT f.appointment_id FROM feedback f JOIN appointment a ON a.organization_id = f.organization_id
AND a.id = f.appointment_id WHERE f.organization_id = ?1 AND (a.state_id <> 8 OR f.asked_at < a.ends_at OR f.given_at < f.asked_at)`;
      expect(await rows(unfit)).toEqual([]);
      const known = cast.patients[0]?.id ?? "";
      const asked = await rows("SELECT patient_id AS id FROM feedback WHERE organization_id = ?1 AND state = 'ASKED'");
      expect(asked.map(({ id }) => id)).toContain(known);
    });

    it("has questionnaires with what was answered over time, one to fill in with its reminder, and one answer that cannot wait", async () => {
      const known = cast.patients[0]?.id ?? "";
      const found = await rows(
        "SELECT id, state, patient_id, score, attention FROM questionnaire_assignment WHERE organization_id = ?1",
      );
      expect(found.filter(({ patient_id }) => patient_id === known).map(({ state, score }) => [state, score])).toEqual(
        expect.arrayContaining([
          ["REVIEWED", 14],
          ["REVIEWED", 9],
          ["SUBMITTED", 5],
          ["ASSIGNED", null],
        ]),
      );
      expect(found.filter(({ attention }) => attention === 2)).toHaveLength(1);
      const due = await rows("SELECT id FROM due_work WHERE organization_id = ?1 AND kind = 'QUESTIONNAIRE'");
      expect(due.map(({ id }) => id)).toEqual(found.filter(({ state }) => state === "ASSIGNED").map(({ id }) => id));
    });

    it("has questions of the patient who signs in and of another, with what was written after them and a time to look at each", async () => {
      const known = cast.patients[0]?.id ?? "";
      const found = await rows("SELECT state, patient_id FROM question WHERE organization_id = ?1");
      expect(found.map(({ state }) => state).sort()).toEqual([
        ...["ANSWERED", "ASKED", "CLOSED", "DRAFT", "FOLLOW_UP", "INFO_WANTED"],
      ]);
      expect(found.filter(({ patient_id }) => patient_id === known)).toHaveLength(5);
      const prices = await rows("SELECT price_minor > 0 AS costs FROM question_service WHERE organization_id = ?1");
      expect(prices.map(({ costs }) => costs).sort()).toEqual([0, 1]);
      const unseen = `SELECT q.id FROM question q WHERE q.organization_id = ?1 AND q.due_at IS NOT NULL AND NOT EXISTS (
SELECT 1 FROM due_work d WHERE d.organization_id = ?1 AND d.kind = 'QUESTION' AND d.id = q.id AND d.due_at > ${NOW})`;
      expect(await rows(unseen)).toEqual([]);
      const untreated = `SELECT q.id FROM question q WHERE q.organization_id = ?1 AND q.answered_at IS NOT NULL AND NOT EXISTS (
SELECT 1 FROM patient_provider p WHERE p.organization_id = ?1 AND p.employee_id = q.employee_id AND p.patient_id = q.patient_id)`;
      expect(await rows(untreated)).toEqual([]);
    });

    it("has a patient who is monitored by a plan that was published, with a time to look at them, and a plan that is suggested", async () => {
      const found = await rows(
        "SELECT e.id, e.state, e.patient_id FROM monitoring_enrolment e JOIN monitoring_plan p ON p.organization_id = e.organization_id AND p.id = e.plan_id AND p.published = e.plan_version WHERE e.organization_id = ?1 ORDER BY e.state",
      );
      expect(found.map(({ state }) => state)).toEqual(["ACTIVE", "PROPOSED"]);
      expect(new Set(found.map(({ patient_id }) => patient_id))).toEqual(new Set([cast.patients[0]?.id]));
      const due = await rows("SELECT id FROM due_work WHERE organization_id = ?1 AND kind = 'MONITORING'");
      expect(due).toEqual([{ id: found[0]?.["id"] }]);
    });

    it("is taken whole by every check and foreign key", async () => {
      expect(await count("branch")).toBe(3);
      expect(await count("waiting_room")).toBe(12);
      expect(await count("patient")).toBe(300);
      expect(await count("appointment")).toBe(2_000);
    });

    it("has discounts that some appointments take, at the price that was agreed", async () => {
      const [counted] = await rows(
        `SELECT sum(d.used) AS used, (SELECT count(*) FROM discount_use u WHERE u.organization_id = ?1) AS uses,
(SELECT count(*) FROM agreed_price g WHERE g.organization_id = ?1 AND g.discount_minor > 0) AS prices FROM discount d WHERE d.organization_id = ?1`,
      );
      const used = counted?.["used"];
      expect(used).toBeGreaterThan(3);
      expect([counted?.["uses"], counted?.["prices"]]).toEqual([used, used]);
      // Taxes of what is left, as everything else at the practice has them.
      const taxed = await rows(
        `SELECT g.total_minor AS total, g.base_minor - g.discount_minor AS left, g.tax_minor AS tax,
(SELECT sum(json_extract(t.value, '$.amountMinor')) FROM json_each(g.taxes) t) AS parts FROM agreed_price g WHERE g.organization_id = ?1`,
      );
      for (const { total, left, tax, parts } of taxed) {
        expect([total, parts]).toEqual([left, tax]);
        expect(Math.abs(Number(tax) - Number(total) / 11)).toBeLessThanOrEqual(0.5);
      }
    });

    it("has a price for every appointment of a patient as their booking agreed on it: what the service costs", async () => {
      const otherwise = `SELECT a.id FROM appointment a
JOIN service_offering_branch p ON p.organization_id = ?1 AND p.service_offering_id = a.service_offering_id AND p.branch_id = a.branch_id
LEFT JOIN agreed_price g ON g.organization_id = ?1 AND g.appointment_id = a.id
WHERE a.organization_id = ?1 AND a.patient_id IS NOT NULL AND NOT coalesce(g.base_minor = p.price_minor
AND g.currency_code = p.currency_code AND (g.discount_minor > 0
OR (g.total_minor = p.cost_minor AND g.tax_minor = p.tax_minor AND g.taxes = p.taxes)), 0)`;
      expect(await rows(otherwise)).toEqual([]);
    });

    it("has credits, of which some are used and some expired, and no appointment says otherwise", async () => {
      const [sums] = await rows(
        "SELECT sum(amount) AS amount, sum(used) AS used, sum(lapsed) AS lapsed FROM credit_grant WHERE organization_id = ?1",
      );
      expect(sums).toMatchObject({ amount: 42, lapsed: 6 });
      expect(Number(sums?.["used"])).toBeGreaterThan(0);
      const otherwise = `SELECT a.id FROM appointment a LEFT JOIN credit_hold h ON h.organization_id = a.organization_id AND h.appointment_id = a.id
WHERE a.organization_id = ?1 AND ((a.paid_by_credit_at IS NULL) <> (h.grant_id IS NULL)
OR (h.status = 'USED') <> (a.state_id IN (8, 10, 12)))`;
      expect(await rows(otherwise)).toEqual([]);
    });

    it("has books of what is in it: cash, money at a gateway, some unpaid, and nothing that differs", async () => {
      expect(await openAllBooks(context)).toBeGreaterThan(500);
      // Whoever took money at the desk is named in the list, and finds it in their own.
      const all = { from: 0, until: NOW * 2, state: null, kind: null, gateway: null, by: null };
      const taken = async (by: string | null) =>
        (await moneyLines(context.db, { ...all, by }, { after: null, most: 100 })).lines.filter(({ deskId }) => deskId);
      const [first, ...others] = await taken(null);
      expect([first, ...others].filter((line) => line?.actorKind !== "employee")).toEqual([]);
      expect((await taken(first?.actorId ?? "")).length).toBeGreaterThan(0);
      const held = await rows(
        "SELECT account, sum(balance_minor) AS amount FROM ledger_balance WHERE organization_id = ?1 GROUP BY account",
      );
      const amounts = Object.fromEntries(held.map(({ account, amount }) => [String(account), Number(amount)]));
      expect(Object.keys(amounts).sort()).toEqual(["CASH", "CLEARING", "DISCOUNTS", "RECEIVABLE", "REVENUE", "TAX"]);
      // What was charged with a discount has its tax.
      const discounted = await rows(
        `SELECT min(-(SELECT sum(l.amount_minor) FROM ledger_line l WHERE l.organization_id = ?1 AND l.entry_id = d.entry_id
AND l.account = 'TAX')) AS tax, count(*) AS charges FROM ledger_line d JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = d.entry_id
WHERE d.organization_id = ?1 AND d.account = 'DISCOUNTS' AND e.kind = 'CHARGE'`,
      );
      expect(Number(discounted[0]?.["charges"])).toBeGreaterThan(2);
      expect(Number(discounted[0]?.["tax"])).toBeGreaterThan(0);
      expect(amounts["CASH"]).toBeGreaterThan(0);
      expect(amounts["CLEARING"]).toBeGreaterThan(0);
      expect(amounts["REVENUE"]).toBeLessThan(0);
      const unpaid = `SELECT count(*) AS n FROM ledger_charge c JOIN appointment a ON a.organization_id = ?1 AND a.id = c.appointment_id
WHERE c.organization_id = ?1 AND a.paid_at_clinic_at IS NULL AND a.paid_online_at IS NULL`;
      expect(Number((await rows(unpaid))[0]?.["n"])).toBeGreaterThan(10);
      const byCredit = `SELECT c.appointment_id FROM ledger_charge c JOIN appointment a ON a.organization_id = ?1 AND a.id = c.appointment_id
WHERE c.organization_id = ?1 AND a.paid_by_credit_at IS NOT NULL`;
      expect(await rows(byCredit)).toEqual([]);
      expect((await verifyLedger(context)).findings).toEqual([]);
      expect((await readMoneyDay(await administrator(), {})).unpaid.length).toBeGreaterThan(0);
      expect(await openAllBooks(context)).toBe(0);
    });

    it("has a signed note and a published summary in each consultation of the patient who signs in, and a prescription", async () => {
      const bare = `SELECT c.id FROM consultation c JOIN patient p ON p.organization_id = c.organization_id AND p.id = c.patient_id
WHERE c.organization_id = ?1 AND p.number = 1 AND (SELECT count(*) FROM clinical_note n
WHERE n.organization_id = ?1 AND n.consultation_id = c.id AND n.patient_id = p.id AND n.status = 'SIGNED') <> 2`;
      expect(await rows(bare)).toEqual([]);
      const of = "WHERE organization_id = ?1 AND consultation_id IS NOT NULL";
      expect(await rows(`SELECT publish_status FROM clinical_note ${of} GROUP BY 1 ORDER BY 1`)).toEqual([
        { publish_status: "PUBLISHED" },
        { publish_status: "UNPUBLISHED" },
      ]);
      expect(await rows(`SELECT state FROM prescription ${of}`)).toEqual([{ state: "SIGNED" }]);
      const last = "SELECT max(number) AS last FROM prescription WHERE organization_id = ?1";
      expect(await rows(last)).toEqual(
        await rows("SELECT last FROM paper_number WHERE organization_id = ?1 AND kind = 'PRESCRIPTION'"),
      );
    });

    it("holds every laboratory result against the range of the person's own sex and age, and has one that is critical", async () => {
      const found =
        await rows(`SELECT r.low, r.high, r.sampled_at, r.flag, p.gender, p.birth_date, c.ranges FROM lab_result r
JOIN lab_order o ON o.organization_id = r.organization_id AND o.id = r.order_id
JOIN patient p ON p.organization_id = o.organization_id AND p.id = o.patient_id
JOIN lab_component c ON c.organization_id = r.organization_id AND c.id = r.component_id WHERE r.organization_id = ?1`);
      expect(found.length).toBeGreaterThan(10);
      for (const { low, high, sampled_at, gender, birth_date, ranges } of found) {
        const person = { birthDate: String(birth_date), gender: Number(gender) };
        const day = localDate(plan.timeZone, Number(sampled_at));
        const range = rangeFor({ ranges: JSON.parse(String(ranges)) as LabRange[] }, person, day);
        expect({ low, high }).toEqual({ low: range?.low ?? null, high: range?.high ?? null });
      }
      expect(await count("lab_critical")).toBeGreaterThan(0);
    });

    it("orders the tests of a panel all together", async () => {
      const counted = `SELECT count(*) AS n FROM lab_order_test WHERE organization_id = ?1 AND panel <> '' GROUP BY order_id`;
      expect(await rows(counted)).toEqual([{ n: 5 }, { n: 5 }]);
    });

    it("holds no two appointments of one doctor at once, by a self-join", async () => {
      expect(await rows(OVERLAPS)).toEqual([]);
    });

    it("finds an overlap where there is one", async () => {
      const [known] = await rows("SELECT id FROM appointment WHERE organization_id = ?1 LIMIT 1");
      const copy = `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
SELECT ?1, 'zz-copy', 3, type, employee_id, branch_id, starts_at, ends_at, time_zone, local_day, booked_by, 0, 0 FROM appointment WHERE organization_id = ?1 AND id = ?2`;
      await context.db.raw(copy, context.organization.id, known?.["id"]).run();
      expect(await rows(OVERLAPS)).toHaveLength(1);
      await context.db
        .raw("DELETE FROM appointment WHERE organization_id = ?1 AND id = 'zz-copy'", context.organization.id)
        .run();
    });

    it("counts in its buckets what a recount counts, and claims exactly the ticks that are held", async () => {
      expect(await rows(MISCOUNTED)).toEqual([]);
      expect(await rows("SELECT sum(count) AS n FROM appointment_count WHERE organization_id = ?1")).toEqual([
        { n: 2_000 },
      ]);
      expect(await rows(MISCLAIMED)).toEqual([]);
    });

    it("is not loaded a second time, not even in part", async () => {
      const again = appointmentRows(appointments.slice(0, 400), countedPlaces());
      await expect(loadRows(context.db, again)).rejects.toThrow(CommitRefused);
      expect(await count("appointment")).toBe(2_000);
      expect(await rows(MISCOUNTED)).toEqual([]);
    });

    it("takes the appointments of later days, and passes over those whose time somebody has by then", async () => {
      const days = { from: "2026-12-22", to: "2026-12-24" };
      const onCall = { from: "2026-11-24", to: "2026-11-26" };
      const added = addedAppointments(cast, { appointments: days, onCall }, NOW + 3 * 86_400_000);
      let refused = 0;
      for (const appointment of added) {
        await loadRows(context.db, appointmentRows([appointment], placeOfStart)).catch((error: unknown) => {
          if (!(error instanceof CommitRefused) || error.failure.kind !== "unique") throw error;
          refused += 1;
        });
      }
      expect(await count("appointment")).toBe(2_000 + added.length - refused);
      expect(added.length - refused).toBeGreaterThan(30);
      expect(await rows(MISCOUNTED)).toEqual([]);
      expect(await rows(MISCLAIMED)).toEqual([]);
      const held = OVERLAPS.replace(
        "WHERE",
        "WHERE a.state_id IN (1, 2, 4, 6, 7, 11, 20) AND b.state_id IN (1, 2, 4, 6, 7, 11, 20) AND",
      );
      expect(await rows(held)).toEqual([]);
    });

    const group = GROUPS.find(({ slug }) => slug === plan.slug);
    if (!group) return;
    it("gives a session by video, with who sits in it, that staff can look at", async () => {
      await loadRows(context.db, groupRows(cast, group, appointments));
      const { sessions } = await listGroupSessions(await administrator(), {});
      expect(sessions).toMatchObject([{ offeringsType: "VIDEO_CONSULTATION", state: "OPEN", capacity: 3, taken: 2 }]);
      const view = await viewGroupSession(await administrator(), sessions[0]?.id ?? "");
      expect(view.participants.map(({ stateId }) => stateId)).toEqual([2, 2]);
      expect(view.waitingRoomId).not.toBeNull();
      expect(await rows(MISCOUNTED)).toEqual([]);
    });
  },
);
