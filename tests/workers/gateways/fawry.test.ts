import { signFawry } from "~/features/billing/gateways/fawry/fawry-call.server";
import { signedNotification } from "~/features/billing/gateways/fawry/fawry-event.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { FAWRY_ACCOUNT, fawryStandIn } from "./stand-ins/fawry";

const contract: Contract = {
  type: "FAWRY",
  given: FAWRY_ACCOUNT,
  secrets: [FAWRY_ACCOUNT.secureKey],
  wrong: { given: { secureKey: "another-key" }, field: "secureKey" },
  standIn: fawryStandIn,
  currency: "EGP",
  amountMinor: 2_050,
  wire: (minor) => (minor / 100).toFixed(2),
  amounts: [
    { minor: 1, currency: "EGP", sent: "0.01" },
    { minor: 2_050, currency: "EGP", sent: "20.50" },
    { minor: 100_000_000, currency: "EGP", sent: "1000000.00" },
  ],
  words: {
    open: ["NEW", "UNPAID"],
    pending: [],
    paid: ["PAID", "DELIVERED", "paid"],
    failed: ["FAILED"],
    closed: ["EXPIRED", "CANCELED"],
  },
  begin: { answers: "text", again: "another" },
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
  phone: "+201001234567",
  tellsNoCurrency: true,
};

const KEY = "fawry_secure_key";
const [MERCHANT, ORDER] = ["merchant_code", "io5jxf3jp27kfh8m719arcqgw7izo7db"];

holdToContract(contract, [
  {
    of: "a charge, published with the gem fawry",
    expected: "68a1ff1e7189137f1b3c98784399b3adc49bd644d159593a8ed2fc70a810bd7b",
    made: () => signFawry(KEY, MERCHANT, ORDER, "ocvsydvbu2gcp528wvl64i9z5srdalg5", "PAYATFAWRY", "20.50"),
  },
  {
    of: "a refund, published with the gem fawry",
    expected: "3ddbaf9457ed9b5f6e048e1775ff7eaccd477070e31cf28a90d879e8f9689323",
    made: () => signFawry(KEY, MERCHANT, "931337410", "20.50"),
  },
  {
    of: "a question, published with the gem fawry",
    expected: "7ce8b004c8f18391c273d94c7b3adde7bfa85466104d61c238a27d64fed0d99a",
    made: () => signFawry(KEY, MERCHANT, ORDER),
  },
  {
    of: "a notification, computed from the papers",
    expected: "d9ea22d81012fdac70ef0886387e480082d6d1a0bff925306f55ff9e1fa89e8e",
    made: () =>
      signFawry(
        KEY,
        ...signedNotification({
          fawryRefNumber: "931337410",
          merchantRefNumber: "p1",
          paymentAmount: 20.5,
          orderAmount: "20.50",
          orderStatus: "PAID",
          paymentMethod: "PAYATFAWRY",
        }),
      ),
  },
]);
