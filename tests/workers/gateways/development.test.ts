import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { developmentStandIn } from "./stand-ins/development";

const contract: Contract = {
  type: "DEVELOPMENT",
  given: {},
  secrets: [],
  wrong: null,
  standIn: developmentStandIn,
  currency: "EUR",
  amountMinor: 2_050,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 12_505, currency: "KWD", sent: "12505" },
    { minor: 1, currency: "EUR", sent: "1" },
  ],
  words: { open: ["OPEN"], pending: [], paid: ["PAID", "REFUNDED"], failed: ["DECLINED"], closed: ["CLOSED"] },
  begin: { answers: null, again: "same" },
  messages: null,
  refund: "done",
  close: "ends",
  within: true,
  tellsNoName: true,
};

holdToContract(contract, []);
