import { signedFields } from "~/features/billing/gateways/kashier/kashier-event.server";
import { hmacHex } from "~/features/billing/gateways/signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { KASHIER_ACCOUNT, kashierStandIn } from "./stand-ins/kashier";

const contract: Contract = {
  type: "KASHIER",
  given: KASHIER_ACCOUNT,
  secrets: [KASHIER_ACCOUNT.apiKey, KASHIER_ACCOUNT.secretKey],
  wrong: { given: { secretKey: "8ab7$other" }, field: "secretKey" },
  standIn: kashierStandIn,
  currency: "EGP",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1, currency: "EGP", sent: "0.01" },
    { minor: 2_050, currency: "USD", sent: "20.50" },
    { minor: 100_000_000, currency: "EGP", sent: "1000000.00" },
  ],
  words: {
    open: ["CREATED", "OPENED"],
    pending: ["PENDING", "INITIATED"],
    paid: ["CAPTURED", "SUCCESS", "captured"],
    failed: ["DECLINED", "FAILURE", "FAILED"],
    closed: ["EXPIRED", "CANCELLED"],
  },
  begin: { answers: "json", again: "another" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: true,
    listsFields: true,
    window: null,
    isWord: false,
    optionalSecret: null,
  },
  refund: "done",
  close: "lets pay",
};

holdToContract(contract, [
  {
    of: "the hash of the older page, published with the checkout demo",
    expected: "606a8a1307d64caf4e2e9bb724738f115a8972c27eccb2a8acd9194c357e4bec",
    made: () => hmacHex("SHA-256", "11111", "/?payment=mid-0-1.99.20.EGP"),
  },
  {
    of: "a message, computed from the papers",
    expected: "267a562a37e10bee39d649da5db868b6900a997e9ae655aeefb6dff19f51f2f6",
    made: () =>
      hmacHex(
        "SHA-256",
        "11111",
        signedFields({ status: "SUCCESS", merchantOrderId: "p1", currency: "EGP", amount: "100.00" }, [
          "status",
          "amount",
          "merchantOrderId",
          "currency",
        ]),
      ),
  },
  {
    of: "a value within what is signed, computed from the papers",
    expected: "name=Jos%C3%A9%20%26%20S%C3%B6hne%20%281%29%21",
    made: () => signedFields({ name: "José & Söhne (1)!" }, ["name"]),
  },
]);
