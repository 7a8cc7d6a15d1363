import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { laboratories } from "~/features/consultations/services/catalogue/laboratories.server";
import { seedLaboratory } from "~/features/consultations/services/catalogue/seed-laboratory.server";
import { createUserToken } from "~/features/identity/services/accounts/create-user-token.server";
import { connectGoogleCalendar } from "~/features/organization/services/google-calendar/connect-google-calendar.server";
import { googleAuthUrl } from "~/features/organization/support/google-calendar/google-auth-url.server";
import { listGoogleCalendars } from "~/features/organization/services/google-calendar/list-google-calendars.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { addService, readServiceScreen } from "~/features/questions/services/manage-services.server";
import { exchangeMedia } from "~/features/waiting-room/services/video/exchange-media.server";
import { DONE, done } from "~/kernel/answer";
import type { Actor } from "~/platform/access/actor.server";
import { requireDescribed } from "~/platform/calls/call-answer.server";
import { defineCall, findCall, runCall, type Call } from "~/platform/calls/calls.server";
import { TooLargeError } from "~/platform/http/errors.server";
import { hashPassword } from "~/platform/access/password.server";
import { calls } from "../../../workers/calls";
import { SAVE_CALLS } from "../../support/phr/record-rights";
import { SAID } from "../../support/phr/said-of-kinds";
import { png } from "../../support/sample-files";
import { givenMember, ownerOf } from "../identity/team";
import { arrive, change, signInAs } from "../identity/appointments";
import { googleStandIn } from "../support/google-stand-in";
import { employeeActor, openPractice, patientActor, type TestOrganization } from "../support/organization";
import { realtimeStandIn } from "../support/realtime-stand-in";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STRANGER: Actor = { kind: "anonymous" };
const MEDIA = { audio: true, video: true, screen: false };
const ORIGIN = "http://practice.localhost";

type Practice = Awaited<ReturnType<typeof openPractice>>;
type Answered = Record<string, unknown>;

let practice: Practice;
let admin: Actor;
let doctor: Actor;
let patient: Actor;
/** The calls that have answered what they describe. */
const answered = new Set<string>();
let number = 0;

beforeAll(async () => {
  practice = await openPractice({ timeZone: "UTC" });
  admin = practice.administrator;
  doctor = employeeActor(practice.ids.doctor, { userId: practice.ids.doctorUser });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

/** Runs a call as the Worker does, which in tests holds its answer against what it describes. */
async function ask(
  actor: Actor,
  method: string,
  path: string,
  body?: BodyInit | object,
  at: TestOrganization = practice,
): Promise<Answered> {
  const url = new URL(path, ORIGIN);
  const found = findCall(calls, method, url.pathname);
  if (!found) throw new Error(`no call ${method} ${path}`);
  const raw = body instanceof FormData || body instanceof Uint8Array || typeof body === "string";
  // Signing out by GET is for who holds a token.
  const headers = { authorization: "Bearer held" };
  const init = {
    method,
    headers,
    ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
  };
  const answer = await runCall(await at.as(actor, Date.now()), found, new Request(url, init));
  const json =
    answer instanceof Response
      ? ((await answer
          .clone()
          .json()
          .catch(() => ({}))) as Answered)
      : answer;
  if (answer instanceof Response && !answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
  answered.add(keyOf(found.call));
  return json as Answered;
}

const keyOf = ({ method, path }: Call) => `${method} ${path}`;

/** Holds what a service has answered, with a stand-in for whom it asks, against what its call describes. */
async function described(key: string, answer: object): Promise<void> {
  const call = calls.find((each) => keyOf(each) === key);
  if (!call) throw new Error(`no call ${key}`);
  await requireDescribed(call, answer);
  answered.add(key);
}

/** A time that nobody has taken: the next working hours, one after another. */
function freeTime(): number {
  number += 1;
  return Math.floor(Date.now() / DAY) * DAY + (3 + Math.floor(number / 6)) * DAY + (9 + (number % 6)) * HOUR;
}
const visitor = () => ({
  firstName: "Vera",
  lastName: `Number ${String(number)}`,
  email: `vera${String(number)}@example.com`,
  phoneCallingCode: "34",
  phone: `60012${String(1_000 + number)}`,
});
const setting = () => {
  const { ids } = practice;
  const place = { serviceOfferingId: ids.clinicOffering, employeeId: ids.doctor, branchId: ids.branch };
  return { patientId: ids.patient, ...place, startsAt: freeTime(), override: true };
};
const idOf = (answer: Answered, name = "appointment") => (answer[name] as { id: string }).id;
const set = async (more: object = {}) =>
  idOf(await ask(admin, "POST", "/appointments/setAppointment", { ...setting(), ...more }));

describe("what is answered", () => {
  const call = { method: "GET", path: "/sample", answer: done({ name: z.string() }) } as const;

  it("is held against what is described: a field too few, too many or of another kind is told", async () => {
    await expect(requireDescribed(call, { status: true, name: "A" })).resolves.toBeUndefined();
    await expect(requireDescribed(call, { status: true })).rejects.toThrow(/GET \/sample[\s\S]*name/);
    await expect(requireDescribed(call, { status: true, name: 1 })).rejects.toThrow(/GET \/sample/);
    await expect(requireDescribed(call, { status: true, name: "A", more: 1 })).rejects.toThrow(
      /more than is described/,
    );
    await expect(requireDescribed(call, Response.json({ status: true }))).rejects.toThrow(/GET \/sample/);
    await expect(requireDescribed({ ...call, answer: { media: "text/csv" } }, { status: true })).rejects.toThrow(
      /file/,
    );
  });

  it("is held against what all failures look like, and against the statuses that the call says it fails with", async () => {
    const failed = (failure: object, status: number, of: Call | typeof call = call) =>
      requireDescribed(of, Response.json(failure, { status }));
    const failure = { status: false, errorCode: "slotTaken", message: "It is taken.", errors: [] };
    await expect(failed({ ...failure, nearestTimes: [1] }, 409)).resolves.toBeUndefined();
    await expect(failed({ status: false }, 409)).rejects.toThrow(/GET \/sample[\s\S]*errorCode/);
    await expect(failed({ ...failure, more: 1 }, 409)).rejects.toThrow(/more than is described/);
    await expect(failed(failure, 418)).rejects.toThrow(/418, which is not described/);
    const failing = defineCall({
      ...{ ...call, auth: "public" as const, audience: "public" as const, summary: "Fails.", input: z.object({}) },
      run: () => Promise.reject(new TooLargeError()),
    });
    const asked = async () =>
      runCall(await practice.as(admin), { call: failing, parameters: {} }, new Request(`${ORIGIN}/sample`));
    await expect(asked()).rejects.toThrow(/413, which is not described/);
  });
});

describe("every call answers as it describes", () => {
  it("about accounts and the organization", async () => {
    await ask(STRANGER, "POST", "/auth/login", { username: "doctor@clinic.example", password: practice.password });
    const { reference } = await signInAs(practice, "doctor@clinic.example", practice.password);
    const { actor } = await arrive(practice, { cookie: reference });
    await ask(actor, "GET", "/auth/passkey/registerOptions");
    await ask(actor, "POST", "/auth/keepSession", {});
    await ask(actor, "PUT", `/api/v2/user/languageCode/${practice.ids.doctorUser}`, { languageCode: "es_ES" });
    await ask(actor, "DELETE", "/api/v4/inapp/pushSubscription");
    const subscription = {
      endpoint: "https://fcm.googleapis.com/fcm/send/sample",
      keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
    };
    await ask(actor, "POST", "/api/v4/inapp/pushSubscription", subscription);
    await ask(actor, "GET", "/auth/logout");
    const again = await signInAs(practice, "doctor@clinic.example", practice.password);
    await ask((await arrive(practice, { cookie: again.reference })).actor, "POST", "/auth/logout", {});
    await ask(STRANGER, "GET", "/auth/passkey/signInOptions");
    await ask(STRANGER, "GET", "/patientSignup/isEmailValid?email=nobody@example.com");
    await ask(STRANGER, "GET", "/patientSignup/isPhoneAvailable?phoneCallingCode=34&phone=600123123");
    await ask(STRANGER, "GET", "/secure/login/getoAuthToken");
    await ask(STRANGER, "GET", "/locales/es_ES.json");
    await ask(STRANGER, "GET", "/registration/getTimezonesAndCountryList");
    await ask(STRANGER, "POST", "/app/static/javascriptError", { name: "TypeError", route: "/", stack: "" });
    await ask(STRANGER, "GET", "/openapi.json");
    const professional = { title: "8", firstName: "Petra", lastName: "New", email: "petra@professional.example" };
    const registered = await ask(STRANGER, "POST", "/enterpriseHpRegistration/create", professional);
    expect(registered["employee"]).toMatchObject({ id: registered["id"], lastName: "New", adminApproval: 0 });
    // Refused as the specification words it, which is no failure of the call.
    expect((await ask(STRANGER, "POST", "/enterpriseHpRegistration/create", professional))["status"]).toBe(false);
    await ask(admin, "PUT", `/employee/adminApproveEmployee/${String(registered["id"])}`);
    await ask(admin, "GET", `/metaData/${practice.entry.id}`);
    await ask(admin, "GET", "/organization/currency/list");
  });

  it("about the team", async () => {
    const wishes = { title: "8", firstName: "Cora", lastName: "Colleague", email: "cora@colleague.example" };
    const added = await ask(admin, "POST", "/employee", { ...wishes, teamUserType: "2" });
    const id = idOf(added, "employee");
    await ask(admin, "PUT", "/employee", { ...wishes, id, lastName: "Changed", teamUserType: "2" });
    await ask(admin, "PUT", "/employee/enableOrDisableEmployee", { id, enabled: false });
    await ask(admin, "PUT", "/employee/enableOrDisableEmployee", { id, enabled: true });
    await ask(admin, "PUT", `/employee/disable/${id}`);
    await ask(admin, "GET", `/employee/${id}`);
    await ask(admin, "DELETE", `/employee/deleteEmployee/${id}`);
    const professional = { title: "8", firstName: "Rosa", lastName: "Refused", email: "rosa@professional.example" };
    const waiting = await ask(STRANGER, "POST", "/enterpriseHpRegistration/create", professional);
    await ask(admin, "PUT", `/employee/adminRejectEmployee/${String(waiting["id"])}`);
    await ask(admin, "GET", `/employee/listByOrganization/${practice.entry.id}`);
    await ask(admin, "GET", "/employee/searchByName?name=ada");
    await ask(admin, "GET", "/employee/instantSearch?q=ada");
    await ask(admin, "POST", "/employee/search", {});
    await ask(admin, "GET", "/roles");
    await ask(admin, "GET", "/featureMatrix");
    const slot = { type: "EXCLUSION", startTime: 0, endTime: 60, startDate: "01/01/2020", endDate: "01/01/2020" };
    await ask(admin, "POST", "/employee/inclusionSlot", { employeeId: practice.ids.otherDoctor, slots: [slot] });
  });

  it("about branches, departments, services and settings", async () => {
    const own = practice.entry.id;
    const things = [
      ["branch", "branch", { name: "Second", timeZone: "UTC" }],
      ["department", "department", { name: "Cardiology" }],
      ["taxRate", "taxRate", { name: "VAT", percentage: "7.25", isInclusive: true }],
      [
        "serviceOffering",
        "serviceOffering",
        {
          name: "Group talk",
          offeringsType: "PHYSICAL_CONSULTATION",
          durationMinutes: 30,
          groupCapacity: 4,
          employeeIds: [practice.ids.doctor],
          branches: [{ branchId: practice.ids.branch, cost: 95, currencyCode: "EUR" }],
        },
      ],
      ["serviceOfferingConfig", "serviceOfferingConfig", { type: "GROUP_SESSION", instructions: "Be on time." }],
    ] as const;
    for (const [root, one, body] of things) {
      const made = await ask(admin, "POST", `/${root}`, body);
      const id = idOf(made, one);
      await ask(admin, "PUT", `/${root}`, { ...body, id });
      await ask(admin, "GET", `/${root}/${id}`);
      const list = root === "serviceOfferingConfig" ? "organization" : "listByOrganization";
      await ask(admin, "GET", `/${root}/${list}/${own}`);
      await ask(admin, "PUT", `/${root}/disable/${id}`);
      if (root === "serviceOfferingConfig") await ask(admin, "PUT", `/${root}/enable/${id}`);
    }
    for (const path of ["/notificationSettings", "/textConsultationSettings", "/thirdPartyChatSettings"]) {
      const { value } = await ask(admin, "GET", path);
      await ask(admin, "PUT", path, value as object);
    }
    await ask(admin, "PUT", "/calendarSettings", await ask(admin, "GET", "/calendarSettings"));
    const method = { name: "Invoices", kind: "TRANSFER", holderName: "Suite", email: "money@example.com" };
    const added = (await ask(admin, "POST", "/billingPaymentMethod", method))["billingPaymentMethod"] as { id: string };
    await ask(admin, "PUT", "/billingPaymentMethod", { ...method, id: added.id, enabled: false });
    await ask(admin, "GET", `/billingPaymentMethod/listByOrganization/${String(practice.entry.id)}`);
    await ask(admin, "GET", "/paymentSettings");
    await ask(admin, "PUT", "/paymentSettings", {
      type: "VIDEO_CONSULTATION",
      onlinePaymentOptions: "ALLOW_ONLINE_AND_OFFLINE",
    });
    const gateway = (await ask(admin, "POST", "/paymentGateway", { type: "DEVELOPMENT" }))["paymentGateway"] as {
      id: string;
      version: number;
    };
    await ask(admin, "GET", "/paymentGateway/list");
    const { id, version } = gateway;
    await ask(admin, "PUT", `/paymentGateway/${id}`, { version, status: "DISABLED" });
    await ask(admin, "PUT", `/paymentGateway/${id}`, { version: version + 1, status: "ACTIVE" });
    const key = await ask(admin, "POST", "/apiKeys", { name: "Key", scopes: ["read-team"] });
    await ask(admin, "GET", "/apiKeys");
    await ask({ ...admin, isCreator: true } as Actor, "PUT", `/apiKeys/${idOf(key, "apiKey")}/adopt`);
    await ask(admin, "DELETE", `/apiKeys/${idOf(key, "apiKey")}`);
    await ask(admin, "POST", "/externalApp", { name: "App", data: { callback: "https://a.example" } });
  });

  it("about booking and paying", async () => {
    const { ids } = practice;
    const wanted = { serviceOfferingId: ids.clinicOffering, requestedEmployeeId: ids.doctor, branchId: ids.branch };
    await ask(STRANGER, "GET", `/appointments/getAvailableSlots?serviceOfferingId=${ids.clinicOffering}`);
    await ask(STRANGER, "GET", "/appointmentWidgetUsingReact");
    const startTime = freeTime();
    const booked = await ask(STRANGER, "POST", "/servicesClientApi/bookAppointment", {
      ...wanted,
      startTime,
      ...visitor(),
    });
    await ask(patient, "POST", "/appointments/bookAppointment", { ...wanted, startTime: freeTime() });
    for (const root of ["/appointments", "/servicesClientApi"])
      await ask(STRANGER, "POST", `${root}/checkForExistingUser`, { email: "nobody@example.com" });
    const by = { appointmentId: idOf(booked), reference: booked["reference"] };
    const { db } = await practice.as(admin);
    await db
      .raw(
        "UPDATE service_offering_config SET properties = json_object('onlinePaymentOptions', 'ALLOW_ONLINE_AND_OFFLINE') WHERE organization_id = ?1",
        db.organizationId,
      )
      .run();
    await ask(STRANGER, "POST", "/appointments/makePayment", { ...by, begin: false });
    const begun = await ask(STRANGER, "POST", "/appointments/makePayment", by);
    await ask(STRANGER, "POST", "/servicesClientApi/makePayment", { ...by, payment: begun["reference"] });
    const paid = { name: "Vera", email: "vera@example.com", amount: "12.50", description: "Bill 7" };
    const now = await ask(STRANGER, "POST", "/appointments/paynow", paid);
    await ask(STRANGER, "POST", "/appointments/paynow", { payment: now["reference"] });
    await ask(STRANGER, "POST", "/appointments/paynow", { begin: false });
  });

  it("about credits", async () => {
    const patientId = practice.ids.patient;
    const asked = { patientIds: [patientId], amount: 3, expiresOn: "2099-12-31" };
    const { grants } = await ask(admin, "POST", "/consultationCredits/grant", asked);
    const [grant] = grants as { id: string; version: number }[];
    const at = `/consultationCredits/grant/${grant?.id ?? ""}`;
    await ask(admin, "PUT", at, { amount: 4, note: "Four", version: grant?.version });
    await ask(admin, "GET", `/consultationCredits/grantList?patientId=${patientId}`);
    await ask(admin, "GET", `/consultationCredits/availableCredits?patientId=${patientId}`);
    await ask(admin, "GET", "/consultationCredits/usages");
    expect(await ask(admin, "DELETE", at)).toMatchObject({ message: "Delete Successfull", result: "deleted" });
  });

  it("about appointments", async () => {
    const act = (actor: Actor, name: string, appointmentId: string, more: object = {}) =>
      ask(actor, name === "chargeConsultation" ? "POST" : "PUT", `/appointments/${name}`, { appointmentId, ...more });
    const { startsAt: nine, ...unsaid } = setting();
    const added = await ask(admin, "POST", "/appointments/addAppointment", { ...unsaid, startTime: nine });
    expect(added["appointment"]).toMatchObject({ startTime: nine });
    const proposed = await set();
    await act(admin, "updateAppointment", proposed, { reason: "A cough" });
    await act(patient, "confirmAppointment", proposed);
    await act(patient, "undoAppointment", proposed);
    const agreed = await set({ patientAgreed: true });
    const moved = { startTime: freeTime(), override: true };
    expect((await act(admin, "rescheduleAppointment", agreed, moved))["appointment"]).toMatchObject({
      startTime: moved.startTime,
    });
    await act(admin, "assignProvider", await set({ patientAgreed: true }), { employeeId: practice.ids.otherDoctor });
    await act(admin, "chargeConsultation", await set({ patientAgreed: true }));
    await act(admin, "adminMarkPaidAtClinic", await set({ patientAgreed: true }));
    await act(admin, "cancelAppointment", await set({ patientAgreed: true }));
    const asked = async () => {
      const { ids } = practice;
      const wanted = { serviceOfferingId: ids.clinicOffering, requestedEmployeeId: ids.doctor, branchId: ids.branch };
      const body = { ...wanted, startTime: freeTime(), ...visitor() };
      return idOf(await ask(STRANGER, "POST", "/servicesClientApi/bookAppointment", body));
    };
    await act(admin, "adminConfirmAppointment", await asked());
    const rejected = await asked();
    await act(admin, "rejectAppointment", rejected);
    await act(admin, "disableAppointment", rejected);
    const { employeeId, branchId } = setting();
    const minutes = { durationMinutes: 30 };
    const block = { employeeId, branchId, startTime: freeTime(), ...minutes };
    const blocked = idOf(await ask(admin, "POST", "/appointments/blockTime", block));
    await act(admin, "moveBlockedTime", blocked, { startTime: freeTime(), ...minutes });
    const past = await walkIn(-2 * HOUR);
    await act(admin, "adminMakeNoShowAppointment", past);
    const begun = await walkIn(-3 * HOUR, 7);
    await act(admin, "concludeVideoSessionInInprogressState", begun);
    await changeSetting(await practice.as(admin), "patient-feedback", { patientFeedbackEnabled: true });
    await ask(admin, "POST", "/appointments/feedbackRating/request", { appointmentId: begun });
    await ask(admin, "POST", "/appointments/feedbackRating/retry", { appointmentId: begun });
    await ask(admin, "GET", `/appointments/feedbackRating/details?appointmentId=${begun}`);
    await ask(admin, "GET", `/appointments/getAppointmentHistory?appointmentId=${agreed}`);
    for (const name of ["listAllAppointments", "getAllAppointments", "getAllVideoAppointments"]) {
      await ask(admin, "GET", `/appointments/${name}?max=50`);
      for (const swipe of ["past", "all"]) await ask(patient, "GET", `/appointments/${name}?swipe=${swipe}`);
    }
  });

  /** An appointment that began so long ago, behind the product's back. */
  async function walkIn(fromNow: number, stateId = 2, type: "video" | "in_patient" = "in_patient"): Promise<string> {
    const id = await set({ patientAgreed: true });
    const at = Math.floor((Date.now() + fromNow) / (5 * MINUTE)) * 5 * MINUTE;
    const { db } = await practice.as({ kind: "system", task: "test" });
    await db
      .raw(
        "UPDATE appointment SET starts_at = ?3, ends_at = ?4, local_day = ?5, state_id = ?6, type = ?7 WHERE organization_id = ?1 AND id = ?2",
        ...([db.organizationId, id, at, at + 30 * MINUTE] as const),
        ...([new Date(at).toISOString().slice(0, 10), stateId, type] as const),
      )
      .run();
    return id;
  }

  it("about group sessions", async () => {
    const offering = {
      name: "Yoga",
      offeringsType: "PHYSICAL_CONSULTATION",
      durationMinutes: 30,
      groupCapacity: 4,
      employeeIds: [practice.ids.doctor, practice.ids.otherDoctor],
      branches: [{ branchId: practice.ids.branch, cost: 0, currencyCode: "EUR" }],
    };
    const serviceOfferingId = idOf(await ask(admin, "POST", "/serviceOffering", offering), "serviceOffering");
    const { employeeId, branchId } = setting();
    const make = async () => {
      const wanted = { serviceOfferingId, employeeId, branchId, startTime: freeTime(), override: true };
      return String((await ask(admin, "POST", "/appointments/addGroupSession", wanted))["id"]);
    };
    const change = (name: string, sessionId: string, more: object = {}) =>
      ask(admin, "PUT", `/appointments/${name}GroupSession`, { sessionId, ...more });
    const sessionId = await make();
    await change("update", sessionId, { title: "Morning", capacity: 3 });
    const startTime = freeTime();
    expect((await change("reschedule", sessionId, { startTime, override: true }))["session"]).toMatchObject({
      startTime,
      startsAt: startTime,
    });
    await ask(admin, "GET", `/appointments/getGroupSession?sessionId=${sessionId}`);
    await ask(admin, "GET", "/appointments/listGroupSessions");
    await change("cancel", sessionId);
    await change("undo", sessionId);
    const { db } = await practice.as({ kind: "system", task: "test" });
    const [{ starts_at: at = 0 } = {}] = (
      await db
        .raw("SELECT starts_at FROM group_session WHERE organization_id = ?1 AND id = ?2", db.organizationId, sessionId)
        .all<{ starts_at: number }>()
    ).results;
    const seat = { ...setting(), serviceOfferingId, startsAt: at, patientAgreed: true };
    await ask(admin, "POST", "/appointments/setAppointment", seat);
    const begun = Math.floor((Date.now() - HOUR) / (5 * MINUTE)) * 5 * MINUTE;
    for (const table of ["group_session", "appointment"])
      await db
        .raw(
          `UPDATE ${table} SET starts_at = ?3, ends_at = ?4 WHERE organization_id = ?1 AND ${table === "appointment" ? "session_id" : "id"} = ?2`,
          ...([db.organizationId, sessionId, begun, begun + HOUR / 2] as const),
        )
        .run();
    await change("start", sessionId);
    await change("conclude", sessionId);
  });

  it("about waiting rooms and video", async () => {
    const { room } = practice.ids;
    const appointment = await walkIn(5 * MINUTE, 2, "video");
    const door = { waitingRoomId: room, chatRoomId: appointment };
    const asGuest = { waitingRoomId: room, appointmentId: appointment };
    await ask(admin, "GET", "/waitingRoom/listByEmployee");
    await ask(admin, "GET", "/c/api/v1/waitingRoom/listByEmployee");
    await ask(patient, "GET", `/waitingRoom/getByUrl?waitingRoomId=${room}&appointmentId=${appointment}`);
    await ask(patient, "POST", "/waitingRoom/ticket", asGuest);
    await ask(patient, "POST", "/waitingRoom/checkIn", asGuest);
    const message = { ...asGuest, chatRoomId: appointment, clientId: "one", message: "Good morning" };
    await ask(patient, "POST", "/waitingRoom/getOrCreateChatRoom", { ...asGuest, chatRoomId: appointment });
    await ask(patient, "POST", "/waitingRoom/sendChatMessage", message);
    await ask(patient, "POST", "/waitingRoom/getOrCreateChatRoom", { ...asGuest, chatRoomId: appointment });
    await ask(patient, "POST", "/waitingRoom/act", { ...asGuest, act: { type: "TYPING", chatRoomId: appointment } });
    await ask(doctor, "GET", `/waitingRoom/getByUrl?waitingRoomId=${room}`);
    await ask(doctor, "GET", `/waitingRoom/poll?waitingRoomId=${room}&wait=0`);
    await ask(doctor, "POST", "/waitingRoom/admit", door);
    await ask(patient, "GET", `/waitingRoom/poll?waitingRoomId=${room}&appointmentId=${appointment}&wait=0`);
    await ask(patient, "GET", `/waitingRoom/videoSessionConfig?waitingRoomId=${room}&appointmentId=${appointment}`);
    const session = { appointmentId: appointment };
    for (const name of ["isStarted", "isEnded"])
      await ask(patient, "GET", `/videoSession/${name}?appointmentId=${appointment}`);
    await ask(doctor, "POST", "/videoSession/start", session);
    await ask(patient, "POST", "/videoSession/start", session);
    await ask(doctor, "POST", "/videoSession/live", session);
    await ask(patient, "POST", "/videoSession/live", session);
    await ask(doctor, "POST", "/videoSession/alertRemote", session);
    await ask(doctor, "POST", "/videoSession/saveReviewNote", { ...session, note: "Seen.", version: 0 });
    await ask(patient, "POST", "/videoSession/end", session);
    await ask(doctor, "POST", "/videoSession/end", session);
    const other = await walkIn(10 * MINUTE, 2, "video");
    await ask(patient, "POST", "/waitingRoom/checkIn", { waitingRoomId: room, appointmentId: other });
    await ask(patient, "POST", "/waitingRoom/leave", { waitingRoomId: room, appointmentId: other });
  });

  it("about patients, families, notifications and imports", async () => {
    const account = {
      ...visitor(),
      email: "new@patient.example",
      phone: "600999888",
      password: "copper lantern walks",
    };
    const born = { birthDate: "1990-05-04", gender: "2" };
    const opened = await ask(STRANGER, "POST", "/patientSignup/registerV2", { ...account, ...born });
    const { signupToken } = opened;
    expect(opened["patient"]).toMatchObject({ id: opened["patientId"], email: account.email, ...born, gender: 2 });
    await ask(STRANGER, "POST", "/patientSignup/saveProfile", { signupToken, city: "Riffa" });
    const insurance = { signupToken, insurer: "Gulf Cover", memberNumber: "7" };
    await ask(STRANGER, "POST", "/patientSignup/saveMedicalInsurence", insurance);
    const { reference } = await signInAs(practice, "patient@clinic.example", practice.password);
    const { actor } = await arrive(practice, { cookie: reference });
    const child = { kind: "DEPENDANT", relation: "Children", firstName: "Omar", lastName: "Haddad", ...born };
    const related = await ask(actor, "POST", "/api/relatedUser/", { ...child, gender: "1" });
    await ask(actor, "GET", "/api/relatedUser/");
    const id = String(related["id"]);
    await ask(actor, "PUT", `/api/relatedUser/${id}`, { ...child, gender: "1", lastName: "Changed" });
    await ask(actor, "DELETE", `/api/relatedUser/${id}`);
    await ask(actor, "GET", "/api/v4/inapp/notification");
    await ask(actor, "PUT", "/api/v4/inapp/notification/read", { ids: ["none"] });
    await ask(actor, "PUT", "/api/v4/inapp/notification/read/all", {});
    await ask(actor, "GET", "/api/v4/inapp/notification/unreadCount");
    const csv = new TextEncoder().encode("First name,Last name,Email\nAda,Lovelace,ada@patients.example\n");
    const form = new FormData();
    form.set("patientsFile", new File([csv], "patients.csv"));
    const { importId } = await ask(admin, "POST", "/patientImport", form);
    await ask(admin, "GET", "/patientImport");
    await ask(admin, "GET", `/patientImport/download/${String(importId)}`);
    await ask(admin, "GET", `/patientImport/refused/${String(importId)}`);
    await ask(admin, "GET", `/patientImport/leftOut/${String(importId)}`);
    await ask(admin, "DELETE", `/patientImport/${String(importId)}`);
    const hash = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", csv)), (byte) =>
      byte.toString(16).padStart(2, "0"),
    ).join("");
    const file = { fileName: "parts.csv", bytes: csv.length, lastModified: 1, firstPartHash: hash };
    const { uploadId } = await ask(admin, "POST", "/patientImport/uploads", file);
    await ask(admin, "PUT", `/patientImport/uploads/${String(uploadId)}/1`, csv);
    const finished = await ask(admin, "POST", `/patientImport/uploads/${String(uploadId)}`, {});
    expect(finished).toMatchObject({ fileName: "parts.csv", created: 0 });
    const second = await ask(admin, "POST", "/patientImport/uploads", { ...file, fileName: "other.csv" });
    await ask(admin, "DELETE", `/patientImport/uploads/${String(second["uploadId"])}`);
  });

  it("about what an invited employee, an owner and a new patient send", async () => {
    const own = await openPractice();
    const passwordHash = await hashPassword("quiet harbour seven");
    const invited = await givenMember(own, { lastName: "Invited" });
    const { token } = await createUserToken(
      await own.as({ kind: "system", task: "mail" }, Date.now()),
      invited.userId,
      "INVITE",
      { sentTo: "" },
    );
    const chosen = { token, password: "copper lantern walks" };
    const accepted = await ask(STRANGER, "POST", "/employee/registerEmployeeUser", chosen, own);
    expect(accepted["employee"]).toMatchObject({ id: invited.id, userId: invited.userId });
    const heir = await givenMember(own, { lastName: "Heir", teamUserType: 1, passwordHash });
    const owner = "UPDATE user SET password_hash = ?2 WHERE organization_id = ?1 AND username = 'owner@clinic.example'";
    await change(own, owner, passwordHash);
    const handed = { employeeId: heir.id, password: "quiet harbour seven" };
    await ask(await ownerOf(own), "POST", "/employee/reassignVp", handed, own);
    const form = new FormData();
    form.set("identificationImage", new File([png(40, 30)], "card.png", { type: "image/png" }));
    await ask(patient, "POST", "/patientSignup/uploadIdentificationImageForSignUp", form);
  });

  it("about calendars at Google and pictures by a video server, as far as their stand-ins answer", async () => {
    const google = googleStandIn([{ id: "ada@clinic.example", summary: "Ada", primary: true }]);
    const context = () => practice.as(doctor, Date.now());
    const url = await googleAuthUrl(await context(), google.port);
    await described("GET /googleCalendar/getAuthUrl", { status: true, url });
    const connected = await connectGoogleCalendar(await context(), google.allow(url), google.port);
    await described("POST /googleCalendar/authorizeCalendar", { status: true, ...connected });
    const listed = await listGoogleCalendars(await context(), google.port);
    await described("GET /googleCalendar/getCalendars", { status: true, ...listed });
    await ask(doctor, "POST", "/googleCalendar/deAuthorizeCalendar", {});

    const { room } = practice.ids;
    const appointment = await walkIn(5 * MINUTE, 2, "video");
    const act = { type: "CALL_JOIN", chatRoomId: appointment, peerId: "peer-d", media: MEDIA, way: "sfu" };
    await ask(doctor, "GET", `/waitingRoom/poll?waitingRoomId=${room}&wait=0`);
    await ask(doctor, "POST", "/videoSession/start", { appointmentId: appointment });
    await ask(doctor, "POST", "/waitingRoom/act", { waitingRoomId: room, act });
    const lines = [{ kind: "audio", mid: "0" }];
    const published = await exchangeMedia(
      await context(),
      new Request(ORIGIN),
      { waitingRoomId: room, chatRoomId: appointment, peerId: "peer-d", ask: { kind: "publish", offer: "sdp", lines } },
      realtimeStandIn().server,
    );
    await described("POST /waitingRoom/videoServer", published);
  });

  it("of health records and the profile", async () => {
    const own = (method: string, path: string, body?: object) => ask(patient, method, `/phrClientApi/${path}`, body);
    const ids: Partial<Record<string, string>> = {};
    for (const [name, { kind, id }] of Object.entries(SAVE_CALLS)) {
      const phrType = name === "savePHRItem" ? { phrType: kind } : {};
      const answer = await own("POST", name, { ...SAID[kind], ...phrType });
      ids[kind] = String(answer["phrItemId"] ?? answer[id]);
      await own("GET", `listByPatient?type=${kind}`);
      await own("GET", `record?id=${ids[kind]}`);
    }
    for (const kind of ["MEDICALREPORT", "JOURNAL"] as const)
      await own("POST", "savePHRItem", { ...SAID[kind], phrType: kind });
    await own("GET", "getPatientProfileDashboard");
    await own("PUT", `deletePHRItem?phrItemId=${ids["ALLERGY"]}`);
    await own("PUT", `disableMedication?medicationId=${ids["MEDICATION"]}`);
    await own("POST", "saveProfile", { birthDate: "1980-05-06", gender: 2 });
    await own("POST", "saveUserAddress", { address: "1 Palm road", city: "Manama", countryCode: "BH" });
    await own("POST", "saveMedicalInsurance", { insurer: "Gulf Cover", memberNumber: "M-1" });
  });

  it("of laboratory orders", async () => {
    const { doctor: doctorId, patient: patientId } = practice.ids;
    await change(
      practice,
      "INSERT OR IGNORE INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[doctorId, patientId, Date.now()],
    );
    const { id: labId } = await laboratories.save(await practice.as(admin, Date.now()), { name: "City Laboratory" });
    await seedLaboratory(await practice.as(admin, Date.now()), labId);
    await ask(doctor, "GET", "/api/medical/lab/list");
    const { tests } = await ask(doctor, "GET", "/api/medical/lab/test?category=LABORATORY_TEST_PROCEDURE");
    const [test] = z.array(z.object({ id: z.string() })).parse(tests);
    const wanted = { patientId, labId, category: "LABORATORY_TEST_PROCEDURE", tests: [test?.id] };
    await ask(doctor, "POST", "/api/medical/lab/order", wanted);
    await ask(doctor, "GET", "/api/medical/lab/order/search");
  });

  it("of measurements that devices send", async () => {
    const at = { at: "2026-01-05T08:00:00Z" };
    await ask(patient, "POST", "/monitoring/readings", { tracker: "weight", value: 80, unit: "kg", ...at });
    await ask(patient, "POST", "/monitoring/observations", {
      ...{ resourceType: "Observation", status: "final", effectiveDateTime: at.at },
      code: { coding: [{ system: "http://loinc.org", code: "29463-7" }] },
      valueQuantity: { value: 81, system: "http://unitsofmeasure.org", code: "kg" },
    });
  });

  it("of text questions", async () => {
    const context = await practice.as(admin, Date.now());
    const terms = { answerWithinHours: 10, inOpeningHours: false, mostCharacters: 200 };
    await changeSetting(context, "text-consultation", {
      enabled: true,
      ...terms,
      instructions: "",
      emergencyWords: "",
    });
    await addService(context, { name: "Ask a doctor", followUps: "1" });
    const [service] = (await readServiceScreen(context)).services;
    const written = { serviceId: service?.id, title: "My tablets", text: "May I take them with milk?" };
    const { id } = await ask(patient, "POST", "/questions/addQuestion", written);
    const answer = new FormData();
    answer.set("questionId", String(id));
    answer.set("text", "Yes.");
    await ask(doctor, "POST", "/questions/answerQuestion", answer);
    for (const who of [patient, doctor]) await ask(who, "GET", "/questions/getAllAskedQuestions");
  });

  it("and none is left out: what services sign and report is held by their own tests, and answered by a status", () => {
    const signed = calls.filter(({ auth }) => auth === "signature");
    for (const { answer } of signed) expect("leadsOn" in answer || answer === DONE).toBe(true);
    expect(calls.map(keyOf).filter((key) => !answered.has(key))).toEqual(signed.map(keyOf));
  });
});
