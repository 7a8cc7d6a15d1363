import { beforeAll, describe, expect, it } from "vitest";
import { action as change, loader as list } from "~/features/billing/routes/discounts/list";
import { loader as report } from "~/features/billing/routes/discounts/report";
import { loader as file } from "~/features/billing/routes/discounts/report-file";
import { action as book, loader as booking } from "~/features/scheduling/routes/public/book";
import { loader as bookedPage } from "~/features/scheduling/routes/public/booked";
import { action as act, loader as view } from "~/features/scheduling/routes/appointments/view";
import { readBookingPanel } from "~/features/scheduling/services/panel/read-booking-panel.server";
import { bookFromPanel } from "~/features/scheduling/services/panel/book-from-panel.server";
import { paths } from "~/paths";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { agreedOf, costs, otherPatient, ownPatient, STRANGER, visitor } from "./discount-scene";
import { rowsOf, systemOf } from "./scene";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.now();
const BASE = "https://clinic.example";
const SETTINGS = "/secure/providerweb/e/settings/discount";
/** Noon of a day in a week, on the doctor's clock. */
const startsAt = Math.floor(now / DAY) * DAY + 7 * DAY + 10 * HOUR;

let practice: Practice;
beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "UTC" });
  await costs(practice, 6_000);
});

type Handler = (args: never) => Promise<unknown>;

/** What a loader or an action gives: the data of the page with its status, or where it leads. */
async function ask(handler: Handler, actor: Actor, path: string, body?: Record<string, string>, params = {}) {
  const request = new Request(`${BASE}${path}`, body ? { method: "POST", body: new URLSearchParams(body) } : {});
  const app = await practice.as(actor, now);
  const shown = async (answer: unknown) => {
    const wrapped = answer as { data?: unknown; init?: { status?: number } | null };
    const status = wrapped.init === undefined ? 200 : (wrapped.init?.status ?? 200);
    const data = (wrapped.init === undefined ? answer : wrapped.data) as Record<string, unknown> | null;
    return { status, data, app };
  };
  try {
    const answer = await handler({ request, params, context: { app, calls: [] } } as never);
    if (!(answer instanceof Response)) return { ...(await shown(answer)), to: null, text: "" };
    return { status: answer.status, data: null, app, to: answer.headers.get("location"), text: await answer.text() };
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, data: null, app, to: thrown.headers.get("location"), text: "" };
    return { status: (thrown as { init: { status: number } }).init.status, data: null, app, to: null, text: "" };
  }
}

const admin = () => practice.administrator;
const terms = { intent: "add", name: "Spring", code: "SPRING", value: "amount", amount: "10,00", currencyCode: "EUR" };

describe("an administrator, without a script", () => {
  it("adds a discount, has what is wrong at its field with what was typed, and changes and switches it", async () => {
    const wrong = await ask(change, admin(), `${SETTINGS}-management?add=1`, {
      ...terms,
      amount: "1.234",
      limitTotal: "0",
    });
    expect(wrong).toMatchObject({ status: 422, data: { sent: { amount: "1.234", name: "Spring" } } });
    const errors = (wrong.data?.["errors"] ?? []) as { field: string }[];
    expect(errors.map(({ field }) => field).sort()).toEqual(["limitTotal"]);
    for (const currencyCode of ["xx", "XAU", "eur", "", "JPY"]) {
      const refused = await ask(change, admin(), `${SETTINGS}-management?add=1`, { ...terms, currencyCode });
      expect(refused).toMatchObject({ status: 422, data: { errors: [{ field: "currencyCode" }] } });
    }
    for (const day of ["9999-12-31", "0001-01-01"]) {
      const refused = await ask(change, admin(), `${SETTINGS}-management?add=1`, { ...terms, lastDay: day });
      expect(refused).toMatchObject({ status: 422, data: { errors: [{ field: "lastDay" }] } });
    }
    const service = { [`service-${practice.ids.clinicOffering}`]: "on" };
    const added = await ask(change, admin(), `${SETTINGS}-management?add=1`, { ...terms, ...service, limitTotal: "5" });
    expect(added).toMatchObject({ status: 303, to: paths.discounts({ done: "added" }) });
    const page = await ask(list, admin(), `${SETTINGS}-management`);
    const [row] = (page.data?.["discounts"] ?? []) as { id: string; version: number }[];
    expect(row).toMatchObject({ code: "SPRING", usesLeft: 5, state: "on", serviceNames: ["Clinic visit"] });
    const id = row?.id ?? "";
    const form = await ask(list, admin(), `${SETTINGS}-management?change=${id}`);
    expect(form.data).toMatchObject({
      form: { discount: { id }, currencies: expect.arrayContaining(["EUR"]) as unknown },
    });
    const off = { id, version: "1", intent: "off" };
    expect(await ask(change, admin(), `${SETTINGS}-management`, off)).toMatchObject({ status: 303 });
    expect((await ask(list, admin(), `${SETTINGS}-management?state=on`)).data).toMatchObject({ discounts: [] });
    await ask(change, admin(), `${SETTINGS}-management`, { id, version: "2", intent: "on" });
    const changed = { ...terms, intent: "change", id, version: "3", code: "Spring 10", allServices: "on" };
    expect(await ask(change, admin(), `${SETTINGS}-management?change=${id}`, changed)).toMatchObject({ status: 303 });
    expect((await ask(list, admin(), `${SETTINGS}-management?change=nobody`)).status).toBe(404);
    for (const actor of [ownPatient(practice), STRANGER])
      for (const handler of [list, report, file])
        expect((await ask(handler, actor, `${SETTINGS}-management`)).status).toBeGreaterThanOrEqual(302);
  });
});

describe("a visitor, without a script", () => {
  const address = () => paths.booking();
  const last = (more: Record<string, string> = {}) => ({
    ...{ service: practice.ids.clinicOffering, provider: practice.ids.doctor, at: String(startsAt), step: "you" },
    ...{ key: "without-a-script", ...visitor(900), ...more },
  });
  const shownAfter = async (body: Record<string, string>) => {
    const posted = await ask(book, STRANGER, address(), body);
    const request = new Request(`${BASE}${address()}`);
    const page = (await (booking as Handler)({
      request,
      params: {},
      context: { app: posted.app, calls: [] },
    } as never)) as {
      data: { view: Record<string, unknown> };
    };
    return { status: posted.status, view: page.data.view };
  };

  it("tries a code, reads what it takes off, and books with it", async () => {
    const { status, view: page } = await shownAfter(last({ intent: "discount", discountCode: "spring-10" }));
    expect(status).toBe(200);
    expect(page).toMatchObject({
      discount: { asksCode: true, price: { baseMinor: 6_000, costMinor: 5_000 } },
      visitor: { firstName: "Vera", discountCode: "spring-10" },
    });
    const none = await shownAfter(last({ intent: "discount", discountCode: "nothing" }));
    expect(none.status).toBe(422);
    expect(none.view).toMatchObject({ problems: [{ field: "discountCode", message: "discounts:refused.unknown" }] });
    const booked = await ask(book, STRANGER, address(), last({ intent: "book", discountCode: "SPRING10" }));
    expect(booked.status).toBe(303);
    const reference = new URL(booked.to ?? "", BASE).pathname.split("/").at(-1) ?? "";
    const done = await ask(bookedPage, STRANGER, booked.to ?? "", undefined, { reference });
    expect(JSON.stringify(done.data)).toContain('"label":"Spring 10"');
  });

  it("never tries a code by an address", async () => {
    const query = new URLSearchParams({ ...last(), discountCode: "SPRING10" }).toString();
    const page = await ask(booking, STRANGER, `${address()}?${query}`);
    expect(JSON.stringify(page.data)).toContain('"price":null');
    expect(JSON.stringify(page.data)).not.toContain("SPRING10");
  });
});

describe("staff", () => {
  it("see in the panel what a code takes off, and book with it", async () => {
    const {
      patient: patientId,
      clinicOffering: serviceOfferingId,
      doctor: employeeId,
      branch: branchId,
    } = practice.ids;
    const fields = { patientId, serviceOfferingId, employeeId, branchId, mode: "time", discountCode: "SPRING10" };
    const panel = await readBookingPanel(await practice.as(admin(), now), { fields });
    expect(panel.discount).toMatchObject({ asksCode: true, refusal: null, price: { costMinor: 5_000 } });
    const wrong = await readBookingPanel(await practice.as(admin(), now), { fields: { ...fields, discountCode: "x" } });
    expect(wrong.discount).toMatchObject({ refusal: "unknown", price: null });
    const slot = `${startsAt + DAY}_${employeeId}`;
    const leads = await bookFromPanel(await practice.as(admin(), now), { ...fields, slot }, []);
    const id = new URL(leads, BASE).pathname.split("/").at(-1) ?? "";
    expect(await agreedOf(practice, id)).toMatchObject({ total: 5_000 });
  });

  it("give an unpaid appointment a discount from its page, and take it off again", async () => {
    const [row] = await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT a.id FROM appointment a WHERE a.organization_id = ?1 AND a.patient_id = ?2",
      practice.ids.patient,
    );
    const appointmentId = row?.id ?? "";
    const path = paths.appointment(appointmentId);
    const discount = async () => {
      const page = await ask(view, admin(), path, undefined, { appointmentId });
      return (page.data?.["view"] as { discount: { price: { discounts: { id: string }[] } } }).discount;
    };
    const [taken] = (await discount()).price.discounts;
    const removed = await ask(act, admin(), path, { intent: "discount", remove: taken?.id ?? "" }, { appointmentId });
    expect(removed).toMatchObject({ status: 303, to: paths.appointment(appointmentId, { done: "discount" }) });
    expect((await discount()).price.discounts).toEqual([]);
    const wrong = await ask(act, admin(), path, { intent: "discount", discountCode: "none" }, { appointmentId });
    expect(wrong).toMatchObject({
      status: 422,
      data: { errors: [{ field: "discountCode" }], sent: { discountCode: "none" } },
    });
    const given = await ask(act, admin(), path, { intent: "discount", discountCode: "spring 10" }, { appointmentId });
    expect(given.status).toBe(303);
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ total: 5_000 });
    const theirs = await ask(act, otherPatient(practice), path, { intent: "discount" }, { appointmentId });
    expect(theirs.status).toBeGreaterThanOrEqual(400);
  });

  it("read and download what was used", async () => {
    const page = await ask(report, admin(), `${SETTINGS}-usage-report`);
    expect(page.data).toMatchObject({ sums: [{ currencyCode: "EUR", uses: 2, amountMinor: 2_000 }] });
    const download = await ask(file, admin(), `${SETTINGS}-usage-report/file`);
    expect(download.text).toContain("10.00");
  });
});
