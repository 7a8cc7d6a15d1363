import { useEffect, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { isWaiting, type QueueEntryView } from "../domain/rooms/room-view";
import { unreadIn } from "../realtime/room-client-marks";
import { CheckedInList } from "./staff/checked-in-list";
import { ArrivalBar } from "./arrival-bar";
import { ConnectionBanner } from "./connection-banner";
import { ExpectedCard } from "./expected-card";
import { LateForm } from "./late-form";
import { NobodyWaits } from "./nobody-waits";
import { QueueList } from "./queue-list";
import type { Colleague, ExpectedPatient, LiveRoom, ShownRoom, ShownAppointment } from "./room-props";
import { StaffChat } from "./staff-chat";
import { StaffChats } from "./staff-chats";
import { StaffQueueEntry } from "./staff-queue-entry";
import { useLookAgain } from "./staff/use-look-again";
import { useNow } from "./use-now";
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
  /** Who is still to come today or was checked in at the desk, by time. */
  expected: readonly ExpectedPatient[];
  /** Of the practice. */
  timeZone: string;
  /** The chat that the page's address names; null where it names none. */
  opened: string | null;
  /** When the page was made, epoch milliseconds. */
  renderedAt: number;
}

/** The doctor's side of a waiting room: who waits and who is still to come, and the chat with one of them. */
export function StaffRoom(props: StaffRoomProps) {
  const { live, room, appointments, readyReplies, timeZone, opened, renderedAt } = props;
  const { t, format } = useT();
  const doctor = useProviderName(room);
  useLookAgain();
  const all = named(live.queue?.kind === "staff" ? live.queue.entries : [], appointments);
  const isMine = ({ providerId }: QueueEntryView) => providerId === live.self?.memberId;
  const entries = room.shared ? [...all.filter(isMine), ...all.filter((entry) => !isMine(entry))] : all;
  const elsewhere = props.expected.filter(
    ({ appointmentId }) => !all.some(({ chatRoomId }) => chatRoomId === appointmentId),
  );
  const checkedIn = elsewhere.filter(({ arrivedAt }) => arrivedAt !== null);
  const expected = elsewhere.filter(({ arrivedAt }) => arrivedAt === null);
  const { chosen, choose, chats } = useChosenChat(opened);
  const current =
    entries.find((entry) => entry.chatRoomId === chosen) ?? entries.find((entry) => entry.admitted) ?? entries[0];
  const appointment = appointments.find(({ appointmentId }) => appointmentId === current?.chatRoomId);
  const now = useNow(EVERY_MS) ?? renderedAt;
  const waiting = entries.filter(isWaiting).length + checkedIn.filter(({ called }) => !called).length;
  return (
    <>
      <PageHeader
        title={room.shared ? t("rooms:shared.titleOf", { name: doctor }) : t("waiting-room:titleOf", { name: doctor })}
        lead={waiting > 0 ? t("waiting-room:people.waiting", { count: waiting }) : undefined}
      />
      <ConnectionBanner status={live.status} />
      <ArrivalBar entries={entries} appointments={appointments} />
      {/* On a phone the chat follows those who wait; on a wide screen it stands beside all of them. */}
      <div
        className={classNames(
          "grid items-start gap-4",
          (current ?? expected[0]) && "computer:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] computer:grid-rows-[auto_1fr]",
        )}
      >
        <Card title={t("waiting-room:people.title")} padding="flush">
          {entries.length === 0 && checkedIn.length === 0 && <NobodyWaits next={expected[0]} />}
          {entries.length > 0 && <Queue {...props} {...{ entries, current, now, choose }} />}
          {checkedIn.length > 0 && <CheckedInList roomId={room.id} patients={checkedIn} now={now} />}
        </Card>
        <div
          ref={chats}
          className={classNames(
            "min-w-0 scroll-mt-20",
            (current ?? expected[0]) && "computer:col-start-2 computer:row-span-2 computer:row-start-1",
          )}
        >
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
            <ExpectedCard expected={expected} now={now} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {current && <ExpectedCard expected={expected} now={now} />}
          <LateForm live={live} />
          <StaffChat live={live} roomId={room.id} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

/** Each by a name: the patient's of the appointment where staff began and nobody has come. */
const named = (
  entries: readonly QueueEntryView[],
  appointments: readonly ShownAppointment[],
): readonly QueueEntryView[] =>
  entries.flatMap((entry) => {
    if (entry.names.length > 0) return [entry];
    const appointment = appointments.find(({ appointmentId }) => appointmentId === entry.chatRoomId);
    return appointment ? [{ ...entry, names: [appointment.patientName] }] : [];
  });

/** The chat that was chosen; one that is chosen by hand comes into view where it stands further down. */
function useChosenChat(opened: string | null) {
  const [chosen, setChosen] = useState(opened);
  const [presses, setPresses] = useState(0);
  const chats = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (presses === 0) return;
    const isBelow = window.matchMedia("(width < 62rem)").matches;
    chats.current?.scrollIntoView({ block: isBelow ? "start" : "nearest" });
    chats.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, [presses]);
  const choose = (id: string) => {
    setChosen(id);
    setPresses((before) => before + 1);
  };
  return { chosen, choose, chats };
}

interface QueueProps extends Pick<StaffRoomProps, "live" | "room" | "appointments" | "colleagues" | "timeZone"> {
  entries: readonly QueueEntryView[];
  current: QueueEntryView | undefined;
  now: number;
  choose: (id: string) => void;
}

/** Those who are in the room, in turn. */
function Queue({ live, room, appointments, colleagues, timeZone, entries, current, now, choose }: QueueProps) {
  return (
    <QueueList live={live} roomId={room.id} entries={entries} appointments={appointments}>
      {(entry) => (
        <StaffQueueEntry
          key={entry.chatRoomId}
          appointment={appointments.find(({ appointmentId }) => appointmentId === entry.chatRoomId)}
          unread={unreadIn(
            live.chatRooms.find(({ id }) => id === entry.chatRoomId),
            live.self?.memberId,
          )}
          roomId={room.id}
          shared={room.shared}
          current={entry === current}
          onChoose={() => choose(entry.chatRoomId)}
          {...{ entry, colleagues, timeZone, now }}
        />
      )}
    </QueueList>
  );
}
