import { mpaisaDigest } from "~/features/billing/gateways/mpaisa/mpaisa-operations.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { MPAISA_ACCOUNT, mpaisaStandIn } from "./stand-ins/mpaisa";

const contract: Contract = {
  type: "MPAISA",
  given: MPAISA_ACCOUNT,
  secrets: [MPAISA_ACCOUNT.clientSecret],
  wrong: { given: { clientSecret: "another-secret" }, field: "clientSecret" },
  standIn: mpaisaStandIn,
  currency: "FJD",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1, currency: "FJD", sent: "0.01" },
    { minor: 2_000, currency: "FJD", sent: "20.00" },
    { minor: 100_000_000, currency: "FJD", sent: "1000000.00" },
  ],
  words: {
    open: ["100"],
    pending: [],
    paid: ["101", "113"],
    failed: ["102", "103", "105", "106", "108", "109", "110", "155"],
    closed: ["104", "111", "112"],
  },
  begin: { answers: "json", again: "another" },
  messages: null,
  refund: "by hand",
  close: "lets pay",
  tellsNoCurrency: true,
};

holdToContract(contract, [
  {
    of: "an answer, published with mpaisa-js",
    expected: "F79B0096E13C9CDB802E1966B16E81B5BF6C8300C3B6E9C3535CE1E4CA4E813F",
    made: () => mpaisaDigest("mysecret", { name: "capture123", amount: "10.50", item: "Test item", code: "100" }),
  },
]);
