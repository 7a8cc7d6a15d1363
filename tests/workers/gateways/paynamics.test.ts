import { signatureOfPaynamics } from "~/features/billing/gateways/paynamics/paynamics-call.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAYNAMICS_ACCOUNT, paynamicsStandIn } from "./stand-ins/paynamics";

const contract: Contract = {
  type: "PAYNAMICS",
  given: PAYNAMICS_ACCOUNT,
  secrets: [PAYNAMICS_ACCOUNT.merchantKey, PAYNAMICS_ACCOUNT.password],
  wrong: { given: { password: "another-password" }, field: "password" },
  standIn: paynamicsStandIn,
  currency: "PHP",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 2_050, currency: "PHP", sent: "20.50" },
    { minor: 1, currency: "PHP", sent: "0.01" },
    { minor: 100_000_000, currency: "PHP", sent: "1000000.00" },
  ],
  words: {
    open: ["GR033"],
    pending: ["GR003", "GR020", "GR063", "GR119", "GR206", "RM035", "RM046"],
    paid: ["GR001", "GR002"],
    failed: ["GR053", "GR099"],
    closed: ["GR152"],
  },
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
  tellsNoAmount: true,
  tellsNoCurrency: true,
  tellsNoName: true,
};

const vector = (of: string, signed: readonly string[], expected: string) => ({
  of: `computed from the papers: ${of}`,
  expected,
  made: () => signatureOfPaynamics(signed, "MKEY"),
});

holdToContract(contract, [
  vector(
    "a query",
    ["MID", "q1", "p1"],
    "1264ae40d7bb424f964e064e9cbef5b128c933b85294ec2c4ea145a0fd32c18e43a8cea61aa809250c89a0cfcd8071584172788a65e06356b55ada47cdd03ba2",
  ),
  vector(
    "a notification of the older interface",
    [
      ...["MID", "p1", "R1", "GR001", "Transaction Successful", "Transaction is approved"],
      ...["2026-01-01T00:00:00.000+08:00", ""],
    ],
    "12e5835a75b0e40bdf9a467ce64c5150da78741484234ddb65524bd488a8efe140393e9f0a6e0b4e6059c8523cec25684783e9e5aa21229fe3889669d288cacc",
  ),
  vector(
    "a payer",
    ["José", "Reyes", "", "jose@example.com", "", "+639170000000", ""],
    "606662ca1781c63514e7eda44eff30bccd5cdba0cd8ccc888772ee98e84766575e6742feb52f93c9c1f01346542cdc08f3f99c90ab03e912964c020e19a66018",
  ),
]);
