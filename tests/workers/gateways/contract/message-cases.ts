import { expect } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { takeEvent } from "~/features/billing/services/payments/take-event.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { Case } from "./begin-cases";
import type { MessageContract } from "./contract";
import { eventUrlOf, type Scene } from "./scene";
import type { MessageChange } from "./stand-in";

const wordOf = (words: readonly string[]): string => {
  const [word] = words;
  if (word === undefined) throw new Error("the gateway has no word for it");
  return word;
};

/** A message of the gateway; the suite asks for none where there is none. */
function messageOf({ standIn, contract }: Scene, own: string, change?: MessageChange): Promise<Request> {
  if (!standIn.message) throw new Error("the gateway sends no messages");
  return standIn.message(own, eventUrlOf(contract), change);
}

/** Shows that a gateway without messages takes none, or runs the case with what is known of its messages. */
const withMessages =
  (run: (scene: Scene, messages: MessageContract) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    const { messages } = scene.contract;
    if (messages) return run(scene, messages);
    expect(scene.declared.events).toEqual([]);
    const nobody = new Request(eventUrlOf(scene.contract), { method: "POST", body: "{}" });
    await expect(scene.tell(nobody)).rejects.toThrow(ForbiddenError);
  };

/** A payment that its payer has paid, of which nobody here knows it yet. */
async function paidThere(scene: Scene) {
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, wordOf(scene.contract.words.paid));
  return payment;
}

async function refused(scene: Scene, request: Request): Promise<void> {
  const asked = scene.line.calls.length;
  await expect(scene.tell(request)).rejects.toThrow(ForbiddenError);
  expect(scene.line.calls.length).toBe(asked);
}

async function genuine(scene: Scene): Promise<void> {
  const payment = await paidThere(scene);
  const reply = await scene.tell(await messageOf(scene, payment.own));
  expect(reply).toBe(scene.declared.eventReply);
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

async function forged(scene: Scene, { signed, optionalSecret }: MessageContract): Promise<void> {
  const payment = await paidThere(scene);
  if (!signed) {
    // Anybody may send it: it is a reason to ask, and what the gateway says then counts.
    await scene.standIn.say(payment.own, wordOf(scene.contract.words.pending));
    await scene.tell(await messageOf(scene, payment.own));
    expect((await scene.stored(payment.id)).status).not.toBe("PAID");
    return;
  }
  for (const change of [{ secret: "another-secret" }, { unsigned: true }, { secret: " " }] as const)
    await refused(scene, await messageOf(scene, payment.own, change));
  if (optionalSecret === null) return;
  const { given, type } = scene.contract;
  await connectGateway(await scene.admin(), { type, ...given, [optionalSecret]: "" });
  await refused(scene, await messageOf(scene, payment.own));
  await connectGateway(await scene.admin(), { type, ...given });
}

async function altered(scene: Scene, { signed, unsignedFields, isWord }: MessageContract): Promise<void> {
  const payment = await paidThere(scene);
  if (signed) await refused(scene, await messageOf(scene, payment.own, { altered: "signed" }));
  if (!unsignedFields) return;
  const asked = scene.line.calls.length;
  await scene.tell(await messageOf(scene, payment.own, { altered: "unsigned" })).catch((error: unknown) => {
    if (!(error instanceof ForbiddenError)) throw error;
  });
  // Whatever it says, the gateway's own answer counts, or what it has signed.
  const { status } = await scene.stored(payment.id);
  expect(status === "PAID" ? isWord || scene.line.calls.length > asked : true).toBe(true);
}

async function shortened(scene: Scene, { listsFields }: MessageContract): Promise<void> {
  const payment = await paidThere(scene);
  if (listsFields) await refused(scene, await messageOf(scene, payment.own, { shortened: true }));
  await scene.tell(await messageOf(scene, payment.own));
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

async function oneByte(scene: Scene, { wholeBody }: MessageContract): Promise<void> {
  const payment = await paidThere(scene);
  const request = await messageOf(scene, payment.own, { byte: true });
  if (wholeBody) await refused(scene, request);
  else await scene.tell(request).catch(() => undefined);
  await scene.tell(await messageOf(scene, payment.own));
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

async function replayed(scene: Scene, { window }: MessageContract): Promise<void> {
  const payment = await paidThere(scene);
  const message = await messageOf(scene, payment.own, { id: "same" });
  await Promise.all(Array.from({ length: 10 }, () => scene.tell(message)));
  await scene.tell(message);
  expect(await scene.eventsOf(payment.id)).toHaveLength(1);
  expect((await scene.stored(payment.id)).status).toBe("PAID");
  if (window === null) return;
  const late = await messageOf(scene, payment.own, { at: Date.now() - window - 60_000 });
  await expect(scene.tell(late)).rejects.toThrow(ForbiddenError);
}

async function foreign(scene: Scene): Promise<void> {
  const payment = await paidThere(scene);
  const message = await messageOf(scene, payment.own);
  const other = await scene.neighbor();
  // The same account may serve two practices: the payment of one is nothing to the other.
  await takeEvent(await other.as({ kind: "anonymous" }), scene.contract.type, message);
  expect(await scene.eventsOf(payment.id, other)).toEqual([]);
  expect((await scene.stored(payment.id)).status).toBe("OPEN");
}

async function unknown(scene: Scene): Promise<void> {
  const payment = await paidThere(scene);
  await scene.tell(await messageOf(scene, payment.own, { own: await scene.ownOf(crypto.randomUUID()) }));
  expect((await scene.stored(payment.id)).status).toBe("OPEN");
  await scene.tell(await messageOf(scene, payment.own, { event: "unknown" }));
  await scene.tell(await messageOf(scene, payment.own));
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

async function outOfOrder(scene: Scene): Promise<void> {
  const { words } = scene.contract;
  const payment = await scene.begin();
  await scene.standIn.say(payment.own, words.pending[0] ?? wordOf(words.open));
  const early = await messageOf(scene, payment.own, { id: "early" });
  await scene.standIn.say(payment.own, wordOf(words.paid));
  await scene.tell(await messageOf(scene, payment.own, { id: "late" }));
  await scene.tell(early);
  expect((await scene.stored(payment.id)).status).toBe("PAID");
}

/** What a gateway tells by itself. */
export const MESSAGE_CASES: readonly Case[] = [
  { number: 10, title: "a genuine message is answered as the gateway wants it", run: withMessages(genuine) },
  { number: 11, title: "a forged message is refused and nothing is asked", run: withMessages(forged) },
  { number: 12, title: "an altered message is refused, or the question decides", run: withMessages(altered) },
  { number: 13, title: "a sender who signs fewer fields is refused", run: withMessages(shortened) },
  { number: 14, title: "one other byte is refused where the whole body is signed", run: withMessages(oneByte) },
  {
    number: 15,
    title: "a message that is sent again, or ten times at once, is one event",
    run: withMessages(replayed),
  },
  { number: 16, title: "a message about another organization's payment does nothing", run: withMessages(foreign) },
  { number: 17, title: "a message about nothing that is known does nothing", run: withMessages(unknown) },
  { number: 18, title: "a late message about an earlier state changes nothing", run: withMessages(outOfOrder) },
];
