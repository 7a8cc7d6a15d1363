import { MINUTE_MS } from "~/kernel/time/minutes";
import { usePatientT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { Card } from "~/ui/view/card";
import { estimateWait, type AppointmentLength } from "../domain/queue/wait-estimate";
import type { ShownAppointment } from "./room-props";
import { usePlaceTime } from "./use-place-time";

export interface QueueCardProps {
  state: "waiting" | "admitted" | "closed" | "notCheckedIn";
  /** From 1; null once called in. */
  place: number | null;
  /** How long appointments take; null where no estimate is shown. */
  appointmentLength: AppointmentLength | null;
  /** By how many minutes the doctor said to be late. */
  lateMinutes: number | undefined;
  appointment: Pick<ShownAppointment, "type" | "startsAt" | "timeZone">;
  /** Provider they wait for, by the name that patients use. */
  doctor: string;
  /** Whether that provider is in the room. */
  providerIsHere: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** What is said last to whoever waits; without it that they keep their place. */
  foot?: string;
}

/** Whoever is first in line is the next one only where their appointment is near. */
const NEXT_WITHIN_MS = 60 * MINUTE_MS;

/** Where the patient stands: large, and read aloud when it changes. */
export function QueueCard({ state, place, foot, ...wait }: QueueCardProps) {
  const { t } = usePatientT();
  const ready = state === "admitted";
  const text = ready
    ? t("waiting-room:queue.ready")
    : place === 1
      ? t(
          wait.appointment.startsAt - wait.now <= NEXT_WITHIN_MS
            ? "waiting-room:queue.next"
            : "waiting-room:queue.first",
        )
      : t("waiting-room:queue.place", { place: place ?? 1 });
  return (
    <Card tone="brand">
      <div role="status" className="flex flex-col items-center gap-4 py-4 text-center">
        <span
          aria-hidden="true"
          className="inline-flex size-20 items-center justify-center rounded-full border border-brand-edge bg-brand font-display text-3xl font-semibold text-brand-ink"
        >
          {ready ? <Icon name="check" className="size-10" /> : place}
        </span>
        <p className="font-display text-2xl font-semibold text-balance">{text}</p>
        {!ready && <WaitWords place={place ?? 1} {...wait} />}
        <p className="max-w-prose text-muted">
          {ready ? t(READY_TEXT[wait.appointment.type]) : (foot ?? t("waiting-room:queue.keepsPlace"))}
        </p>
      </div>
    </Card>
  );
}

/** What somebody who is called in does now. */
const READY_TEXT = {
  video: "waiting-room:queue.readyVideo",
  in_patient: "waiting-room:queue.readyInPerson",
} as const;

type WaitWordsProps = Omit<QueueCardProps, "state" | "place" | "foot"> & { place: number };

/** When the appointment begins, whether the doctor is here or late, and how long it will probably take. */
function WaitWords({
  place,
  appointmentLength,
  lateMinutes,
  appointment,
  doctor,
  providerIsHere,
  now,
}: WaitWordsProps) {
  const { t } = usePatientT();
  const placeTime = usePlaceTime();
  const startsIn = (appointment.startsAt - now) / MINUTE_MS;
  // Nobody can say how long it takes while the doctor is not here.
  const range =
    providerIsHere && appointmentLength ? estimateWait(appointmentLength, place, startsIn + (lateMinutes ?? 0)) : null;
  return (
    <>
      {startsIn > 0 && (
        <p className="text-lg">
          {t("rooms:wait.begins", { time: placeTime(appointment.startsAt, appointment.timeZone) })}
        </p>
      )}
      {!providerIsHere && <p className="text-lg">{t("rooms:wait.doctorAway", { name: doctor })}</p>}
      {range && (
        <p className="text-lg">
          {range.from > 0
            ? t("rooms:wait.range", { from: range.from, to: range.to })
            : t("rooms:wait.upTo", { to: range.to })}
        </p>
      )}
      {lateMinutes !== undefined && (
        <p className="max-w-prose font-semibold">{t("rooms:wait.late", { count: lateMinutes })}</p>
      )}
    </>
  );
}
