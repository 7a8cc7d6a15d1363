import { ebirrTime } from "~/features/billing/gateways/ebirr/ebirr-call.server";
import { accountNumber } from "~/features/billing/gateways/ebirr/ebirr-operations.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { EBIRR_ACCOUNT, ebirrStandIn } from "./stand-ins/ebirr";

const PHONE = "+251912345678";

const contract: Contract = {
  type: "EBIRR",
  given: EBIRR_ACCOUNT,
  secrets: [EBIRR_ACCOUNT.apiKey],
  wrong: null,
  standIn: ebirrStandIn,
  currency: "ETB",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1, currency: "ETB", sent: "0.01" },
    { minor: 2_000, currency: "ETB", sent: "20.00" },
    { minor: 100_000_050, currency: "ETB", sent: "1000000.50" },
  ],
  words: {
    open: [],
    pending: ["5309", "52061/E102051", "52061", "E102051"],
    paid: ["2001/APPROVED", "2001/approved"],
    failed: ["5310", "5206/E10205", "5206", "E10205", "5306"],
    closed: [],
  },
  begin: { answers: null, again: "same" },
  messages: null,
  refund: "by hand",
  close: "lets pay",
  phone: PHONE,
  unaskable: true,
  calls: true,
  tellsNoCurrency: true,
};

holdToContract(contract, [
  {
    of: "a time, computed from the papers",
    expected: "2026-11-30 17:05:09",
    made: () => ebirrTime(Date.UTC(2026, 10, 30, 14, 5, 9)),
  },
  {
    of: "an account number with the country's code, from the papers",
    expected: "251912345678",
    made: () => accountNumber("251", PHONE),
  },
  {
    of: "an account number at Coopbank, from the papers",
    expected: "0912345678",
    made: () => accountNumber("0", PHONE),
  },
  {
    of: "an account number at Kaafi, from the papers",
    expected: "231438251912345678",
    made: () => accountNumber("231438251", PHONE),
  },
]);
