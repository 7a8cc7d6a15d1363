import { describe, expect, it } from "vitest";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { enUS } from "~/i18n/messages/en_US";
import { textParts } from "../../domain/texts/text-parts";

const APPOINTMENT_WORDINGS = Object.keys(enUS.channels.text) as (keyof typeof enUS.channels.text)[];
const LINK = `https://riverside.practice.example/v/${"x".repeat(27)}`;
/** A Wednesday in September, whose names are long. */
const AT = Date.UTC(2026, 8, 30, 20, 30);

describe.each(["en_US", "es_ES", "ar_BH"] as const)("the texts in %s", (locale) => {
  const { t, bcp47 } = createTranslator(locale);
  const when = createFormat(bcp47).dateTime(AT, "Europe/Madrid", "short");

  it.each(APPOINTMENT_WORDINGS)(
    "%s costs a network three messages at most, with the link and a long name",
    (wording) => {
      const others = { until: when, asker: "Maximiliana Haddad", relative: "Maximiliana Haddad" };
      const said = t(`channels:text.${wording}`, { organization: "Riverside Family Practice", when, ...others });
      expect(said).toContain("Riverside Family Practice");
      expect(textParts(`${said} ${LINK}`).parts).toBeLessThanOrEqual(3);
    },
  );
});
