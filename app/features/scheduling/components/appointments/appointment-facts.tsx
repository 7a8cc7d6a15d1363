import type { ReactNode } from "react";
import type { PatientTranslate } from "~/i18n/audiences";
import { usePatientT } from "~/i18n/use-t";
import { phoneShown, phoneText } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { EmailText } from "~/ui/view/email-text";
import { TextLink } from "~/ui/base/link";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { bookingNumber } from "../../domain/booking/booking-number";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { PaymentItem } from "../../domain/payments/payment-item";
import type { ToldCost } from "../../domain/payments/told-cost";
import { MoneySums } from "../payments/money-sums";
import { AppointmentStatus } from "./appointment-status";
import { AppointmentTime } from "./appointment-time";
import { patientName, providerName } from "./person-names";

export interface AppointmentFactsProps {
  appointment: AppointmentSummary;
  clock: ReaderClock;
  side: "staff" | "patient";
  /** Whether the reader may open the patient's page. */
  opensPatient?: boolean;
  /** What was paid of its price, what went back, and what is left. */
  money?: PaymentItem | null;
  /** How its patient pays what is left of it. */
  payWay?: ToldCost["way"];
  /** Below a head that says when and how it stands, and to patients where: the other facts, of staff side by side. */
  belowHead?: boolean;
  /** The way to change the reason, beside it. */
  changeReason?: ReactNode;
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
          href={telHref(branch.phone)}
          dir="ltr"
          className="inline-flex min-h-11 items-center self-start text-sm"
        >
          {phoneShown(branch.phone)}
        </TextLink>
      )}
    </span>
  );
}

type Patient = NonNullable<AppointmentSummary["patient"]>;

/** Where its patient is reached. */
function Contact(patient: Patient) {
  const { email } = patient;
  const number = phoneText(patient);
  return (
    <span className="flex flex-col">
      {number && (
        <TextLink href={telHref(number)} dir="ltr" className="inline-flex min-h-11 items-center self-start">
          {number}
        </TextLink>
      )}
      {email && <EmailText>{email}</EmailText>}
    </span>
  );
}

/** The patient by name: a link to their page for whoever may open it. */
function PatientLine({ patient, isLinked }: { patient: Patient; isLinked: boolean }) {
  if (!isLinked) return <bdi>{patientName(patient)}</bdi>;
  return (
    <TextLink href={paths.patient(patient.id)} className="inline-flex min-h-11 items-center">
      <bdi>{patientName(patient)}</bdi>
    </TextLink>
  );
}

const proposed = ({ bookedBy }: AppointmentSummary) => bookedBy === "STAFF" || bookedBy === "SYSTEM";

/**
 * Whether the time for which it was first meant still says something: what the clinic proposed only while the patient
 * asks for another time, for nobody proposes it any more once it was moved or is confirmed.
 */
const isAskedAbout = (appointment: AppointmentSummary) =>
  !proposed(appointment) || appointment.stateId === APPOINTMENT_STATE.NEW;

/** What an appointment is: who, when, where, why, and how it stands. Of a blocked time: whose, when and why. */
export function AppointmentFacts(props: AppointmentFactsProps) {
  const {
    appointment,
    clock,
    side,
    opensPatient = false,
    money = null,
    payWay = null,
    belowHead,
    changeReason,
  } = props;
  const { t } = usePatientT();
  const { startsAt, endsAt, requestedAt, timeZone, type, offering, patient } = appointment;
  const byVideo = type === "video";
  const isBlocked = appointment.stateId === APPOINTMENT_STATE.BLOCKED;
  const shown = side === "staff" ? patient : null;
  const leads = side === "staff" ? "reader" : "place";
  const rows: (SummaryRow | false)[] = [
    !belowHead && {
      term: t("scheduling:details.status"),
      value: <AppointmentStatus state={appointment.stateId} side={side} />,
    },
    // The head of the page has the name, with the way to their page, and what it is for.
    shown !== null &&
      !belowHead && {
        term: t("scheduling:details.patient"),
        value: <PatientLine patient={shown} isLinked={opensPatient} />,
      },
    shown !== null &&
      (shown.email !== "" || shown.phone !== "") && {
        term: t("scheduling:details.contact"),
        value: <Contact {...shown} />,
      },
    { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, appointment.employee)}</bdi> },
    offering !== null &&
      !(belowHead && side === "staff") && { term: t("scheduling:details.offering"), value: offering.name },
    !isBlocked &&
      !belowHead && {
        term: t("scheduling:details.type"),
        value: byVideo ? t("common:consultationTypes.video") : t("common:consultationTypes.inPerson"),
      },
    !belowHead && {
      term: t("scheduling:details.when"),
      value: <AppointmentTime {...{ startsAt, endsAt, clock }} leads={leads} zone={timeZone} />,
    },
    !isBlocked &&
      requestedAt !== startsAt &&
      isAskedAbout(appointment) && {
        term: t(proposed(appointment) ? "scheduling:details.proposedFor" : "scheduling:details.requestedFor"),
        value: (
          <AppointmentTime
            startsAt={requestedAt}
            endsAt={requestedAt + endsAt - startsAt}
            {...{ clock }}
            leads={leads}
            zone={timeZone}
          />
        ),
      },
    // Nobody goes anywhere for a video appointment: where its kind is not said, that is where it is.
    (side === "staff" ? belowHead || isBlocked || !byVideo : !byVideo && !belowHead) && {
      term: t("scheduling:details.branch"),
      value: isBlocked ? (
        <bdi>{appointment.branch.name}</bdi>
      ) : byVideo ? (
        t("common:consultationTypes.video")
      ) : (
        <Place branch={appointment.branch} />
      ),
    },
    (appointment.reason !== "" || Boolean(changeReason)) && {
      term: t(isBlocked ? "scheduling:details.note" : "scheduling:details.reason"),
      value: (
        <>
          <bdi>{appointment.reason}</bdi>
          {changeReason}
        </>
      ),
    },
    ...(money === null
      ? paymentRows(t, appointment, side)
      : [
          {
            term: t("scheduling:details.payment"),
            value: (
              <>
                <MoneySums money={money} own={side === "patient"} />
                {payWay && money.dueMinor > 0 && <p className="font-normal">{t(`booking:payWay.${payWay}`)}</p>}
              </>
            ),
          },
        ]),
    side === "patient" && {
      term: t("scheduling:columns.reference"),
      value: <bdi dir="ltr">{bookingNumber(appointment.id)}</bdi>,
    },
  ];
  return (
    <SummaryList rows={rows.filter((row) => row !== false)} layout={belowHead && side === "staff" ? "grid" : "list"} />
  );
}

function paymentRows(
  t: PatientTranslate,
  { stateId, paidOnlineAt, paidAtClinicAt, paidByCreditAt }: AppointmentSummary,
  side: AppointmentFactsProps["side"],
): SummaryRow[] {
  const term = t("scheduling:details.payment");
  if (paidByCreditAt !== null) {
    const isLost = stateId === APPOINTMENT_STATE.CANCELED;
    return [{ term, value: t(isLost ? "scheduling:details.creditUsedUp" : "scheduling:details.paidByCredit") }];
  }
  if (paidOnlineAt !== null) return [{ term, value: t("scheduling:details.paidOnline") }];
  return side === "staff" && paidAtClinicAt !== null ? [{ term, value: t("scheduling:details.paidAtClinic") }] : [];
}
