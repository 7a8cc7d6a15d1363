import { expect, it } from "vitest";
import { sendChatFile, type FileSending } from "./send-chat-file";

/** A line that answers in turn; `null` is one that is down. */
function line(...answers: (object | null)[]) {
  const sent: { address: string; clientId: unknown }[] = [];
  const told: FileSending["state"][] = [];
  const surroundings = {
    fetch: (address: RequestInfo | URL, init?: RequestInit) => {
      const body = init?.body;
      sent.push({ address: String(address), clientId: body instanceof FormData ? body.get("clientId") : null });
      const answer = answers.shift();
      return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error("down"));
    },
    pause: () => Promise.resolve(),
    newId: () => "c1",
  };
  const send = () => sendChatFile("/files", new FormData(), ({ state }) => told.push(state), surroundings);
  return { sent, told, send };
}

it("sends a file again under the same id where the line was down, and tells that it is there", async () => {
  const { sent, told, send } = line(null, { sent: true, refusal: null });
  expect(await send()).toBe(true);
  expect(sent).toEqual([
    { address: "/files", clientId: "c1" },
    { address: "/files", clientId: "c1" },
  ]);
  expect(told).toEqual(["sending", "sent"]);
});

it("does not send again what the clinic refuses, and gives up in the end where nobody answers", async () => {
  const refused = line({ sent: false, refusal: "The file is empty" });
  expect(await refused.send()).toBe(false);
  expect(refused.sent).toHaveLength(1);
  const down = line();
  expect(await down.send()).toBe(false);
  expect(down.sent).toHaveLength(3);
  expect(down.told).toEqual(["sending", "failed"]);
});
