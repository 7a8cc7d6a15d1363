import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkProvider, type LinkProps } from "~/ui/base/link";

const ROOMS = [paths.waitingRoom(""), paths.waitingRooms(), paths.videoSession()];

/** Whether an address is a room or a call, and no file of a chat. */
const isRoom = (href: string) => ROOMS.some((room) => href.startsWith(room)) && !href.includes("/files");

/** A call within the page of a call would be a second one: the way into a room leads out of the frame. */
function FramedLink({ href, target, ...rest }: LinkProps) {
  return <a {...rest} href={href} target={isRoom(href) ? "_top" : target} />;
}

/** A page inside a frame of ours: the page around it has the header, the way elsewhere, and a main part of its own. */
export function FramedPage({ children }: { children: ReactNode }) {
  const { t } = useT();
  return (
    <LinkProvider component={FramedLink}>
      <main
        id="main"
        aria-label={t("common:framed")}
        // What stays in view below the bar of a page stays at the top of this one, which has none.
        style={{ "--bar-height": "0px" } as Record<string, string>}
        data-scale="staff"
        className="flex flex-col gap-4 p-4 text-base"
      >
        {children}
      </main>
    </LinkProvider>
  );
}
