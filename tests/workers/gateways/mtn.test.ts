import { mtnReference } from "~/features/billing/gateways/mtn/mtn-reference.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { MTN_ACCOUNT, mtnStandIn } from "./stand-ins/mtn";

const contract: Contract = {
  type: "MTN",
  given: MTN_ACCOUNT,
  secrets: [MTN_ACCOUNT.apiKey, MTN_ACCOUNT.subscriptionKey],
  wrong: { given: { apiKey: "another-key" }, field: "apiKey" },
  standIn: mtnStandIn,
  currency: "GHS",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 2_000, currency: "GHS", sent: "20" },
    { minor: 1, currency: "GHS", sent: "0.01" },
    { minor: 100_000_050, currency: "GHS", sent: "1000000.50" },
  ],
  words: {
    open: [],
    pending: ["PENDING"],
    paid: ["SUCCESSFUL", "successful"],
    failed: ["FAILED/APPROVAL_REJECTED", "FAILED/NOT_ENOUGH_FUNDS", "FAILED/INTERNAL_PROCESSING_ERROR", "FAILED"],
    closed: ["FAILED/EXPIRED"],
  },
  begin: { answers: "text", again: "same" },
  messages: {
    signed: false,
    wholeBody: false,
    unsignedFields: true,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: null,
  },
  refund: "by hand",
  close: "lets pay",
  phone: "+233241234567",
};

holdToContract(contract, [
  {
    of: "a payment's name as a UUID of version 4, computed from the papers",
    expected: "9134f974-3415-4772-b363-0f60f09b8ebe",
    made: () => mtnReference("0192f8a0-7c1e-7b3a-9d52-0a1b2c3d4e5f"),
  },
]);
