import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { LocalMedia } from "../../realtime/video/local-media";
import { CallBar, type CallBarProps } from "./call-bar";

const media = new LocalMedia(() => undefined);
const bar = (props: Pick<CallBarProps, "notes" | "shown">) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <CallBar
        video={{
          ...{ media, local: media.getState(), quality: null },
          call: { phase: "in", peers: [], departed: null, seats: [], fellBack: false },
          ...{ join: () => undefined, leave: () => undefined, retryPicture: () => undefined },
        }}
        captions={{ lines: [], can: "never", on: false, toggle: () => undefined }}
        {...{ layout: "speaker", group: false, unread: 0, inCall: true, stage: () => null, phone: "", ...props }}
        large={false}
        onLarge={() => undefined}
        onLayout={() => undefined}
        onFloat={() => undefined}
        onPanel={() => undefined}
        onLeave={() => undefined}
      />
    </I18nProvider>,
  );
const buttonOf = (page: string, name: string) =>
  page.match(new RegExp(`<button(?:(?!<button).)*<span>${name}</span>`, "su"))?.[0];

it("leads staff to their notes, but where these stand beside the call anyway", () => {
  expect(buttonOf(bar({ shown: null, notes: { isBeside: false } }), "Notes")).toMatch(/aria-expanded="false"/u);
  expect(buttonOf(bar({ shown: null, notes: { isBeside: false } }), "Notes")).not.toContain("computer:hidden");
  expect(buttonOf(bar({ shown: "notes", notes: { isBeside: true } }), "Notes")).toMatch(/aria-expanded="true"/u);
  expect(buttonOf(bar({ shown: "notes", notes: { isBeside: true } }), "Notes")).toContain("computer:hidden");
});

it("offers a patient no notes, and on a phone has room for what to do when nothing is heard", () => {
  const page = bar({ shown: null, notes: undefined });
  expect(buttonOf(page, "Notes")).toBeUndefined();
  expect(buttonOf(page, "No sound\\?")).not.toContain("hidden tablet:flex");
  expect(buttonOf(page, "People")).toContain("hidden tablet:flex");
  expect(page).toContain("Connect again");
  expect(buttonOf(bar({ shown: null, notes: { isBeside: false } }), "No sound\\?")).toContain("hidden tablet:flex");
});

it("says why there is no button for captions where the browser cannot make them on the device", () => {
  const page = bar({ shown: null, notes: undefined });
  expect(page).toContain("You cannot turn on captions of what you say");
  expect(page).not.toContain("Turn on captions of what I say");
});
