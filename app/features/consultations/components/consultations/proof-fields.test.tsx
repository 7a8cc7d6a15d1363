import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { NOTHING_ASKED, type AskedToSign } from "../../domain/consultations/asked-to-sign";
import { ProofFields } from "./proof-fields";

const shown = (asked: Partial<AskedToSign>) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ProofFields asked={{ ...NOTHING_ASKED, ...asked }} field={(name) => ({ name, label: name })} back="/" />
    </I18nProvider>,
  );

test("whoever has nothing that gives a code reads so before they sign, with the way to add it, and is asked for none", () => {
  const page = shown({ noFactor: true });
  expect(page).toContain("Add an authenticator app or a passkey to your account first.");
  expect(page).toContain('href="/secure/providerweb/account/security"');
  expect(page).not.toContain('name="secondFactor"');
  expect(shown({ code: "APP" })).toContain('name="secondFactor"');
});

test("whoever has a passkey and no authenticator app is asked for a recovery code, not for six digits", () => {
  expect(shown({ code: "RECOVERY", passkey: true })).toContain("One of your recovery codes");
  expect(shown({ code: "APP" })).toContain("The six digits");
});
