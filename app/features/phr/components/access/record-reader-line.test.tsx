import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages, createTranslator } from "~/i18n/translator.server";
import { RecordReaderLine } from "./record-reader-line";

const line = { actorKind: "patient", name: "Noor", from: 0, to: 0, what: ["profile"], opening: null };

test("who has seen a record is said so that it is right for the patient and for a relative who reads it", () => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <RecordReaderLine line={line} timeZone="UTC" />
    </I18nProvider>,
  );
  expect(html).toContain("acts for the patient");
  const { t } = createTranslator("en_US");
  const said = [t("record-access:seen.text"), t("record-access:seen.empty"), t("record-access:seen.relative")];
  expect(said.join(" ")).not.toMatch(/\byour?\b/);
});
