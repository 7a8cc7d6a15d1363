import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { EmptyState } from "~/ui/view/empty-state";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { QueueEntryView } from "../domain/rooms/room-view";
import { unreadIn } from "../realtime/room-client-marks";
import { ArrivalBar } from "./arrival-bar";
import { LateForm } from "./late-form";
import { useNow } from "./use-now";
import { ConnectionBanner } from "./connection-banner";
import { StaffChat } from "./staff-chat";
import { StaffChats } from "./staff-chats";
import type { Colleague, LiveRoom, ShownRoom, ShownAppointment } from "./room-props";
import { QueueList } from "./queue-list";
import { StaffQueueEntry } from "./staff-queue-entry";
import { useProviderName } from "./use-provider-name";

/** How often the minutes that somebody has waited are counted anew. */
const EVERY_MS = 20_000;

export interface StaffRoomProps {
  live: LiveRoom;
  room: ShownRoom;
  appointments: readonly ShownAppointment[];
  /** Answers to choose from in the chat. */
  readyReplies: readonly string[];
  /** Providers to whom an appointment can be given. */
  colleagues: readonly Colleague[];
  /** Of the practice. */
  timeZone: string;
  /** The chat that the page's address names; null where it names none. */
  opened: string | null;
}

/** The doctor's side of a waiting room: who waits, and the chat with one of them. */
export function StaffRoom({ live, room, appointments, readyReplies, colleagues, timeZone, opened }: StaffRoomProps) {
  const { t, format } = useT();
  const doctor = useProviderName(room);
  const all = live.queue?.kind === "staff" ? live.queue.entries : [];
  const isMine = ({ providerId }: QueueEntryView) => providerId === live.self?.memberId;
  const entries = room.shared ? [...all.filter(isMine), ...all.filter((entry) => !isMine(entry))] : all;
  const isCallable = (id: string) => appointments.find(({ appointmentId }) => appointmentId === id)?.mayStart ?? true;
  const [chosen, choose] = useState(opened);
  const current =
    entries.find((entry) => entry.chatRoomId === chosen) ?? entries.find((entry) => entry.admitted) ?? entries[0];
  const appointment = appointments.find(({ appointmentId }) => appointmentId === current?.chatRoomId);
  const now = useNow(EVERY_MS);
  const waiting = entries.filter((entry) => !entry.admitted).length;
  return (
    <>
      <PageHeader
        title={room.shared ? t("rooms:shared.titleOf", { name: doctor }) : t("waiting-room:titleOf", { name: doctor })}
        lead={waiting > 0 ? t("waiting-room:people.waiting", { count: waiting }) : t("waiting-room:people.empty")}
      />
      <ConnectionBanner status={live.status} />
      <ArrivalBar entries={entries} isCallable={isCallable} />
      <div className="grid items-start gap-6 computer:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t("waiting-room:people.title")} padding="flush">
            {entries.length === 0 ? (
              <EmptyState icon="people" title={t("waiting-room:people.empty")} level={3} />
            ) : (
              <QueueList live={live} roomId={room.id} entries={entries} appointments={appointments}>
                {(entry) => (
                  <StaffQueueEntry
                    key={entry.chatRoomId}
                    entry={entry}
                    appointment={appointments.find(({ appointmentId }) => appointmentId === entry.chatRoomId)}
                    unread={unreadIn(chatOf(live, entry.chatRoomId), live.self?.memberId)}
                    roomId={room.id}
                    shared={room.shared}
                    colleagues={colleagues}
                    now={now}
                    current={entry === current}
                    onChoose={() => choose(entry.chatRoomId)}
                  />
                )}
              </QueueList>
            )}
          </Card>
          <LateForm live={live} />
          <StaffChat live={live} roomId={room.id} timeZone={timeZone} />
        </div>
        {current ? (
          <StaffChats
            key={current.chatRoomId}
            live={live}
            roomId={room.id}
            appointmentId={current.chatRoomId}
            name={format.list(current.names)}
            timeZone={appointment?.timeZone ?? timeZone}
            readyReplies={readyReplies}
          />
        ) : (
          <Card>
            <p className="text-muted">{t("waiting-room:doctor.choose")}</p>
          </Card>
        )}
      </div>
    </>
  );
}

const chatOf = (live: LiveRoom, id: string) => live.chatRooms.find((chat) => chat.id === id);
