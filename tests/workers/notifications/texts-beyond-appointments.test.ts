import { beforeAll, describe, expect, it } from "vitest";
import { commit } from "~/db/commit.server";
import { deliverNotification, deliverShortMessage } from "~/features/notifications/public.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { addRelatedUser } from "~/features/patients/services/family/add-related-user.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { joinWaitingList } from "~/features/scheduling/services/waiting-list/join-waiting-list.server";
import { offerFreedTime } from "~/features/scheduling/services/waiting-list/offer-freed-time.server";
import { openWaitingOffer } from "~/features/scheduling/services/waiting-list/open-waiting-offer.server";
import { setSeries } from "~/features/scheduling/services/series/set-series.server";
import { uuidv7 } from "~/kernel/ids";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { texts } from "./short-scene";

const DAY = 24 * HOUR;
let practice: Practice;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  await texts(practice);
});

const system = () => practice.as({ kind: "system", task: "test" }, MONDAY);
const rows = async (sql: string, ...values: unknown[]) => {
  const { db } = await system();
  return (await db.raw(sql, db.organizationId, ...values).all()).results;
};

async function doRow(id: string, work: typeof deliverShortMessage): Promise<boolean> {
  const context = await system();
  const item = await pendingOutboxItem(context, id);
  if (item) await work(context, item);
  return item !== undefined;
}

/** What the phone and the mailbox are told by one row of the outbox; the phone null where nothing was asked for. */
async function told(payload: Record<string, unknown>): Promise<{ phone: string | null; mail: string; inbox: unknown }> {
  const row = uuidv7(MONDAY);
  const outbox = [{ id: row, topic: "mail" as const, payload }];
  await commit(await system(), { audit: [{ action: "test", subjectKind: "test" }], outbox, result: null });
  await doRow(row, deliverNotification);
  const [mail] = await rows(
    "SELECT text FROM development_mail WHERE organization_id = ?1 AND channel = 'MAIL' ORDER BY id DESC LIMIT 1",
  );
  const [notice] = await rows(
    "SELECT event, appointment_id AS appointment FROM in_app_notification WHERE organization_id = ?1 AND outbox_id = ?2",
    row,
  );
  const asked = await doRow(`${row}:SMS`, deliverShortMessage);
  const [phone] = asked
    ? await rows(
        "SELECT text FROM development_mail WHERE organization_id = ?1 AND channel = 'SMS' ORDER BY id DESC LIMIT 1",
      )
    : [];
  return { phone: phone ? String(phone["text"]) : null, mail: String(mail?.["text"]), inbox: notice };
}

const toPatient = () => ({ kind: "PATIENT", id: practice.ids.patient });

it("a series is told to the phone in one text, with a link to its first appointment that works", async () => {
  const { set } = await setSeries(await practice.as(practice.administrator, MONDAY), {
    patientId: practice.ids.patient,
    serviceOfferingId: practice.ids.clinicOffering,
    employeeId: practice.ids.doctor,
    branchId: practice.ids.branch,
    every: "WEEK",
    starts: [0, 1].map((week) => MONDAY + DAY + 5 * HOUR + week * 7 * DAY),
    patientAgreed: "on",
    idempotencyKey: crypto.randomUUID(),
  });
  const [first] = await rows(
    "SELECT series_id AS id FROM appointment WHERE organization_id = ?1 AND id = ?2",
    set[0]?.id ?? "",
  );
  const { phone, inbox } = await told({ template: "series.set", to: toPatient(), seriesId: first?.["id"] });
  expect(phone).toMatch(
    /^Suite \d+: your appointments starting .*May 5.* are confirmed\. The first one: https?:\/\/\S+\/v\/\S+$/,
  );
  expect(inbox).toEqual({ event: "seriesSet", appointment: set[0]?.id });
});

describe("an offer to somebody who waits", () => {
  it("comes to the phone and by mail with the same link, until when it is held", async () => {
    const at = (hours: number) => MONDAY + 2 * DAY + (hours - 8) * HOUR;
    const appointment = await givenAppointment(practice, await system(), { startsAt: at(15), stateId: S.CONFIRMED });
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    const { id: waitingId } = await joinWaitingList(await practice.as(patient, MONDAY), { appointmentId: appointment });
    const freed = { employeeId: practice.ids.doctor, from: at(10), to: at(10) + HOUR / 2 };
    await offerFreedTime(await system(), freed);
    const { phone, mail, inbox } = await told({ template: "waitingList.offer", to: toPatient(), waitingId });
    expect(phone).toMatch(
      /^Suite \d+: an earlier time is available, .*10:00.*\. We hold it for you until .+: https?:\S+$/,
    );
    expect(mail).toMatch(/We are holding it for you until .+ \(.*(Time|CET|Spain).*\)/);
    expect(mail).not.toContain("still has to confirm");
    expect(inbox).toEqual({ event: "waitingOffer", appointment: null });
    const [, byText] = /\/w\/(\S+)$/.exec(phone ?? "") ?? [];
    const [, byMail] = /\/w\/(\S+)/.exec(mail) ?? [];
    expect(byText).toBe(byMail);
    const anyone = await practice.as({ kind: "anonymous" }, MONDAY);
    expect(await openWaitingOffer(anyone, byText ?? "")).toMatchObject({ state: "open", startsAt: at(10) });
  });

  it("is not told once it has run out", async () => {
    await rows("UPDATE waiting_list SET state = 'WAITING' WHERE organization_id = ?1");
    const [entry] = await rows("SELECT id FROM waiting_list WHERE organization_id = ?1");
    const offers = () =>
      rows("SELECT id FROM development_mail WHERE organization_id = ?1 AND text LIKE '%earlier time%' ORDER BY id");
    const before = await offers();
    await told({ template: "waitingList.offer", to: toPatient(), waitingId: entry?.["id"] });
    expect(await offers()).toEqual(before);
  });
});

it("a relative is asked on the phone, and whoever asked hears the answer there", async () => {
  const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  const { id: relationId } = await addRelatedUser(await practice.as(patient, MONDAY), {
    ...{ kind: "ADULT", relation: "Spouse", firstName: "T", lastName: "N" },
    email: String(
      (await rows("SELECT email FROM user WHERE organization_id = ?1 AND id = ?2", practice.ids.otherPatientUser))[0]?.[
        "email"
      ],
    ),
  });
  const to = { kind: "USER", id: practice.ids.otherPatientUser };
  const asked = await told({ template: "family.consent", to, relationId });
  expect(asked.phone).toMatch(/^Suite \d+: Zainab Haddad would like to act for you\. .+ https?:\S+\/s\/family\/\S+$/);
  expect(asked.inbox).toEqual({ event: "familyConsent", appointment: null });
  await rows("UPDATE related_patient SET consent_at = 5, consent_by = 'PATIENT' WHERE organization_id = ?1");
  const answered = await told({ template: "family.answered", to: toPatient(), relationId });
  expect(answered.phone).toMatch(/^Suite \d+: Tomás Núñez has agreed to let you act for them\. https?:\S+$/);
  expect(answered.inbox).toEqual({ event: "familyAgreed", appointment: null });
});

it("what the organization tells by no text is mailed alone, and what it tells by text is texted", async () => {
  const own = await openPractice({ now: MONDAY });
  await texts(own);
  const confirm = async () => {
    const appointment = await givenAppointment(own, await own.as({ kind: "system", task: "test" }, MONDAY), {
      startsAt: MONDAY + (days += 1) * DAY,
      stateId: S.CONFIRMED,
    });
    return told({
      template: "appointment.confirmed",
      to: { kind: "PATIENT", id: own.ids.patient },
      appointmentId: appointment,
    });
  };
  let days = 0;
  const before = practice;
  practice = own;
  const choose = async (smsEvents: string[]) =>
    changeSetting(await own.as(own.administrator, MONDAY), "notifications", { smsToPatients: true, smsEvents });
  await choose(["reminder", "canceled"]);
  expect((await confirm()).phone).toBeNull();
  await choose(["confirmed"]);
  expect((await confirm()).phone).toMatch(/is confirmed/);
  practice = before;
});
