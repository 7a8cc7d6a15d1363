import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import type { ArrivalAct } from "../../../domain/appointments/arrivals/arrival-stage";
import type { DeskProvider, StagedAppointment } from "../../../domain/appointments/arrivals/desk-board";
import { patientName, providerName } from "../person-names";
import { ArrivalActions } from "./arrival-actions";
import { ArrivalStageText } from "./arrival-stage-text";

interface DeskProviderCardProps {
  provider: DeskProvider;
  /** UTC ms. */
  now: number;
  rights: readonly ArrivalAct[];
  back: string;
}

/** So many patients of a doctor stand on the board at once; the others are one press away. */
const MOST_SHOWN = 3;

/** A doctor of today: how late they are, who is with them, who waits, and who comes next. */
export function DeskProviderCard({ provider, now, rights, back }: DeskProviderCardProps) {
  const { t, format } = useT();
  const { employee, minutesLate, appointments } = provider;
  const open = appointments.filter(({ stage }) => stage !== "left");
  const shown = open.slice(0, MOST_SHOWN);
  const more = open.slice(MOST_SHOWN);
  const rowOf = (appointment: StagedAppointment) => (
    <DeskRow key={appointment.id} {...{ appointment, now, rights, back }} />
  );
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <div className="flex items-baseline justify-between gap-2 border-b border-line px-2.5 py-1.5">
        <h2 className="min-w-0 text-sm font-semibold">
          <bdi>{providerName(t, employee)}</bdi>
        </h2>
        <span
          className={minutesLate > 0 ? "shrink-0 text-sm font-semibold text-warn-text" : "shrink-0 text-sm text-muted"}
        >
          {minutesLate > 0 ? t("arrivals:board.lateFor", { minutes: minutesLate }) : t("arrivals:board.onTime")}
        </span>
      </div>
      {open.length === 0 ? (
        <p className="px-2.5 py-2 text-sm text-muted">{t("arrivals:board.nobody")}</p>
      ) : (
        <ul className="divide-y divide-line">{shown.map(rowOf)}</ul>
      )}
      {more.length > 0 && (
        <details data-key={`more:${employee.id}`} className="border-t border-line">
          <summary className="cursor-pointer px-2.5 py-1 text-sm text-muted pointer-coarse:min-h-11">
            {t("arrivals:board.more", { total: more.length })}
            <span className="sr-only"> {format.number(open.length)}</span>
          </summary>
          <ul className="divide-y divide-line border-t border-line">{more.map(rowOf)}</ul>
        </details>
      )}
    </li>
  );
}

function DeskRow({
  appointment,
  now,
  rights,
  back,
}: Omit<DeskProviderCardProps, "provider"> & { appointment: StagedAppointment }) {
  const { format } = useT();
  const { id, patient, stage, arrival, startsAt, timeZone } = appointment;
  const name = patientName(patient);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2.5 py-1">
      <span className="shrink-0 text-sm text-muted tabular-nums">{format.time(startsAt, timeZone)}</span>
      <Anchor href={paths.appointment(id)} className="min-w-0 flex-1 basis-24 text-sm font-semibold break-words">
        <bdi>{name}</bdi>
      </Anchor>
      {stage !== "expected" && <ArrivalStageText {...{ stage, arrival, now }} />}
      <ArrivalActions {...{ appointment, name, rights, now, back }} bare />
    </li>
  );
}
