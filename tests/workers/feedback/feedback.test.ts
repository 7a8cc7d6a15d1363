import { beforeAll, describe, expect, it } from "vitest";
import { feedbackCalls } from "~/features/feedback/public.server";
import { createFeedbackLink, requestFeedback, retryFeedback } from "~/features/feedback/services/ask-feedback.server";
import { declineFeedback, giveFeedback } from "~/features/feedback/services/give-feedback.server";
import { countFeedbackToSeeTo, listFeedback } from "~/features/feedback/services/list-feedback.server";
import {
  closeFeedback,
  hideFeedback,
  publishFeedback,
  replyToFeedback,
} from "~/features/feedback/services/moderate-feedback.server";
import { openFeedback } from "~/features/feedback/services/open-feedback.server";
import {
  feedbackForgotten,
  readOwnQuestion,
  readPublishedFeedback,
} from "~/features/feedback/services/own-feedback.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { DAY_MS } from "~/kernel/time/dates";
import { findCall, runCall } from "~/platform/calls/calls.server";
import {
  ConflictError,
  ForbiddenError,
  InvalidError,
  LinkGoneError,
  NotFoundError,
} from "~/platform/http/errors.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

let practice: Practice;
let other: Practice;
const BEGIN = Math.floor(Date.now() / DAY_MS) * DAY_MS - 30 * DAY_MS;
let appointments = 0;

const ANONYMOUS = { kind: "anonymous" } as const;
const admin = (at?: number) => practice.as(practice.administrator, at);
const doctor = (at?: number) => practice.as(employeeActor(practice.ids.doctor), at);
const system = (at?: number) => practice.as({ kind: "system", task: "test" }, at);
const stranger = (at?: number) => practice.as(ANONYMOUS, at);

/** An appointment that took place. */
async function held(more: { type?: "video" | "in_patient"; stateId?: number } = {}): Promise<string> {
  appointments += 1;
  const startsAt = BEGIN + appointments * HOUR;
  return givenAppointment(practice, await system(), {
    startsAt,
    stateId: APPOINTMENT_STATE.COMPLETED,
    ...(more as { type?: "video" }),
  });
}

/** Asked by an administrator, with the link that goes out. */
async function asked(at?: number): Promise<{ id: string; token: string }> {
  const id = await held();
  await requestFeedback(await admin(at), id);
  const token = await createFeedbackLink(await system(at), id);
  return { id, token: token ?? "" };
}

const rowOf = async (id: string) =>
  (await system()).db
    .raw("SELECT * FROM feedback WHERE organization_id = ?1 AND appointment_id = ?2", practice.entry.id, id)
    .first<Record<string, unknown>>();

beforeAll(async () => {
  practice = await openPractice();
  other = await openPractice();
  for (const one of [practice, other])
    await changeSetting(await one.as(one.administrator), "patient-feedback", {
      patientFeedbackEnabled: true,
      requestForFeedback: true,
      feedbackHours: 2,
      publishFeedback: true,
    });
});

describe("asking how an appointment was", () => {
  it("is done once, however many ask at the same moment, and again twice at most", async () => {
    const id = await held();
    const both = await Promise.allSettled([requestFeedback(await admin(), id), requestFeedback(await admin(), id)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { results } = await (
      await system()
    ).db
      .raw(
        "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.appointmentId') = ?2",
        practice.entry.id,
        id,
      )
      .all();
    expect(results).toHaveLength(1);
    expect(await retryFeedback(await admin(), id)).toEqual({ retries: 1 });
    expect(await retryFeedback(await admin(), id)).toEqual({ retries: 2 });
    await expect(retryFeedback(await admin(), id)).rejects.toBeInstanceOf(ConflictError);
  });

  it("is nothing for an appointment that has not taken place, or of another practice, or for a receptionist", async () => {
    const coming = await givenAppointment(practice, await system(), {
      startsAt: BEGIN + 70 * DAY_MS,
      stateId: APPOINTMENT_STATE.CONFIRMED,
    });
    await expect(requestFeedback(await admin(), coming)).rejects.toBeInstanceOf(ConflictError);
    const id = await held();
    const foreign = await other.as(other.administrator);
    await expect(requestFeedback(foreign, id)).rejects.toBeInstanceOf(NotFoundError);
    const reception = await practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.RECEPTIONIST] }));
    await expect(requestFeedback(reception, id)).rejects.toBeInstanceOf(ForbiddenError);
  });

  it("is answered by its calls, which say how it stands", async () => {
    const id = await held();
    const ask = async (method: "GET" | "POST", name: string) => {
      const path = `/appointments/feedbackRating/${name}`;
      const found = findCall(feedbackCalls, method, path);
      if (!found) throw new Error("no such call");
      const url = `https://clinic.example${path}?appointmentId=${id}`;
      return runCall(await admin(), found, new Request(url, { method }));
    };
    expect(await ask("POST", "request")).toMatchObject({ status: true });
    expect(await ask("POST", "retry")).toMatchObject({ retries: 1 });
    expect(await ask("GET", "details")).toMatchObject({ state: "ASKED", retries: 1, feedback: null });
  });
});

describe("the link", () => {
  it("opens this one question, says that it was looked at, and can be answered once and changed", async () => {
    const { id, token } = await asked();
    expect(await openFeedback(await stranger(), { token })).toMatchObject({ state: "ASKED", answer: null });
    expect((await rowOf(id))?.["state"]).toBe("OPENED");
    await giveFeedback(await stranger(), { token }, { stars: "4", words: "Kind.", mayPublish: "on" });
    await giveFeedback(await stranger(), { token }, { stars: "5", words: "Kind.", mayPublish: "on" });
    expect(await rowOf(id)).toMatchObject({ state: "GIVEN", stars: 5 });
    const kept = await (
      await system()
    ).db
      .raw(
        "SELECT answer FROM feedback_version WHERE organization_id = ?1 AND appointment_id = ?2",
        practice.entry.id,
        id,
      )
      .all<{ answer: string }>();
    expect(kept.results.map(({ answer }) => (JSON.parse(answer) as { stars: number }).stars)).toEqual([4]);
  });

  it("is kept as a hash alone, and is nothing elsewhere, when it ran out, and for another question", async () => {
    const { id, token } = await asked();
    const rows = await (
      await system()
    ).db
      .raw(
        "SELECT token_hash AS hash FROM feedback_link WHERE organization_id = ?1 AND appointment_id = ?2",
        practice.entry.id,
        id,
      )
      .all<{ hash: string }>();
    expect(rows.results.map(({ hash }) => hash)).not.toContain(token);
    await expect(openFeedback(await other.as(ANONYMOUS), { token })).rejects.toBeInstanceOf(LinkGoneError);
    await expect(openFeedback(await stranger(), { token: "x" })).rejects.toBeInstanceOf(LinkGoneError);
    await expect(openFeedback(await stranger(Date.now() + 22 * DAY_MS), { token })).rejects.toBeInstanceOf(
      LinkGoneError,
    );
  });

  it("takes no answer after seven days, none without stars, and none with stars that there are not", async () => {
    const { token } = await asked();
    await expect(giveFeedback(await stranger(), { token }, { words: "x" })).rejects.toBeInstanceOf(InvalidError);
    await expect(giveFeedback(await stranger(), { token }, { stars: "6" })).rejects.toBeInstanceOf(InvalidError);
    const late = await stranger(Date.now() + 8 * DAY_MS);
    await expect(giveFeedback(late, { token }, { stars: "5" })).rejects.toBeInstanceOf(ConflictError);
  });

  it("counts one answer where two arrive at once", async () => {
    const { id, token } = await asked();
    const both = await Promise.allSettled([
      giveFeedback(await stranger(), { token }, { stars: "5" }),
      giveFeedback(await stranger(), { token }, { stars: "1" }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    expect((await rowOf(id))?.["state"]).toBe("GIVEN");
    expect(await counters()).toEqual(await recounted());
  });

  it("can say that somebody would rather not answer, who is not asked again", async () => {
    const { id, token } = await asked();
    await declineFeedback(await stranger(), { token });
    await expect(retryFeedback(await admin(), id)).rejects.toBeInstanceOf(ConflictError);
    expect(await createFeedbackLink(await system(), id)).toBeNull();
  });
});

/** What the counters hold: in all, of the doctor, and in the row that the doctor's page reads. */
async function counters() {
  const { db } = await system();
  const one = (text: string) => db.raw(text, practice.entry.id).first<{ count: number; stars: number }>();
  const sum = (kind: string) =>
    one(
      `SELECT coalesce(sum(count), 0) AS count, coalesce(sum(stars), 0) AS stars FROM rating_count WHERE organization_id = ?1 AND kind = '${kind}'`,
    );
  const own = await one("SELECT count, stars FROM provider_rating WHERE organization_id = ?1");
  return [await sum("ALL"), await sum("PROVIDER"), await sum("BRANCH"), own];
}

async function recounted() {
  const { db } = await system();
  const row = await db
    .raw(
      "SELECT count(*) AS count, coalesce(sum(stars), 0) AS stars FROM feedback WHERE organization_id = ?1 AND state = 'GIVEN'",
      practice.entry.id,
    )
    .first<{ count: number; stars: number }>();
  return [row, row, row, row];
}

it("the counters equal a recount after a history of answers, changes and refusals", async () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 12; round += 1) {
    const { token } = await asked();
    if (random(5) === 0) await declineFeedback(await stranger(), { token });
    else
      for (let times = random(3); times >= 0; times -= 1)
        await giveFeedback(
          await stranger(),
          { token },
          { stars: String(1 + random(5)), waiting: String(1 + random(5)) },
        );
  }
  expect(await counters()).toEqual(await recounted());
});

describe("a patient who is signed in", () => {
  it("answers what they themselves are asked, and nobody else's", async () => {
    const id = await held();
    await requestFeedback(await admin(), id);
    const own = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
    expect(await readOwnQuestion(own)).toBe(id);
    await expect(
      openFeedback(await practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser)), {
        appointmentId: id,
      }),
    ).rejects.toBeInstanceOf(NotFoundError);
    await giveFeedback(own, { appointmentId: id }, { stars: "3" });
    expect((await rowOf(id))?.["stars"]).toBe(3);
  });
});

describe("the list of staff", () => {
  it("tells administrators of few stars at once, and keeps it as a task until it is done", async () => {
    const before = await countFeedbackToSeeTo(await admin());
    const { id, token } = await asked();
    const { db } = await system();
    const told = async () =>
      (
        await db
          .raw(
            "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'feedback.low'",
            practice.entry.id,
          )
          .all()
      ).results.length;
    const toldBefore = await told();
    await giveFeedback(await stranger(), { token }, { stars: "2", wantsContact: "on" });
    expect(await told()).toBeGreaterThan(toldBefore);
    const toldOnce = await told();
    await giveFeedback(await stranger(), { token }, { stars: "1", wantsContact: "on" });
    expect(await told()).toBe(toldOnce);
    expect(await countFeedbackToSeeTo(await admin())).toBe(before + 1);
    await closeFeedback(await admin(), { appointmentId: id, version: String((await rowOf(id))?.["version"]) });
    expect(await countFeedbackToSeeTo(await admin())).toBe(before);
  });

  it("names no patient to the doctor who wants not to be named, and shows a doctor nothing of others", async () => {
    const { id, token } = await asked();
    await giveFeedback(await stranger(), { token }, { stars: "5", words: "Quietly.", isAnonymous: "on" });
    const of = async (context: Awaited<ReturnType<typeof admin>>) =>
      (await listFeedback(context, {})).items.find(({ words }) => words === "Quietly.");
    expect(await of(await doctor())).toMatchObject({ patientName: null, appointmentId: "" });
    expect((await of(await admin()))?.patientName).not.toBeNull();
    expect((await of(await admin()))?.appointmentId).toBe(id);
    const colleague = await practice.as(employeeActor(practice.ids.otherDoctor));
    expect((await listFeedback(colleague, {})).items).toEqual([]);
    expect((await listFeedback(await other.as(other.administrator), {})).items).toEqual([]);
  });

  it("is no list for a patient, whoever they are", async () => {
    for (const id of [practice.ids.patient, practice.ids.otherPatient]) {
      await expect(listFeedback(await practice.as(patientActor(id, practice.ids.patientUser)), {})).rejects.toThrow(
        NotFoundError,
      );
    }
  });

  it("publishes with the patient's consent alone, hides for a cause, and looks at changed words anew", async () => {
    const { id, token } = await asked();
    const which = async () => ({ appointmentId: id, version: String((await rowOf(id))?.["version"]) });
    await giveFeedback(await stranger(), { token }, { stars: "5", words: "Very good." });
    await expect(publishFeedback(await admin(), await which())).rejects.toBeInstanceOf(ConflictError);
    await giveFeedback(await stranger(), { token }, { stars: "5", words: "Very good.", mayPublish: "on" });
    await expect(publishFeedback(await doctor(), await which())).rejects.toBeInstanceOf(ForbiddenError);
    await publishFeedback(await admin(), await which());
    const shown = async () => {
      const { comments } = await readPublishedFeedback(await stranger(), practice.ids.doctor);
      return comments.map(({ words }) => words);
    };
    expect(await shown()).toContain("Very good.");
    await giveFeedback(await stranger(), { token }, { stars: "5", words: "Call me at home.", mayPublish: "on" });
    expect(await shown()).toEqual([]);
    await hideFeedback(await admin(), { ...(await which()), reason: "Personal data" });
    await expect(publishFeedback(await admin(), await which())).rejects.toBeInstanceOf(ConflictError);
    await replyToFeedback(await admin(), { ...(await which()), reply: "Thank you." });
    expect(await rowOf(id)).toMatchObject({ stars: 5, reply: "Thank you.", hidden_reason: "Personal data" });
  });

  it("shows nothing any more of a patient whose account is deleted", async () => {
    const { id, token } = await asked();
    await giveFeedback(await stranger(), { token }, { stars: "5", words: "Fine.", mayPublish: "on" });
    const own = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
    const writes = feedbackForgotten(own).map((write) => ("bind" in write ? write : own.db.compile(write)));
    await own.db.rawBatch(writes);
    expect(await rowOf(id)).toMatchObject({ published_at: null, may_publish: 0 });
    await expect(openFeedback(await stranger(), { token })).rejects.toBeInstanceOf(LinkGoneError);
  });
});
