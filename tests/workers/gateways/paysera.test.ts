import { signPacked } from "~/features/billing/gateways/paysera/paysera-signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAYSERA_ACCOUNT, payseraStandIn } from "./stand-ins/paysera";

const contract: Contract = {
  type: "PAYSERA",
  given: PAYSERA_ACCOUNT,
  secrets: [PAYSERA_ACCOUNT.signPassword],
  wrong: null,
  standIn: payseraStandIn,
  currency: "EUR",
  amountMinor: 2_050,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 1, currency: "EUR", sent: "1" },
    { minor: 2_050, currency: "PLN", sent: "2050" },
    { minor: 100_000_000, currency: "EUR", sent: "100000000" },
  ],
  words: { open: [], pending: ["2", "4"], paid: ["1"], failed: ["0"], closed: [] },
  begin: { answers: null, again: "same" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: false,
    listsFields: false,
    window: null,
    isWord: true,
    optionalSecret: null,
  },
  refund: "by hand",
  close: "lets pay",
  unaskable: true,
};

const DATA = "b3JkZXJpZD1wMSZhbW91bnQ9MTA1MCZjdXJyZW5jeT1FVVImcHJvamVjdGlkPTEmc3RhdHVzPTEmdGVzdD0xJnZlcnNpb249MS42";

holdToContract(contract, [
  {
    of: "the data of the SDK's test, computed from the papers",
    expected: "8c10ea716b44fb732705fb82f89bc393",
    made: () => signPacked("secret", "encodedData"),
  },
  {
    of: "a callback, computed from the papers",
    expected: "b390efa2e2c3c7d9ae4b36ef15b499aa",
    made: () => signPacked("secret", DATA),
  },
]);
