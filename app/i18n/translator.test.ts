import { describe, expect, it } from "vitest";
import { createTranslator, localeMessages } from "./translator.server";
import { buildTranslator, reportTranslationFailures } from "./translator";
import type { MessageKey } from "./message-types";

describe("the translator", () => {
  it("gives the text of a key with its values", () => {
    const { t } = createTranslator("en_US");
    expect(t("common:actions.save")).toBe("Save");
    expect(t("errors:field.length", { min: 5, max: 120 })).toBe("Must be between 5 and 120 characters long");
  });

  it("chooses the plural form by the count", () => {
    const { t } = createTranslator("en_US");
    expect(t("common:results", { count: 1 })).toBe("1 result");
    expect(t("common:results", { count: 1234 })).toBe("1,234 results");
  });

  it("shows the key of a missing message", () => {
    const messages = { common: { language: "Language" } };
    const { t } = buildTranslator({ locale: "en_US", messages, warn: () => {} });
    expect(t("common:actions.save")).toBe("common:actions.save");
    expect(t("booking:checkAnswers.title")).toBe("booking:checkAnswers.title");
  });

  it("gives an empty text and warns when a value is missing", () => {
    const warnings: string[] = [];
    const messages = { home: { greeting: "Hello, {{name}} of {{town}}" } };
    const { t } = buildTranslator({
      locale: "es_ES",
      messages,
      warn: ({ key, locale }) => warnings.push(`${locale} ${key}`),
    });
    expect(t("home:greeting", { name: "Ana" })).toBe("");
    expect(warnings).toEqual(["es_ES home:greeting"]);
  });

  it("gives an empty text and warns when a formatter throws", () => {
    const warnings: string[] = [];
    const messages = { home: { greeting: "{{name, number}}" } };
    const { t } = buildTranslator({ locale: "en_US", messages, warn: ({ reason }) => warnings.push(reason) });
    expect(t("home:greeting", { name: "Ana" })).toBe("");
    expect(warnings).toEqual(["cannot show a string as number"]);
  });

  it("does not interpret what a person typed", () => {
    const { t } = createTranslator("en_US");
    expect(t("home:greeting", { name: "$t(common:signIn) {{x}} <b>" })).toBe("Hello, $t(common:signIn) {{x}} <b>");
  });

  it("knows which names have a message", () => {
    const { has } = createTranslator("en_US");
    expect(has("common:results")).toBe(true);
    expect(has("common:nothing")).toBe(false);
  });

  it("is made once a locale", () => {
    expect(createTranslator("fr_FR")).toBe(createTranslator("fr_FR"));
    expect(createTranslator("fr_FR")).not.toBe(createTranslator("en_US"));
  });

  it("speaks English where a locale has no messages or is not supported, and says so in its tag", () => {
    const french = createTranslator("fr_FR");
    expect([french.locale, french.bcp47, french.t("common:signIn")]).toEqual(["fr_FR", "en-US", "Sign in"]);
    expect(createTranslator("xx_XX").locale).toBe("en_US");
    expect(localeMessages("xx_XX")).toBe(localeMessages("en_US"));
  });

  it("reports what failed where it was told to, when nobody listens for it alone", () => {
    const reported: string[] = [];
    reportTranslationFailures(({ key }) => reported.push(key));
    const { t } = buildTranslator({ locale: "en_US", messages: { home: { greeting: "{{name}} {{town}}" } } });
    expect(t("home:greeting", { name: "Ana" })).toBe("");
    expect(reported).toEqual(["home:greeting"]);
  });

  it("refuses at build time unknown keys, and values that are missing or not asked for", () => {
    const { t } = createTranslator("en_US");
    const calls = [
      // @ts-expect-error no such message
      () => t("common:actions.sav"),
      // @ts-expect-error the values are missing
      () => t("errors:field.length"),
      // @ts-expect-error max is missing
      () => t("errors:field.length", { min: 1 }),
      // @ts-expect-error a message without placeholders takes no values
      () => t("common:signIn", { name: "x" }),
    ];
    const known: MessageKey = "waiting-room:queue.ahead";
    expect([calls.length, known]).toHaveLength(2);
  });
});
