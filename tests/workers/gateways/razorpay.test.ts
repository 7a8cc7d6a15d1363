import { hmacHex } from "~/features/billing/gateways/signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { RAZORPAY_ACCOUNT, razorpayStandIn } from "./stand-ins/razorpay";

const contract: Contract = {
  type: "RAZORPAY",
  given: RAZORPAY_ACCOUNT,
  secrets: [RAZORPAY_ACCOUNT.keySecret, RAZORPAY_ACCOUNT.webhookSecret],
  wrong: { given: { keySecret: "another-secret" }, field: "keySecret" },
  standIn: razorpayStandIn,
  currency: "INR",
  amountMinor: 2_050,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 2_050, currency: "INR", sent: "2050" },
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 1_250, currency: "KWD", sent: "1250" },
    { minor: 1_255, currency: "KWD", sent: null },
  ],
  words: {
    open: ["created"],
    pending: ["partially_paid"],
    paid: ["paid"],
    failed: [],
    closed: ["cancelled", "expired"],
  },
  begin: { answers: "json", again: "same" },
  messages: {
    signed: true,
    wholeBody: true,
    unsignedFields: false,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: "webhookSecret",
  },
  refund: "done",
  close: "ends",
};

const SECRET = "EnLs21M47BllR3X8PSFtjtbd";

holdToContract(contract, [
  {
    of: "razorpay-node, test/utils: a body",
    expected: "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc",
    made: () => hmacHex("SHA-256", "123456", '{"a":1,"b":2,"c":{"d":3}}'),
  },
  {
    of: "razorpay-node, test/utils: a link",
    expected: "07ae18789e35093e51d0a491eb9922646f3f82773547e5b0f67ee3f2d3bf7d5b",
    made: () => hmacHex("SHA-256", SECRET, "plink_IH3cNucfVEgV68|TSsd1989|paid|pay_IH3d0ara9bSsjQ"),
  },
  {
    of: "razorpay-node, test/utils: an order",
    expected: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
    made: () => hmacHex("SHA-256", SECRET, "order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l"),
  },
]);
