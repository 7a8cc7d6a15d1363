import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { DeviceCheck, type DeviceCheckProps } from "./device-check";

const local = {
  audio: null,
  camera: null,
  screen: null,
  muted: false,
  problems: { audio: "missing", camera: "missing" },
};

test("where the camera cannot be used nothing says that it works: what is said of the line names the line", () => {
  const props = {
    video: { local: { ...local, asking: false, devices: [] }, media: {}, call: { phase: "out" } },
    ...{ name: "Noor", guestName: null, asksName: false, when: null, status: "open", busy: false, refusal: null },
    ...{ atOnce: true, onJoin: () => undefined },
  };
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {/* Only what the check reads. */}
      <DeviceCheck {...(props as object as DeviceCheckProps)} />
    </I18nProvider>,
  );
  expect(html).toContain("You are connected");
  expect(html).not.toMatch(/It works/u);
});
