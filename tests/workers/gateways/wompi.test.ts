import { expect, it, vi } from "vitest";
import { BY_HAND } from "~/features/billing/gateways/operations.server";
import { wompiOperations } from "~/features/billing/gateways/wompi/wompi-operations.server";
import { signatureOfWompi } from "~/features/billing/gateways/wompi/wompi-signature.server";
import type { Contract } from "./contract/contract";
import { mount } from "./contract/mount";
import { holdToContract } from "./contract/suite";
import { WOMPI_ACCOUNT, wompiStandIn } from "./stand-ins/wompi";

const contract: Contract = {
  type: "WOMPI",
  given: WOMPI_ACCOUNT,
  secrets: [WOMPI_ACCOUNT.privateKey, WOMPI_ACCOUNT.integritySecret, WOMPI_ACCOUNT.eventsSecret],
  wrong: { given: { privateKey: "prv_test_another" }, field: "privateKey" },
  standIn: () => wompiStandIn(),
  currency: "COP",
  amountMinor: 205_000,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 205_000, currency: "COP", sent: "205000" },
    { minor: 2_050, currency: "COP", sent: "2050" },
    { minor: 1, currency: "COP", sent: "1" },
  ],
  words: {
    open: ["NONE"],
    pending: ["PENDING"],
    paid: ["APPROVED", "VOIDED"],
    failed: ["DECLINED", "ERROR"],
    closed: [],
  },
  begin: { answers: null, again: "same" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: true,
    listsFields: true,
    window: null,
    isWord: false,
    optionalSecret: "eventsSecret",
  },
  refund: "done",
  close: "lets pay",
};

holdToContract(contract, [
  {
    of: "Wompi's documentation: a page",
    expected: "37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5",
    made: () =>
      signatureOfWompi(["sk8-438k4-xmxm392-sn2m", "2490000", "COP"], "prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6"),
  },
  {
    of: "pulgueta/wompi-node: a page with an end",
    expected: "e03cb492e50b9497abd14c0e99a9d677401d9fafce3ed8d6296c68e7fa3304b9",
    made: () => signatureOfWompi(["ref-123", "2490000", "COP", "2025-01-01T00:00:00.000Z"], "test_integrity_key"),
  },
  {
    of: "computed from the papers: an event",
    expected: "ebf834ec0b8f0c89edeef09f996e8a9d19fde51c4babf03bb05af6cfca558bc1",
    made: () => signatureOfWompi(["1234-1610641025-49201", "APPROVED", "4490000", "1530291411"], "test_events_example"),
  },
]);

it("money that did not come by a card is given back by hand", async () => {
  const standIn = wompiStandIn("PSE");
  mount(standIn);
  const operations = wompiOperations(WOMPI_ACCOUNT);
  const { reference, checkoutUrl } = await operations.begin({
    ...{ paymentId: "p1", ownReference: "p1", amountMinor: 205_000, currencyCode: "COP", description: "Appointment" },
    returnUrl: "https://clinic.example/return",
    eventUrl: "https://clinic.example/event",
    expiresAt: Date.now() + 3_600_000,
    immediate: true,
  });
  expect((await standIn.answer(new Request(checkoutUrl))).status).toBe(200);
  standIn.say("p1", "APPROVED");
  await expect(operations.giveBack(reference, "p1")).rejects.toMatchObject({ reason: BY_HAND });
  vi.unstubAllGlobals();
});
