import { expect, it } from "vitest";
import { signIpn } from "~/features/billing/gateways/sslcommerz/sslcommerz-event.server";
import { paymentOfReference, sslcommerzReference } from "~/features/billing/gateways/sslcommerz/sslcommerz-reference";
import type { Contract } from "./contract/contract";
import { checkoutFor, openScene } from "./contract/scene";
import { holdToContract } from "./contract/suite";
import { SSLCOMMERZ_ACCOUNT, sslcommerzStandIn } from "./stand-ins/sslcommerz";

const contract: Contract = {
  type: "SSLCOMMERZ",
  given: SSLCOMMERZ_ACCOUNT,
  secrets: [SSLCOMMERZ_ACCOUNT.storePassword],
  wrong: { given: { storePassword: "other@ssl" }, field: "storePassword" },
  standIn: sslcommerzStandIn,
  currency: "BDT",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1_000, currency: "BDT", sent: "10.00" },
    { minor: 50_000_000, currency: "BDT", sent: "500000.00" },
    { minor: 2_050, currency: "USD", sent: "20.50" },
  ],
  words: {
    open: ["UNATTEMPTED", "FAILED"],
    pending: ["PENDING"],
    paid: ["VALID", "VALIDATED", "valid"],
    failed: [],
    closed: ["CANCELLED", "EXPIRED"],
  },
  begin: { answers: "json", again: "another" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: true,
    listsFields: true,
    window: null,
    isWord: false,
    optionalSecret: null,
  },
  refund: "by hand",
  close: "lets pay",
  phone: "+8801711000000",
};

const ID = "0192f8a0-7c1e-7b3a-9d52-0a1b2c3d4e5f";

holdToContract(contract, [
  {
    of: "a message, computed from the papers",
    expected: "c3f711d16b5514f33c736de4a2ccc874",
    made: () => {
      const fields = { tran_id: "T1", status: "VALID", val_id: "V1", amount: "10.00", currency: "BDT", other: "1" };
      return signIpn("qwerty", new URLSearchParams(fields), ["tran_id", "status", "val_id", "amount", "currency"]);
    },
  },
  {
    of: "a payment's name in base32, computed from the papers",
    expected: "agjprid4dz5tvhksbinsypkol4",
    made: () => sslcommerzReference(ID),
  },
  { of: "the payment of that name", expected: ID, made: () => paymentOfReference(sslcommerzReference(ID)) ?? "none" },
]);

it("what the gateway itself doubts, and what was paid twice, is paid and told to a person", async () => {
  const scene = await openScene(contract);
  const doubted = await scene.begin();
  scene.standIn.say(doubted.own, "VALID/1");
  await scene.look(doubted);
  expect(await scene.stored(doubted.id)).toMatchObject({ status: "PAID", review: "UNKNOWN_STATE" });
  const twice = await scene.begin();
  scene.standIn.say(twice.own, "VALID");
  await (await scene.operations()).begin(await checkoutFor(scene, { paymentId: twice.id }));
  scene.standIn.say(twice.own, "VALID");
  await scene.look(twice);
  expect(await scene.stored(twice.id)).toMatchObject({ status: "PAID", review: "UNKNOWN_STATE" });
  await scene.end();
});
