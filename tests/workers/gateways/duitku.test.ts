import { signCallback, signInvoice, signQuestion } from "~/features/billing/gateways/duitku/duitku-signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { DUITKU_ACCOUNT, duitkuStandIn } from "./stand-ins/duitku";

const contract: Contract = {
  type: "DUITKU",
  given: DUITKU_ACCOUNT,
  secrets: [DUITKU_ACCOUNT.apiKey],
  wrong: null,
  standIn: duitkuStandIn,
  currency: "IDR",
  amountMinor: 2_050_000,
  wire: (minor) => String(minor / 100),
  amounts: [
    { minor: 15_000_000, currency: "IDR", sent: "150000" },
    { minor: 15_000_050, currency: "IDR", sent: null },
    { minor: 1_000_000, currency: "IDR", sent: "10000" },
    { minor: 100_000_000, currency: "IDR", sent: "1000000" },
  ],
  words: { open: ["01"], pending: [], paid: ["00"], failed: ["02"], closed: [] },
  begin: { answers: "json", again: "another" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: true,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: null,
  },
  refund: "by hand",
  close: "lets pay",
  tellsNoCurrency: true,
};

/** The pair that Duitku's documents show. */
const DEMO = { merchantCode: "D0001", apiKey: "732B39FC61796845775D2C4FB05332AF" };

holdToContract(contract, [
  {
    of: "a callback, computed from the papers",
    expected: "61c5cb0bcb1d0dc996ad4a88cf6f74cd",
    made: () => signCallback(DEMO, "150000", "abcde12345"),
  },
  {
    of: "a question, computed from the papers",
    expected: "381e311de11daff48343cfb7cd50218c",
    made: () => signQuestion(DEMO, "abcde12345"),
  },
  {
    of: "the header of an invoice, computed from the papers",
    expected: "7e04cbcd20d241b996fe296c902acecd4fc44490f3850bea3c7ac9a86842185f",
    made: () => signInvoice(DEMO, 1_700_000_000_000),
  },
]);
