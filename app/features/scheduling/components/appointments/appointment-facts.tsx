import { usePatientT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { AppointmentStatus } from "./appointment-status";
import { AppointmentTime } from "./appointment-time";
import { patientName, providerName } from "./person-names";

export interface AppointmentFactsProps {
  appointment: AppointmentSummary;
  clock: ReaderClock;
  side: "staff" | "patient";
}

function Place({ branch }: { branch: AppointmentSummary["branch"] }) {
  const { format } = usePatientT();
  const address = format.parts([branch.address, branch.city]);
  return (
    <span className="flex flex-col">
      <span>
        <bdi>{branch.name}</bdi>
      </span>
      {address && (
        <span className="text-sm font-normal text-muted">
          <bdi>{address}</bdi>
        </span>
      )}
      {branch.phone && (
        <TextLink
          href={`tel:${branch.phone}`}
          dir="ltr"
          className="inline-flex min-h-11 items-center self-start text-sm"
        >
          {branch.phone}
        </TextLink>
      )}
    </span>
  );
}

/** Where its patient is reached. */
const contactOf = ({ email, phoneCallingCode, phone }: NonNullable<AppointmentSummary["patient"]>) =>
  [email, phone && `${phoneCallingCode && `+${phoneCallingCode} `}${phone}`].filter(Boolean).join(" · ");

/** What an appointment is: who, when, where, why, and how it stands. */
export function AppointmentFacts({ appointment, clock, side }: AppointmentFactsProps) {
  const { t } = usePatientT();
  const { startsAt, endsAt, requestedAt, timeZone, type, offering, patient } = appointment;
  const rows: (SummaryRow | false)[] = [
    { term: t("scheduling:details.status"), value: <AppointmentStatus state={appointment.stateId} /> },
    side === "staff" &&
      patient !== null && { term: t("scheduling:details.patient"), value: <bdi>{patientName(patient)}</bdi> },
    side === "staff" &&
      patient !== null &&
      contactOf(patient) !== "" && { term: t("scheduling:details.contact"), value: <bdi>{contactOf(patient)}</bdi> },
    { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, appointment.employee)}</bdi> },
    offering !== null && { term: t("scheduling:details.offering"), value: offering.name },
    {
      term: t("scheduling:details.type"),
      value: type === "video" ? t("common:consultationTypes.video") : t("common:consultationTypes.inPerson"),
    },
    { term: t("scheduling:details.when"), value: <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} /> },
    requestedAt !== startsAt && {
      term: t("scheduling:details.requestedFor"),
      value: (
        <AppointmentTime
          startsAt={requestedAt}
          endsAt={requestedAt + endsAt - startsAt}
          {...{ clock }}
          zone={timeZone}
        />
      ),
    },
    // Nobody goes anywhere for a video appointment; staff keep to whose clock and rooms it belongs.
    (type !== "video" || side === "staff") && {
      term: t("scheduling:details.branch"),
      value: <Place branch={appointment.branch} />,
    },
    appointment.reason !== "" && { term: t("scheduling:details.reason"), value: <bdi>{appointment.reason}</bdi> },
    appointment.paidOnlineAt !== null && {
      term: t("scheduling:details.payment"),
      value: t("scheduling:details.paidOnline"),
    },
    side === "staff" &&
      appointment.paidAtClinicAt !== null &&
      appointment.paidOnlineAt === null && {
        term: t("scheduling:details.payment"),
        value: t("scheduling:details.paidAtClinic"),
      },
  ];
  return <SummaryList rows={rows.filter((row) => row !== false)} />;
}
