import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Avatar } from "~/ui/view/avatar";
import { minutesSince } from "../../domain/queue/minutes-since";
import type { ExpectedPatient } from "../room-props";

interface CheckedInListProps {
  roomId: string;
  /** They came by the desk's, the kiosk's or their own word, and have not opened the room. */
  patients: readonly ExpectedPatient[];
  /** Epoch milliseconds. */
  now: number;
}

/** Who was checked in outside of this room, and the next step with each; the desk's board says the same of them. */
export function CheckedInList({ roomId, patients, now }: CheckedInListProps) {
  const { t } = useT();
  return (
    <section aria-label={t("rooms:desk.checkedIn")}>
      <h3 className="bg-sunken px-[min(1.25rem,5vw)] py-1.5 text-sm font-semibold">{t("rooms:desk.checkedIn")}</h3>
      <ul className="divide-y divide-line">
        {patients.map((each) => (
          <CheckedInRow key={each.appointmentId} patient={each} {...{ roomId, now }} />
        ))}
      </ul>
    </section>
  );
}

function CheckedInRow({ patient, roomId, now }: { patient: ExpectedPatient } & Omit<CheckedInListProps, "patients">) {
  const { t, format } = useT();
  const { appointmentId, patientName, offering, type, startsAt, timeZone, arrivedAt, called } = patient;
  const waited = minutesSince(arrivedAt ?? now, now);
  const act = type === "in_patient" && !called ? "callIn" : type === "video" ? "startVideo" : "start";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-[min(1.25rem,5vw)] py-3">
      <Avatar name={patientName} colourKey={appointmentId} size="small" />
      <div className="min-w-0 grow basis-40">
        <TextLink
          href={paths.appointment(appointmentId)}
          className="inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11"
        >
          <bdi>{patientName}</bdi>
        </TextLink>
        <p className="text-sm text-muted">
          <span className="whitespace-nowrap tabular-nums">{format.time(startsAt, timeZone)}</span>
          {offering && (
            <>
              {" · "}
              <bdi>{offering}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="text-sm font-semibold whitespace-nowrap">
        {called ? t("rooms:desk.calledIn") : t("rooms:desk.waitedFor", { count: waited })}
      </p>
      <form method="post" action={paths.arrival(appointmentId)}>
        <HiddenFields fields={{ back: paths.waitingRoom(roomId) }} />
        <Button type="submit" name="intent" value={act === "callIn" ? "call-in" : "start"} size="small">
          {t(`rooms:desk.${act}`)}
          <VisuallyHidden>, {patientName}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
