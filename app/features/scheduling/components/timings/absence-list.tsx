import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Banner } from "~/ui/view/banner";
import type { Absence } from "../../domain/timings/absence";
import { isEditable } from "../../domain/timings/absence-fields";
import { useAbsenceWords } from "./absence-words";

/** An absence with the booked appointments that lie in it, the first few. UTC ms. */
export interface ShownAbsence extends Absence {
  appointments: readonly {
    id: string;
    type: "video" | "in_patient";
    startsAt: number;
    timeZone: string;
    patientName: string;
  }[];
  appointmentCount: number;
}

export interface AbsenceListProps {
  absences: readonly ShownAbsence[];
  branches: readonly { id: string; name: string }[];
  /** The page with an absence open to be changed. */
  hrefFor: (absenceId: string) => string;
}

/** When the doctor is away, each with what is booked in that time. */
export function AbsenceList({ absences, branches, hrefFor }: AbsenceListProps) {
  const { t } = useT();
  if (absences.length === 0) return <p className="text-muted">{t("timings:absence.none")}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {absences.map((absence) => (
        <li key={absence.ids[0]} className="flex flex-col gap-3 py-4 first:pt-0">
          <AbsenceLine absence={absence} branches={branches} hrefFor={hrefFor} />
          {absence.appointmentCount > 0 && <AppointmentsInTime absence={absence} />}
        </li>
      ))}
    </ul>
  );
}

function AbsenceLine({ absence, branches, hrefFor }: Omit<AbsenceListProps, "absences"> & { absence: ShownAbsence }) {
  const { t, format } = useT();
  const { days, hours } = useAbsenceWords()(absence);
  const [id = ""] = absence.ids;
  const places = branches.filter(({ id: branchId }) => absence.branchIds.includes(branchId)).map(({ name }) => name);
  const where = places.length === 0 ? t("timings:absence.everywhere") : format.list(places);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold">{days}</p>
        <p className="text-sm text-muted">{[hours, where].join(" · ")}</p>
        {absence.note && (
          <p className="text-sm" dir="auto">
            {absence.note}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {isEditable(absence) && (
          <LinkButton href={hrefFor(id)} tone="quiet" size="small" icon="edit">
            <span aria-hidden="true">{t("common:actions.change")}</span>
            <VisuallyHidden>{t("timings:absence.edit", { when: days })}</VisuallyHidden>
          </LinkButton>
        )}
        <form method="post">
          <input type="hidden" name="intent" value="removeAbsence" />
          <input type="hidden" name="absenceId" value={id} />
          <Button type="submit" tone="quiet" size="small" icon="trash">
            <span aria-hidden="true">{t("common:actions.remove")}</span>
            <VisuallyHidden>{t("timings:absence.remove", { when: days })}</VisuallyHidden>
          </Button>
        </form>
      </div>
    </div>
  );
}

/** The appointments that stay booked although the doctor is away, with whom as far as the reader may see it. */
function AppointmentsInTime({ absence: { appointments, appointmentCount } }: { absence: ShownAbsence }) {
  const { t, format } = useT();
  const more = appointmentCount - appointments.length;
  const words = ({ type, startsAt, timeZone, patientName: name }: ShownAbsence["appointments"][number]) => {
    const time = format.dateTime(startsAt, timeZone, "short");
    const kind = t(type === "video" ? "common:consultationTypes.video" : "common:consultationTypes.inPerson");
    return name
      ? t("timings:absence.appointmentOf", { time, name, kind })
      : t("timings:absence.appointment", { time, kind });
  };
  return (
    <Banner tone="warn" title={t("timings:absence.appointments", { count: appointmentCount })}>
      <p>{t("timings:absence.appointmentsHint")}</p>
      <ul>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <TextLink href={paths.appointment(appointment.id)} className="inline-flex min-h-11 items-center">
              {words(appointment)}
            </TextLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("timings:absence.more", { count: more })}</p>}
    </Banner>
  );
}
