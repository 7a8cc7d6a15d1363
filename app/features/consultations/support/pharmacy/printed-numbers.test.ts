import { expect, test } from "vitest";
import { createTranslator } from "~/i18n/translator.server";
import { soughtOrder } from "../../domain/desks/lab-worklists";
import { soughtPrescription } from "../../domain/pharmacy/desk";
import { shownNumber } from "../../domain/prescriptions/verification-code";

test.each(["en_US", "es_ES", "ar_BH"] as const)("whatever is printed of a paper's number finds it, in %s", (locale) => {
  const { t } = createTranslator(locale);
  const number = shownNumber(10);
  const printed = [
    t("prescriptions:numbered", { number }),
    t("pharmacy:one.title", { number }),
    t("pharmacy:desk.open", { number }),
    t("pharmacy:one.next", { number }),
    t("chart:prescription", { number: 10 }),
    `${t("prescriptions:sheet.number")} ${number}`,
    number,
  ];
  for (const words of printed) expect(soughtPrescription(words), words).toEqual({ number: 10, of: "paper" });
  const orders = [t("laboratory:orderNumber", { number: "10" }), t("chart:order", { number: 10 })];
  for (const words of orders) expect(soughtOrder(words), words).toEqual({ number: 10, of: "paper", sampleCode: "" });
  expect(soughtPrescription(t("patients:details.numberIs", { number: "10" }))).toEqual({ number: 10, of: "patient" });
});
