import { signatureOfSquareup } from "~/features/billing/gateways/squareup/squareup-event.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { SQUAREUP_ACCOUNT, squareupStandIn } from "./stand-ins/squareup";

const contract: Contract = {
  type: "SQUAREUP",
  given: SQUAREUP_ACCOUNT,
  secrets: [SQUAREUP_ACCOUNT.accessToken, SQUAREUP_ACCOUNT.webhookSecret],
  wrong: { given: { accessToken: "another-token" }, field: "accessToken" },
  standIn: squareupStandIn,
  currency: "USD",
  amountMinor: 2_050,
  wire: (minor) => String(minor),
  amounts: [
    { minor: 2_050, currency: "USD", sent: "2050" },
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 1, currency: "GBP", sent: "1" },
  ],
  words: {
    open: ["OPEN", "DRAFT"],
    pending: ["OPEN/APPROVED", "OPEN/PENDING"],
    paid: ["OPEN/COMPLETED", "COMPLETED/COMPLETED"],
    failed: ["OPEN/FAILED", "OPEN/CANCELED"],
    closed: ["CANCELED"],
  },
  begin: { answers: "json", again: "same" },
  messages: {
    signed: true,
    wholeBody: true,
    unsignedFields: false,
    listsFields: false,
    window: null,
    isWord: false,
    optionalSecret: "webhookSecret",
  },
  refund: "requested",
  close: "ends",
};

const vector = (of: string, key: string, address: string, body: string, expected: string) => ({
  of: `Square's SDK tests: ${of}`,
  expected,
  made: () => signatureOfSquareup(key, address, new TextEncoder().encode(body)),
});

holdToContract(contract, [
  vector(
    "a body",
    "signature-key",
    "https://webhook.site/webhooks",
    '{"data":{"type":"webhooks","id":"fake_id"}}',
    "W3FlCNk5IA3ZQ2LHTWoajvzfaDu/OwY2tNHIHC3IUOA=",
  ),
  vector(
    "a body with signs of its own",
    "signature-key",
    "https://webhook.site/webhooks",
    '{"data":{"type":"webhooks","id":">id<"}}',
    "Cxt7+aTi4rKgcA0bC4g9EHdVtLSDWdqccmL5MvihU4U=",
  ),
  vector(
    "a notification",
    "Ibxx_5AKakO-3qeNVR61Dw",
    "https://webhook.site/679a4f3a-dcfa-49ee-bac5-9d0edad886b9",
    '{"merchant_id":"MLEFBHHSJGVHD","type":"webhooks.test_notification","event_id":"ac3ac95b-f97d-458c-a6e6-18981597e05f","created_at":"2022-07-13T20:30:59.037339943Z","data":{"type":"webhooks","id":"bc368e64-01aa-407e-b46e-3231809b1129"}}',
    "GF4YkrJgGBDZ9NIYbNXBnMzqb2HoL4RW/S6vkZ9/2N4=",
  ),
]);
