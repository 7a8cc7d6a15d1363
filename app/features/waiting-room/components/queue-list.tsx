import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { groupsOf } from "../domain/queue/queue-groups";
import type { QueueEntryView } from "../domain/rooms/room-view";
import { unreadIn } from "../realtime/room-client-marks";
import type { LiveRoom, ShownAppointment } from "./room-props";

export interface QueueListProps {
  live: LiveRoom;
  roomId: string;
  entries: readonly QueueEntryView[];
  appointments: readonly ShownAppointment[];
  /** Shows one entry, as an item of a list. */
  children: (entry: QueueEntryView) => ReactNode;
}

/** Who is in the room, in turn; the participants of a group session stand together under its title. */
export function QueueList({ live, roomId, entries, appointments, children }: QueueListProps) {
  return (
    <ul className="flex flex-col">
      {groupsOf(entries).map((group) => {
        const [first] = group;
        if (first.sessionId === null) return children(first);
        return (
          <li key={first.sessionId} className="border-b border-line last:border-b-0">
            <SessionHead {...{ live, roomId, group, appointments }} sessionId={first.sessionId} />
            <ul className="flex flex-col">{group.map(children)}</ul>
          </li>
        );
      })}
    </ul>
  );
}

interface SessionHeadProps extends Pick<QueueListProps, "live" | "roomId" | "appointments"> {
  sessionId: string;
  group: readonly QueueEntryView[];
}

/** What a group session is called, how many of it are here, and the way into its call. */
function SessionHead({ live, roomId, appointments, sessionId, group }: SessionHeadProps) {
  const { t } = useT();
  const shown = group.flatMap(
    ({ chatRoomId }) => appointments.find((appointment) => appointment.appointmentId === chatRoomId) ?? [],
  );
  const title = shown.find(({ session }) => session?.id === sessionId)?.session?.title ?? t("rooms:group.untitled");
  const own = shown.find(({ mayStart }) => mayStart);
  const chat = live.chatRooms.find(({ id }) => id === sessionId);
  const unread = unreadIn(chat, live.self?.memberId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 bg-sunken px-[min(1.25rem,6vw)] py-3">
      <div className="min-w-0 grow basis-32">
        <h3 className="font-semibold">
          <bdi>{title}</bdi>
        </h3>
        <p className="text-sm text-muted">{t("rooms:group.here", { count: group.length })}</p>
        {unread > 0 && (
          <p className="text-sm font-semibold text-brand-text">{t("waiting-room:chat.unread", { count: unread })}</p>
        )}
      </div>
      {own && (
        <LinkButton
          href={paths.waitingRoomVideo(roomId, own.appointmentId, { enter: "now" })}
          size="small"
          icon="camera"
        >
          {t("rooms:group.open")}
        </LinkButton>
      )}
    </div>
  );
}
