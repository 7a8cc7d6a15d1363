import { signedNotification } from "~/features/billing/gateways/paypal/paypal-event.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAYPAL_ACCOUNT, paypalStandIn } from "./stand-ins/paypal";

const contract: Contract = {
  type: "PAYPAL",
  given: PAYPAL_ACCOUNT,
  secrets: [PAYPAL_ACCOUNT.clientSecret],
  wrong: { given: { clientSecret: "another-secret" }, field: "clientSecret" },
  standIn: paypalStandIn,
  currency: "USD",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 10_000, currency: "HUF", sent: "100" },
    { minor: 10_050, currency: "HUF", sent: null },
    { minor: 10_050, currency: "TWD", sent: null },
    { minor: 1, currency: "EUR", sent: "0.01" },
  ],
  words: {
    open: ["CREATED", "SAVED", "PAYER_ACTION_REQUIRED"],
    pending: ["COMPLETED/PENDING"],
    approved: "APPROVED",
    paid: ["COMPLETED/COMPLETED", "COMPLETED/REFUNDED", "COMPLETED/PARTIALLY_REFUNDED"],
    failed: ["COMPLETED/DECLINED", "COMPLETED/FAILED"],
    closed: ["VOIDED"],
  },
  begin: { answers: "json", again: "same" },
  messages: {
    signed: true,
    wholeBody: true,
    unsignedFields: false,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: "webhookId",
  },
  refund: "done",
  close: "ends",
};

holdToContract(contract, [
  {
    of: "computed from the papers: what is signed of a notification",
    expected: "id|time|webhook|2325436976",
    made: () => {
      const body = '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}';
      return signedNotification("id", "time", "webhook", new TextEncoder().encode(body));
    },
  },
]);
