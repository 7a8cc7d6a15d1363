import { hmacHex } from "~/features/billing/gateways/signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAYSTACK_ACCOUNT, paystackStandIn } from "./stand-ins/paystack";

const contract: Contract = {
  type: "PAYSTACK",
  given: PAYSTACK_ACCOUNT,
  secrets: [PAYSTACK_ACCOUNT.secretKey],
  wrong: { given: { secretKey: "sk_test_another" }, field: "secretKey" },
  standIn: paystackStandIn,
  currency: "NGN",
  amountMinor: 2_050,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 2_050, currency: "NGN", sent: "2050" },
    { minor: 5_000, currency: "XOF", sent: "500000" },
    { minor: 4_000, currency: "RWF", sent: "400000" },
    { minor: 1, currency: "KES", sent: "1" },
  ],
  words: {
    open: ["abandoned"],
    pending: ["pending", "ongoing", "processing", "queued"],
    paid: ["success", "Success", "reversed"],
    failed: ["failed"],
    closed: [],
  },
  begin: { answers: "json", again: "another" },
  messages: {
    signed: true,
    wholeBody: true,
    unsignedFields: false,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: null,
  },
  refund: "requested",
  close: "lets pay",
};

holdToContract(contract, [
  {
    of: "computed from the papers: an event",
    expected:
      "75575100ae692dd43332eb892c90fe6c89f893440daff27bc7f7fe61c7811db548ca96b7d2831540b4650596710fd7255291cf33db3dffcbf7dfb399a37b626d",
    made: () =>
      hmacHex(
        "SHA-512",
        "sk_test_example",
        '{"event":"charge.success","data":{"reference":"p1","status":"success","amount":10000,"currency":"NGN"}}',
      ),
  },
]);
