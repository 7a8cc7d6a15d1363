import { tranKeyOf } from "~/features/billing/gateways/placetopay/placetopay-call.server";
import { signatureOfPlacetopay } from "~/features/billing/gateways/placetopay/placetopay-event.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PLACETOPAY_ACCOUNT, placetopayStandIn } from "./stand-ins/placetopay";

const contract: Contract = {
  type: "PLACETOPAY",
  given: PLACETOPAY_ACCOUNT,
  secrets: [PLACETOPAY_ACCOUNT.secretKey],
  wrong: { given: { secretKey: "another-key" }, field: "secretKey" },
  standIn: placetopayStandIn,
  currency: "COP",
  amountMinor: 2_050,
  wire: (minor) => String(minor / 100),
  amounts: [
    { minor: 2_050, currency: "COP", sent: "20.5" },
    { minor: 5_000, currency: "CLP", sent: "5000" },
    { minor: 1, currency: "USD", sent: "0.01" },
    { minor: 100_000_000, currency: "USD", sent: "1000000" },
  ],
  words: {
    open: ["PENDING"],
    pending: ["PENDING/PT/PENDING", "APPROVED_PARTIAL"],
    paid: ["APPROVED"],
    failed: ["REJECTED/05"],
    closed: ["REJECTED/MC", "REJECTED/EX", "PARTIAL_EXPIRED"],
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
  refund: "done",
  close: "ends",
};

const KEY = "example-secret-key";
const AT = "2026-01-01T00:00:00+00:00";

holdToContract(contract, [
  {
    of: "computed from the papers: a request",
    expected: "0KMFoI1ehCl0SIqXyNRk8bo9qTKCDlLsF8EZoVkiaiY=",
    made: () => tranKeyOf(new TextEncoder().encode("0123456789abcdef"), AT, KEY),
  },
  {
    of: "computed from the papers: a notification",
    expected: "sha256:b3f489eed3c8a88aaa383d34de52a0f426c0289dc4141475c2d375e40a551b07",
    made: () => signatureOfPlacetopay({ requestId: "12345", status: "APPROVED", date: AT }, KEY),
  },
]);
