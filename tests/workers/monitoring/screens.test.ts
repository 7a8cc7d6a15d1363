import { beforeAll, expect, it } from "vitest";
import { action as member, loader as members } from "~/features/monitoring/routes/members";
import { action as planForm, loader as plan } from "~/features/monitoring/routes/plan";
import { action as plansForm, loader as plans } from "~/features/monitoring/routes/plans";
import { action as proposeForm, loader as propose } from "~/features/monitoring/routes/propose";
import { takeOwnMonitoring } from "~/features/monitoring/public.server";
import { action as patientForm, loader as monitoredPatient } from "~/pages/monitoring/monitored-patient";
import { action as monitoringForm, loader as monitoring } from "~/pages/monitoring/monitoring";
import type { RequestContext } from "~/platform/context.server";
import { HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

let here: Monitoring;

beforeAll(async () => {
  here = await openMonitoring();
});

type Handler = (args: never) => Promise<unknown>;
type Params = Record<string, string>;

const argsOf = (app: RequestContext, request: Request, params: Params) =>
  ({ request, params, context: { app, calls: [] } }) as never;

/** What a page shows. */
async function show(loader: Handler, app: RequestContext, query = "", params: Params = {}) {
  const answer = await loader(argsOf(app, new Request(`https://clinic.example/page${query}`), params));
  return ((answer as { data?: unknown }).data ?? answer) as Record<string, unknown>;
}

interface Sent {
  query?: string;
  params?: Params;
}

/** Where a form leads to, or what it refuses. */
async function send(action: Handler, app: RequestContext, fields: Params, { query = "", params = {} }: Sent = {}) {
  const body = new URLSearchParams(fields);
  const request = new Request(`https://clinic.example/page${query}`, { method: "POST", body });
  const answer = await action(argsOf(app, request, params)).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { location: answer.headers.get("location") ?? "" };
  return answer as { data: { errors: { field: string }[]; sent: Params } };
}

const LIMITS = { highWarn: "140", highCritical: "160", windowMinutes: "120", inRow: "1", changeDays: "1" };

it("a plan is written, measured by and published on its page, and what was typed comes back with a refusal", async () => {
  const admin = await here.admin();
  const added = await send(plansForm, admin, {
    intent: "add",
    name: "Pressure",
    reviewDays: "7",
    missesToTell: "2",
    months: "0",
  });
  const [planId = ""] = /[\w-]{36}/.exec("location" in added ? added.location : "") ?? [];
  const params = { planId };
  const typed = {
    ...{ intent: "measure", tracker: "bloodPressure", unit: "mmHg", version: "1", fromAge: "0", averageDays: "0" },
    ...{ times: "8, 20", day1: "on", day3: "on", ...LIMITS },
  };
  const refused = await send(planForm, admin, { ...typed, times: "never" }, { params });
  expect(refused).toMatchObject({ data: { errors: [{ field: "times" }], sent: { day1: "on", day3: "on" } } });
  expect(await send(planForm, admin, typed, { params })).toHaveProperty("location");
  expect(await send(planForm, admin, { intent: "publish", version: "2" }, { params })).toHaveProperty("location");
  const { plan: shown } = await show(plan, admin, "?tracker=weight", params);
  expect(shown).toMatchObject({
    state: "published",
    isChanged: false,
    trackers: [{ times: [480, 1200], days: [1, 3] }],
  });
  expect((await show(plans, admin))["plans"]).toMatchObject([{ name: "Pressure", state: "published" }]);
  expect(await send(planForm, admin, { intent: "change", version: "3", name: "" }, { params })).toHaveProperty("data");
});

it("a team has the members that its form names", async () => {
  const admin = await here.admin();
  const { doctor } = here.ids;
  expect(await send(member, admin, { intent: "save", name: "Hearts", members: doctor })).toHaveProperty("location");
  expect((await show(members, admin))["teams"]).toEqual([{ name: "Hearts", members: [doctor] }]);
});

it("a plan is suggested, agreed to and measured by, and the doctor sees the alert, sets limits and writes a review", async () => {
  const planId = await here.plan();
  const about = { query: `?patient=${here.ids.patient}` };
  expect((await show(propose, await here.doctor(), about.query))["plans"]).toContainEqual(
    expect.objectContaining({ id: planId }),
  );
  const suggest = { intent: "propose", planId, employeeId: here.ids.doctor };
  const proposed = await send(proposeForm, await here.doctor(), suggest, about);
  const [id = ""] = /[\w-]{36}/.exec("location" in proposed ? proposed.location : "") ?? [];
  const own = { plan: id, version: "1" };
  const without = await send(monitoringForm, await here.patient(), { ...own, intent: "consent" });
  expect(without).toMatchObject({ data: { errors: [{ field: "agreed" }], sent: { plan: id } } });
  const agreed = await send(monitoringForm, await here.patient(), { ...own, intent: "consent", agreed: "on" });
  expect(agreed).toEqual({ location: "/secure/providerweb/monitoring?done=started" });

  const typed = { intent: "read", id: `${id}-bloodPressure`, tracker: "bloodPressure", unit: "mmHg" };
  const numbers = { value: "172", value2: "90" };
  expect(await send(monitoringForm, await here.patient(NOW + HOUR), { ...typed, ...numbers })).toEqual({
    location: "/secure/providerweb/monitoring?done=read",
  });
  await here.compare(NOW + HOUR);
  expect((await show(monitoring, await here.patient(NOW + HOUR)))["plans"]).toMatchObject([{ alarms: true }]);
  expect((await show(monitoring, await here.doctor(NOW + HOUR)))["patients"]).toMatchObject([
    { id, alerts: [{ severity: "CRITICAL", worst: 172 }] },
  ]);

  const params = { enrolmentId: id };
  const seen = await show(monitoredPatient, await here.doctor(NOW + HOUR), "", params);
  expect(seen["plot"]).toMatchObject({ tracker: "bloodPressure", points: [expect.anything()] });
  const [alert] = await here.alerts(id);
  const act = { intent: "acknowledge", alertId: alert?.id ?? "", version: String(alert?.version) };
  const said = await send(patientForm, await here.doctor(NOW + HOUR), act, { params });
  expect(said).toMatchObject({ data: { errors: [{ field: "note" }], sent: { alertId: alert?.id } } });
  const noted = await send(patientForm, await here.doctor(NOW + HOUR), { ...act, note: "Called." }, { params });
  expect(noted).toHaveProperty("location");
  const written = { intent: "review", text: "Better soon.", shared: "on", minutes: "5" };
  expect(await send(patientForm, await here.doctor(NOW + HOUR), written, { params })).toHaveProperty("location");
  const { version } = await here.enrolment(id);
  const end = { intent: "end", version: String(version) };
  expect(await send(patientForm, await here.doctor(NOW + HOUR), { ...end, reason: "" }, { params })).toMatchObject({
    data: { errors: [{ field: "reason" }] },
  });
  const limits = {
    intent: "limits",
    version: String(version),
    tracker: "bloodPressure",
    unit: "mmHg",
    highWarn: "175",
  };
  expect(await send(patientForm, await here.doctor(NOW + HOUR), limits, { params })).toHaveProperty("location");
  const after = await show(monitoredPatient, await here.doctor(NOW + HOUR), "", params);
  expect(await takeOwnMonitoring(await here.patient())).toMatchObject([
    { planName: "Blood pressure", state: "ACTIVE", reviews: [{ text: "Better soon." }] },
  ]);
  expect(after["view"]).toMatchObject({ trackers: [{ isOwn: true }], reviews: [{ text: "Better soon.", minutes: 5 }] });
});

it("a plan that a patient declines is over, and their page says so", async () => {
  const id = await here.propose(await here.plan({ name: "Another" }));
  const declined = await send(monitoringForm, await here.patient(), { intent: "end", plan: id, version: "1" });
  expect(declined).toEqual({ location: "/secure/providerweb/monitoring?done=ended" });
  expect((await show(monitoring, await here.patient()))["ended"]).toMatchObject([{ id, planName: "Another" }]);
});
