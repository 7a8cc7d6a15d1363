import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { LocalMedia } from "../../../realtime/video/local-media";
import { JoinForm } from "./join-form";

const media = new LocalMedia(() => undefined);
const form = (guestName: string | null, tried: boolean, asksName = true) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <JoinForm
        video={{
          ...{ media, local: media.getState(), quality: null },
          call: { phase: "out", peers: [], seats: [], departed: null, fellBack: false },
          ...{ join: () => undefined, leave: () => undefined, retryPicture: () => undefined },
        }}
        {...{ guestName, asksName, tried, busy: false, onTried: () => undefined, onJoin: () => undefined }}
      />
    </I18nProvider>,
  );

it("asks a patient for nothing but the name, which stands there already, and one press", () => {
  const page = form("Zainab Haddad", false);
  expect(page).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Zainab Haddad")/u);
  // It works before the script of the page does, too.
  expect(page).toMatch(/<button(?=[^>]*type="submit")(?=[^>]*value="checkIn")/u);
  expect(page).toContain("Join the call");
  for (const other of [
    "Test camera and microphone first",
    "Join with sound only",
    "Join without camera and microphone",
  ])
    expect(page).toContain(other);
});

it("asks staff for no name, and whoever has tried their devices only to join", () => {
  expect(form(null, false)).not.toContain('name="name"');
  expect(form("Zainab Haddad", true)).not.toContain("Test camera and microphone first");
});

it("does not ask whoever signed in for a name", () => {
  expect(form("Zainab Haddad", false, false)).not.toContain('name="name"');
});
