import { signatureOfPagofacil } from "~/features/billing/gateways/pagofacil/pagofacil-signature.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAGOFACIL_ACCOUNT, pagofacilStandIn } from "./stand-ins/pagofacil";

const contract: Contract = {
  type: "PAGOFACIL",
  given: PAGOFACIL_ACCOUNT,
  secrets: [PAGOFACIL_ACCOUNT.serviceSecret, PAGOFACIL_ACCOUNT.password],
  wrong: { given: { password: "another-password" }, field: "password" },
  standIn: pagofacilStandIn,
  currency: "CLP",
  amountMinor: 20_500,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 500, currency: "CLP", sent: "500" },
    { minor: 20_501, currency: "CLP", sent: "20501" },
    { minor: 100_000_000, currency: "CLP", sent: "100000000" },
  ],
  words: { open: ["pending"], pending: [], paid: ["completed", "complete"], failed: ["failed"], closed: [] },
  begin: { answers: "json", again: "another" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: false,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: null,
  },
  refund: "by hand",
  close: "lets pay",
  tellsNoCurrency: true,
};

const SECRET = "secret123";

holdToContract(contract, [
  {
    of: "an integration of 2026: a beginning",
    expected: "0294feb50dfe6904a31b113e3190a6bc12a9e9366f49949706905d196cd8510b",
    made: () =>
      signatureOfPagofacil(
        {
          x_account_id: "acc123",
          x_amount: "53550",
          x_currency: "CLP",
          x_customer_email: "a@b.cl",
          x_reference: "PAY-1",
          x_session_id: "PAY-1",
          x_shop_country: "CL",
          x_url_callback: "https://api.example/cb",
          x_url_cancel: "https://portal.example/r",
          x_url_complete: "https://portal.example/r",
        },
        SECRET,
      ),
  },
  {
    of: "computed from the papers: a callback",
    expected: "7a7d089d2839329259c144c98a5ab42e776de839fd4fedb6e2fcc16e55eceddd",
    made: () =>
      signatureOfPagofacil(
        {
          x_account_id: "acc123",
          x_amount: "53550",
          x_currency: "CLP",
          x_gateway_reference: "9001",
          x_reference: "PAY-1",
          x_result: "completed",
          x_test: "true",
          x_timestamp: "2026-01-01T00:00:00Z",
        },
        SECRET,
      ),
  },
]);
