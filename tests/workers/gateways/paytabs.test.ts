import { signedReturn } from "~/features/billing/gateways/paytabs/paytabs-event.server";
import { hmacHex } from "~/features/billing/gateways/signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAYTABS_ACCOUNT, paytabsStandIn } from "./stand-ins/paytabs";

/** A JSON number holds no zeros at its end. */
const wire = (minor: number, currency: string) => String(minor / (currency === "KWD" ? 1_000 : 100));

const contract: Contract = {
  type: "PAYTABS",
  given: PAYTABS_ACCOUNT,
  secrets: [PAYTABS_ACCOUNT.serverKey],
  wrong: { given: { serverKey: "SZJN-other" }, field: "serverKey" },
  standIn: paytabsStandIn,
  currency: "AED",
  amountMinor: 2_050,
  wire,
  amounts: [
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 1_250, currency: "KWD", sent: "1.25" },
    { minor: 1_255, currency: "KWD", sent: "1.255" },
    { minor: 1, currency: "AED", sent: "0.01" },
    { minor: 100_000_000, currency: "AED", sent: "1000000" },
  ],
  words: {
    open: ["open"],
    pending: ["H", "P"],
    paid: ["A", "a"],
    failed: ["D", "E"],
    closed: ["C", "V", "X"],
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
  refund: "done",
  close: "lets pay",
};

const BODY = `{"tran_ref":"TST1","cart_id":"p1","cart_currency":"KWD","cart_amount":"1.250","payment_result":{"response_status":"A"}}`;

const RETURNED = {
  tranRef: "TST1",
  cartId: "p1",
  respStatus: "A",
  respCode: "G12345",
  respMessage: "Authorised now",
  customerEmail: "josé@example.com",
  token: "",
  signature: "left out",
};

holdToContract(contract, [
  {
    of: "a callback, computed from the papers",
    expected: "bc34e2efa80fb336124f5cd1d72a9cad0948d765dc5427e473d39399eca04e61",
    made: () => hmacHex("SHA-256", "SERVERKEY", BODY),
  },
  {
    of: "the fields of a return, computed from the papers",
    expected:
      "cartId=p1&customerEmail=jos%C3%A9%40example.com&respCode=G12345&respMessage=Authorised+now&respStatus=A&tranRef=TST1",
    made: () => signedReturn(new URLSearchParams(RETURNED)),
  },
  {
    of: "a return, computed from the papers",
    expected: "c3a4e4af6d68c02b5bd5e3a9a66cc73474fbb4f1ee98a6daec427e9a1a2f784e",
    made: () => hmacHex("SHA-256", "SERVERKEY", signedReturn(new URLSearchParams(RETURNED))),
  },
]);
