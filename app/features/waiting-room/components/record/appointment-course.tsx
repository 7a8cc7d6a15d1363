import type { Speech } from "~/i18n/i18n-provider";
import { usePatientT } from "~/i18n/use-t";
import type { SummaryRow } from "~/ui/view/summary-list";
import type { RecordPerson, AppointmentCourse } from "../../domain/record/appointment-record";

interface CourseProps {
  course: AppointmentCourse;
  timeZone: string;
  /** Zone of the reader; where its clock shows another time the place's zone is named. */
  readerZone: string;
  /** The provider as patients call them. */
  doctor: string;
}

function personWords({ t, format }: Speech, { course: { from }, timeZone, doctor }: CourseProps, person: RecordPerson) {
  const name = person.role === "provider" ? doctor : person.name;
  if (person.role === "companion") return t("appointment-record:people.companion", { name });
  return person.cameAt === null || person.cameAt <= from
    ? name
    : t("appointment-record:people.from", { name, time: format.time(person.cameAt, timeZone) });
}

/** How an appointment went: from when to when, how long by video, and who was there. */
function courseRows(speech: Speech, props: CourseProps): SummaryRow[] {
  const { t, format } = speech;
  const { course, timeZone, readerZone } = props;
  const { from, to, goesOn, videoMinutes, people } = course;
  const day = format.date(from, timeZone, "long");
  const place = format.timeInPlace(from, timeZone, readerZone);
  const zone = place.differs ? ` (${place.zoneName})` : "";
  const time = format.time(from, timeZone) + zone;
  const rows: (SummaryRow | false)[] = [
    {
      term: t("appointment-record:tookPlace"),
      value:
        to !== null
          ? t("appointment-record:onDay", { day, times: format.timeRange(from, to, timeZone) + zone })
          : t(goesOn ? "appointment-record:since" : "appointment-record:began", { day, time }),
    },
    videoMinutes !== null && {
      term: t("appointment-record:video"),
      value: t("common:minutes", { count: videoMinutes }),
    },
    people.length > 0 && {
      term: t("appointment-record:people.title"),
      value: (
        <ul>
          {people.map((person) => (
            <li key={`${person.role} ${person.name}`}>
              <bdi>{personWords(speech, props, person)}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return rows.filter((row) => row !== false);
}

/** The same for a component's own use. */
export function useCourseRows(props: CourseProps | null): SummaryRow[] {
  const speech = usePatientT();
  return props ? courseRows(speech, props) : [];
}
