import { jazzcashHash } from "~/features/billing/gateways/jazzcash/jazzcash-signing.server";
import type { Contract } from "./contract/contract";
import { holdToContract } from "./contract/suite";
import { JAZZCASH_ACCOUNT, jazzcashStandIn } from "./stand-ins/jazzcash";

const contract: Contract = {
  type: "JAZZCASH",
  given: JAZZCASH_ACCOUNT,
  secrets: [JAZZCASH_ACCOUNT.password, JAZZCASH_ACCOUNT.integritySalt],
  inForm: [JAZZCASH_ACCOUNT.password],
  wrong: { given: { integritySalt: "another_salt" }, field: "integritySalt" },
  standIn: jazzcashStandIn,
  currency: "PKR",
  amountMinor: 2_050,
  wire: String,
  amounts: [
    { minor: 1, currency: "PKR", sent: "1" },
    { minor: 2_050, currency: "PKR", sent: "2050" },
    { minor: 100_000_000, currency: "PKR", sent: "100000000" },
  ],
  words: {
    open: ["109"],
    pending: ["124", "157", "210"],
    paid: ["000", "121"],
    failed: ["101", "199", "999"],
    closed: ["112", "116", "134", "058", "403"],
  },
  begin: { answers: null, again: "same" },
  messages: {
    signed: true,
    wholeBody: false,
    unsignedFields: true,
    listsFields: false,
    window: null,
    isWord: true,
    optionalSecret: null,
  },
  refund: "by hand",
  close: "lets pay",
  tellsNoAmount: true,
  tellsNoCurrency: true,
  tellsNoName: true,
};

holdToContract(contract, [
  {
    of: "three fields, published in JazzCash's documents",
    expected: "c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867",
    made: () => jazzcashHash("0F5DD14AE2", { pp_MerchantID: "MER123", pp_Amount: "2995", pp_OrderInfo: "A48cvE28" }),
  },
  {
    of: "a whole form, published in a test of an SDK",
    expected: "876B465D21973A96DD4DC7BE69EC129FA1FE529B9CC0FA1D75C8CD6534613FBC",
    made: async () => {
      const fields = {
        pp_Version: "1.1",
        pp_MerchantID: "merchant123",
        pp_Password: "password",
        pp_TxnType: "MWALLET",
        pp_SubMerchantID: "",
        pp_TxnRefNo: "647cb56c890e4",
        pp_Language: "EN",
        pp_Amount: "2000",
        pp_TxnCurrency: "PKR",
        pp_TxnDateTime: "20231011000000",
        pp_BillReference: "647cb56c890e4",
        pp_Description: "Test Order",
        pp_TxnExpiryDateTime: "20231012000000",
        pp_ReturnURL: "https://example.com/return",
        ppmpf_2: "abcdef",
      };
      return (await jazzcashHash("reallySecretKey", fields)).toUpperCase();
    },
  },
]);
