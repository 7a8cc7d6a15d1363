import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { waitsInCall } from "../../domain/appointments/joinable";
import { isAhead, ownStep } from "../../domain/appointments/own-next-step";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import { AppointmentStatus } from "./appointment-status";
import { AppointmentTime } from "./appointment-time";

interface OwnHeadProps {
  appointment: AppointmentSummary;
  clock: ReaderClock;
  /** UTC ms. */
  now: number;
  title?: string;
  /** With whom and what for, where the page does not say so above. */
  children?: ReactNode;
  /** What can be done about it, the most useful first. */
  acts: ReactNode;
}

/** The head of a patient's own appointment: how it stands, when and where it is, and what to do about it. */
export function OwnHead({ appointment, clock, now, title, children, acts }: OwnHeadProps) {
  const { t, format } = usePatientT();
  const { startsAt, endsAt, timeZone, stateId, type, branch } = appointment;
  const step = ownStep(appointment, now);
  return (
    <Card title={title} tone="brand">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <AppointmentStatus state={stateId} side="patient" />
          {isAhead(appointment, now) && <span>{format.relative(startsAt, now)}</span>}
        </div>
        <p className="font-display text-2xl font-semibold">
          <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} />
        </p>
        {children}
        {type === "video" ? (
          <p className="font-semibold">{t("common:consultationTypes.video")}</p>
        ) : (
          <OwnPlace branch={branch} />
        )}
        {waitsInCall(appointment) && <p role="status">{t("arrivals:own.doctorIn")}</p>}
        {(step === "wait" || step === "later") && <p>{t(`home:patient.step.${step}`)}</p>}
        {acts && (
          <div className="flex flex-wrap items-start gap-3 max-tablet:flex-col max-tablet:items-stretch max-tablet:[&_button]:w-full">
            {acts}
          </div>
        )}
      </div>
    </Card>
  );
}

/** Where somebody goes: its name and address, and its phone. */
function OwnPlace({ branch }: Pick<AppointmentSummary, "branch">) {
  const { format } = usePatientT();
  const { name, address, postalCode, city, phone } = branch;
  const where = format.parts([address, [postalCode, city].filter(Boolean).join(" ")]);
  return (
    <div className="leading-snug">
      <bdi className="block font-semibold">{name}</bdi>
      {where && <bdi className="block">{where}</bdi>}
      {phone && (
        <TextLink href={telHref(phone)} dir="ltr" className="inline-flex min-h-11 items-center">
          {phoneShown(phone)}
        </TextLink>
      )}
    </div>
  );
}
