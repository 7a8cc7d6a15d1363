import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./email-text";

test("a long address breaks before its @ rather than within a word", () => {
  expect(renderToStaticMarkup(<EmailText>ibrahim@alnoor.example</EmailText>)).toContain("ibrahim<wbr/>@alnoor.example");
});
