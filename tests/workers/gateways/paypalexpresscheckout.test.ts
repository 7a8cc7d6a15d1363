import { expressCheckoutAmount } from "~/features/billing/gateways/paypalexpresscheckout/paypalexpresscheckout-units";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { PAYPALEXPRESSCHECKOUT_ACCOUNT, paypalexpresscheckoutStandIn } from "./stand-ins/paypalexpresscheckout";

const contract: Contract = {
  type: "PAYPALEXPRESSCHECKOUT",
  given: PAYPALEXPRESSCHECKOUT_ACCOUNT,
  secrets: [PAYPALEXPRESSCHECKOUT_ACCOUNT.password, PAYPALEXPRESSCHECKOUT_ACCOUNT.signature],
  wrong: { given: { password: "another-password" }, field: "signature" },
  standIn: paypalexpresscheckoutStandIn,
  currency: "USD",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1_000, currency: "JPY", sent: "1000" },
    { minor: 10_000, currency: "HUF", sent: "100" },
    { minor: 10_050, currency: "HUF", sent: null },
    { minor: 1, currency: "EUR", sent: "0.01" },
  ],
  words: {
    open: ["PaymentActionNotInitiated"],
    pending: ["PaymentActionInProgress/P", "PaymentActionCompleted/P/Pending", "PaymentActionCompleted/P/In-Progress"],
    approved: "PaymentActionNotInitiated/P",
    paid: [
      "PaymentActionCompleted/P/Completed",
      "PaymentActionCompleted/P/Refunded",
      "PaymentActionCompleted/P/Partially-Refunded",
      "PaymentActionCompleted/P/Reversed",
    ],
    failed: [
      "PaymentActionFailed",
      "PaymentActionCompleted/P/Failed",
      "PaymentActionCompleted/P/Denied",
      "PaymentActionCompleted/P/Voided",
      "PaymentActionCompleted/P/Expired",
    ],
    closed: ["EXPIRED"],
  },
  begin: { answers: "text", again: "same" },
  messages: null,
  refund: "done",
  close: "lets pay",
};

// Nothing is signed there; an amount is the one text that both sides must write alike.
holdToContract(contract, [{ of: "an amount", expected: "20.50", made: () => expressCheckoutAmount(2_050, "USD") }]);
