import { Form } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import type { Briefing } from "~/features/forms/domain/questionnaires/briefing";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { MAX_NAME_LENGTH } from "../domain/rooms/room-limits";
import type { AppointmentLength } from "../domain/queue/wait-estimate";
import { BriefingCard } from "./briefing-card";
import { Chat } from "./chat";
import { CompanionLink } from "./guests/companion-link";
import { ConnectionBanner } from "./connection-banner";
import { PeopleCard } from "./people-card";
import { QueueCard } from "./queue-card";
import type { LiveRoom, ShownRoom, ShownAppointment } from "./room-props";
import { useProviderName } from "./use-provider-name";
import { usePlaceTime } from "./use-place-time";
import { useWait } from "./use-wait";
import { VideoLink } from "./video/video-link";
import { AppointmentOver } from "./appointment-over";

export interface GuestRoomProps {
  live: LiveRoom;
  room: ShownRoom;
  appointment: ShownAppointment;
  appointmentLength: AppointmentLength | null;
  briefing: Briefing | null;
  /** They came by a link, by which others may come with them. */
  byLink: boolean;
  /** Of the clinic; empty where none is known. */
  phone: string;
  /** When the page was made, epoch milliseconds. */
  renderedAt: number;
}

/** The patient's side of a waiting room. */
export function GuestRoom({
  live,
  room,
  appointment,
  appointmentLength,
  briefing,
  byLink,
  phone,
  renderedAt,
}: GuestRoomProps) {
  const { t } = usePatientT();
  const placeTime = usePlaceTime();
  const doctor = useProviderName(room);
  const wait = useWait(live, appointment, renderedAt);
  if (live.closed) return <AppointmentOver outcome={live.closed} ending={null} {...{ doctor, phone }} />;
  const when = t("waiting-room:checkIn.yourAppointment", {
    time: placeTime(appointment.startsAt, appointment.timeZone),
  });
  const queue = live.queue?.kind === "guest" ? live.queue : null;
  if (!queue || queue.state === "notCheckedIn")
    return (
      <CheckIn live={live} appointment={appointment} doctor={doctor} when={when}>
        {byLink && <CompanionLink roomId={room.id} />}
      </CheckIn>
    );
  return (
    <>
      <PageHeader title={t("waiting-room:titleOf", { name: doctor })} lead={when} />
      <ConnectionBanner status={live.status} />
      <QueueCard {...queue} {...wait} {...{ appointmentLength, doctor }} lateMinutes={queue.lateMinutes} />
      {briefing && queue.state === "waiting" && <BriefingCard briefing={briefing} />}
      <VideoLink appointment={appointment} roomId={room.id} />
      <Chat
        live={live}
        roomId={room.id}
        chatRoomId={appointment.appointmentId}
        title={t("waiting-room:chat.with", { name: doctor })}
        timeZone={appointment.timeZone}
      />
      <PeopleCard live={live} />
      {byLink && <CompanionLink roomId={room.id} />}
    </>
  );
}

interface CheckInProps {
  live: LiveRoom;
  appointment: ShownAppointment;
  doctor: string;
  when: string;
  children: ReactNode;
}

function CheckIn({ live, appointment, doctor, when, children }: CheckInProps) {
  const { t } = usePatientT();
  const [name, setName] = useState(live.self?.displayName ?? appointment.patientName);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError(t("errors:field.mandatory"));
    live.checkIn(name.trim());
  };
  return (
    <>
      <PageHeader title={t("waiting-room:name.title", { name: doctor })} lead={when} />
      <ConnectionBanner status={live.status} />
      <Card>
        <Form method="post" onSubmit={submit} className="flex max-w-md flex-col gap-6">
          <TextField
            name="name"
            label={t("waiting-room:name.label")}
            hint={t("waiting-room:name.hint")}
            autoComplete="name"
            required
            maxLength={MAX_NAME_LENGTH}
            value={name}
            error={error}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" name="intent" value="checkIn" size="large" wide icon="check">
            {t("waiting-room:name.submit")}
          </Button>
        </Form>
      </Card>
      {children}
    </>
  );
}
