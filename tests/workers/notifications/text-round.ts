import { vi } from "vitest";
import { askForMail, asSystem, givenMailedAppointment } from "./scene";
import { deliverAll, PRODUCTION, randomFrom } from "./notification-round";
import { openPractice } from "../support/organization";
import { taken, texts } from "./short-scene";

const MINUTE = 60_000;

/** What became of a round of texts. */
export interface TextOutcome {
  asked: number;
  /** Deliveries of texts by what became of them. */
  deliveries: Record<string, number>;
  /** How often the service took each text, by the name of its delivery. */
  took: number[];
  /** How many answers of the service were lost after it had taken a text. */
  lostAnswers: number;
  handed: number;
}

/**
 * A text service that fails at random: it refuses for now, does not answer, or takes the text and its answer is lost.
 * It knows no key by which it would take a text once.
 */
function flakyTextService(random: (below: number) => number) {
  const took = new Map<string, number>();
  let lostAnswers = 0;
  const answer = (to: string, init: RequestInit): Response => {
    if (!to.includes("twilio")) return Response.json({ id: crypto.randomUUID() });
    const luck = random(100);
    if (luck < 15) return new Response("", { status: 503 });
    if (luck < 25) throw new DOMException("the service does not answer", "TimeoutError");
    const callback = new URLSearchParams(String(init.body)).get("StatusCallback") ?? "";
    const id = new URL(callback).searchParams.get("delivery") ?? "";
    took.set(id, (took.get(id) ?? 0) + 1);
    if (luck < 35) {
      lostAnswers += 1;
      throw new DOMException("the answer was lost", "TimeoutError");
    }
    return taken();
  };
  return { took, answer, lostAnswers: () => lostAnswers };
}

/**
 * So many texts through a service and a database that fail, each row handed over one to five times in random order.
 * Between the rounds more than a claim's minute passes, as between the tries of a queue.
 */
export async function textRound({ messages, seed }: { messages: number; seed: number }): Promise<TextOutcome> {
  const random = randomFrom(seed);
  const practice = await openPractice();
  await texts(practice);
  const to = { kind: "PATIENT", id: practice.ids.patient };
  const mails: string[] = [];
  for (let asked = 0; asked < messages; asked += 1) {
    const appointmentId = await givenMailedAppointment(practice);
    mails.push(await askForMail(practice, { template: "appointment.confirmed", to, appointmentId }));
  }
  const service = flakyTextService(random);
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => Promise.resolve().then(() => service.answer(url, init)));
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const later = () => void vi.setSystemTime(Date.now() + 2 * MINUTE);
  try {
    const byMail = await deliverAll(practice, mails, random, PRODUCTION, later);
    const shorts = mails.map((id) => `${id}:SMS`);
    const handed = byMail + (await deliverAll(practice, shorts, random, PRODUCTION, later));
    const { db } = await asSystem(practice);
    const { results } = await db
      .raw(
        "SELECT status, count(*) AS n FROM delivery WHERE organization_id = ?1 AND channel = 'SMS' GROUP BY status",
        db.organizationId,
      )
      .all<{ status: string; n: number }>();
    return {
      asked: messages,
      deliveries: Object.fromEntries(results.map(({ status, n }) => [status, n])),
      took: [...service.took.values()],
      lostAnswers: service.lostAnswers(),
      handed,
    };
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}
