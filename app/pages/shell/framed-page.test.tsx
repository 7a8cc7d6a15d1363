import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { FramedPage } from "./framed-page";

const framed = (href: string) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <FramedPage>
        <TextLink href={href}>To</TextLink>
        <LinkButton href={href}>To</LinkButton>
      </FramedPage>
    </I18nProvider>,
  ).match(/target="_top"/g)?.length ?? 0;

it("a page beside a call leads into rooms and calls on the whole window, and everywhere else inside its frame", () => {
  for (const href of [
    paths.waitingRoomChat("room", "chat"),
    paths.waitingRoomVideo("room", "chat"),
    paths.waitingRoom("room"),
    paths.waitingRooms(),
    paths.videoSession("appointment"),
  ])
    expect([href, framed(href)]).toEqual([href, 2]);
  for (const href of [paths.consultationDesk("c"), paths.appointment("a"), paths.chatFile("room", "chat", "file")])
    expect([href, framed(href)]).toEqual([href, 0]);
});
