import { digestHex } from "~/features/billing/gateways/signing.server";
import { signaturesOfWipay } from "~/features/billing/gateways/wipay/wipay-event.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { WIPAY_ACCOUNT, wipayStandIn } from "./stand-ins/wipay";

const contract: Omit<Contract, "standIn"> = {
  type: "WIPAY",
  given: WIPAY_ACCOUNT,
  secrets: [WIPAY_ACCOUNT.apiKey, WIPAY_ACCOUNT.webhookSecret],
  wrong: { given: { apiKey: "wapi_test_another" }, field: "apiKey" },
  currency: "TTD",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 2_050, currency: "TTD", sent: "20.50" },
    { minor: 1, currency: "USD", sent: "0.01" },
    { minor: 100_000_000, currency: "TTD", sent: "1000000.00" },
  ],
  words: { open: ["incomplete"], pending: [], paid: ["success"], failed: ["failed"], closed: [] },
  begin: { answers: "json", again: "another" },
  messages: {
    signed: true,
    wholeBody: true,
    unsignedFields: false,
    listsFields: false,
    window: 300_000,
    isWord: false,
    optionalSecret: "webhookSecret",
  },
  refund: "requested",
  close: "lets pay",
};

const SECRET = "endpoint-secret";
const BODY = '{"id":"e1","event":"payment.success"}';
const signed = (way: number) => async () => (await signaturesOfWipay(SECRET, "1767225600", BODY))[way] ?? "";

const vectors = [
  {
    of: "computed from the papers: a return",
    expected: "f440ec2b6284a3bb2fb67ca897227fee",
    made: () => digestHex("MD5", "WPY-100100.00123"),
  },
  {
    of: "computed from the papers: a webhook by its body",
    expected: "ef623fcc3e657dcd3b18c38e061230db5e542476aff7fce4cf78832ce27d793a",
    made: signed(0),
  },
  {
    of: "computed from the papers: a webhook by its time and body",
    expected: "90063a5ad61e13fbf69db6d4e86deba550b2a17be65e493c3f19627422896fdc",
    made: signed(1),
  },
];

// Until WiPay was asked, both readings hold.
holdToContract({ ...contract, standIn: () => wipayStandIn("body") }, vectors);
holdToContract({ ...contract, standIn: () => wipayStandIn("timestamp.body") }, vectors);
