import { hmacHex } from "~/features/billing/gateways/signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { STRIPE_ACCOUNT, stripeContractStandIn } from "./stand-ins/stripe";

const contract: Contract = {
  type: "STRIPE",
  given: STRIPE_ACCOUNT,
  secrets: [STRIPE_ACCOUNT.secretKey, STRIPE_ACCOUNT.webhookSecret],
  wrong: { given: { secretKey: "sk_test_other" }, field: "secretKey" },
  standIn: stripeContractStandIn,
  currency: "USD",
  amountMinor: 2_050,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 1_250, currency: "KWD", sent: "1250" },
    { minor: 1_255, currency: "KWD", sent: null },
    { minor: 5_000, currency: "XOF", sent: "5000" },
    { minor: 4_000, currency: "UGX", sent: "400000" },
    { minor: 150, currency: "MGA", sent: null },
  ],
  words: {
    open: ["open/"],
    pending: ["complete/processing"],
    paid: ["complete/paid"],
    failed: ["complete/requires_payment_method", "complete/canceled"],
    closed: ["expired/"],
  },
  begin: { answers: "json", again: "same" },
  messages: {
    signed: true,
    wholeBody: true,
    unsignedFields: false,
    listsFields: false,
    window: 300_000,
    isWord: false,
    optionalSecret: "webhookSecret",
  },
  refund: "done",
  close: "ends",
};

holdToContract(contract, [
  {
    of: "RFC 4231, test case 2: HMAC-SHA-256",
    expected: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    made: () => hmacHex("SHA-256", "Jefe", "what do ya want for nothing?"),
  },
]);
