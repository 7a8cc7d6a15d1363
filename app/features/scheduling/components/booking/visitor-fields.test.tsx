import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { DiscountPart } from "./discount-part";
import { VisitorFields } from "./visitor-fields";

const html = (page: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {page}
    </I18nProvider>,
  );

const fields = (needsPhone: boolean, problem?: string) =>
  html(
    <VisitorFields
      view={{ visitor: {}, defaultCallingCode: "44", needsPhone }}
      error={(field) => (field === "phone" ? problem : undefined)}
    />,
  );
const phone = /<input[^>]*name="phone"[^>]*>/;

test("a phone is asked for where the practice writes to phones, and else folded until it is wrong", () => {
  expect(fields(true)).not.toContain("<details");
  expect(phone.exec(fields(true))?.[0]).toContain("required");
  expect(fields(false)).toMatch(/<details><summary.*Add a mobile number/);
  expect(phone.exec(fields(false))?.[0]).not.toContain("required");
  expect(fields(false, "Enter a phone number")).toContain("<details open");
});

test("the field for a discount code is folded until something was typed into it", () => {
  const part = (code: string) =>
    html(
      <DiscountPart
        view={{
          discount: { asksCode: true, price: null, showsPrice: false, isBetter: false },
          visitor: { discountCode: code },
        }}
        error={undefined}
      />,
    );
  expect(part("")).toMatch(/<details><summary.*I have a discount code/);
  expect(part("SPRING")).toContain("<details open");
});
