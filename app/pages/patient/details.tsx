import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ROLE } from "~/features/identity/public.server";
import { InsuranceCard } from "~/features/patients/components/insurance-card";
import { MissingDetails } from "~/features/patients/components/missing-details";
import { ContactCard, NotesCard, PatientSummary, PersonCard } from "~/features/patients/components/patient-facts";
import { AccessCard, FamilyCard } from "~/features/patients/components/patient-relations";
import { SamePersonHint } from "~/features/scheduling/components/appointments/same-person-hint";
import { personName } from "~/features/patients/components/person-name";
import { disablePatient, enablePatient, viewPatient } from "~/features/patients/public.server";
import { Island } from "~/ui/base/island";
import { clockOfReader, appointmentsOfPatient } from "~/features/scheduling/public.server";
import { ConsultationList } from "~/features/waiting-room/components/record/consultation-list";
import { consultationsOf } from "~/features/waiting-room/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { PATIENT_DONE, PatientDone } from "./patient-done";
import { PatientAppointments } from "./patient-appointments";

export const handle = { islands: ["booking-panel"], width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params, url }) => {
  const id = params["patientId"] ?? "";
  // Who may not see the patient has looked at nothing else of theirs either.
  const patient = await viewPatient(app, id);
  const [appointments, consultations] = await Promise.all([
    appointmentsOfPatient(app, id),
    consultationsOf(app, id, url.searchParams.get("before")),
  ]);
  // A consultation without an appointment is added by a provider who looks after the patient.
  const { actor } = app;
  const mayConsult = actor.kind === "employee" && actor.roles.includes(ROLE.PROVIDER) && patient.mayReadHealthRecord;
  return {
    patient: { ...patient, mayConsult },
    consultations,
    appointments,
    clock: clockOfReader(app, request),
    zone: app.profile.timeZone,
    done: PATIENT_DONE.find((each) => each === url.searchParams.get("done")) ?? null,
    item: url.searchParams.get("item"),
    title: personName(patient.person),
  };
});

const switches = (done: "enabled" | "disabled") =>
  press(async ({ app, params }) => {
    const id = params["patientId"] ?? "";
    await (done === "enabled" ? enablePatient(app, id) : disablePatient(app, id));
    return redirect(paths.patient(id, { done }), 303);
  });

export const action = defineForm({ enable: switches("enabled"), disable: switches("disabled") });

export default function PatientDetails() {
  const { patient, appointments, consultations, clock, zone, done, item, title } = useLoaderData<typeof loader>();
  const { person, mayDisable, maySet } = patient;
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.patients()}>{t("patients:list.title")}</BackLink>}
        title={<bdi>{title}</bdi>}
        lead={t("patients:details.numberIs", { number: person.number })}
        actions={<Actions patient={patient} />}
      />
      {done && (
        <PatientDone done={done} item={item} patient={patient} name={title} coming={appointments.coming.length} />
      )}
      {!person.enabled && done !== "disabled" && (
        <Banner tone="warn" title={t("patients:details.disabled")}>
          {t("patients:details.disabledText")}
        </Banner>
      )}
      {patient.samePerson > 0 && <SamePersonHint patientId={person.id} records={patient.samePerson} />}
      <PatientSummary person={person} age={patient.age} />
      <MissingDetails patient={person} missing={patient.missing} mayUpdate={patient.mayUpdate} />
      <PatientAppointments patientId={person.id} appointments={appointments} clock={clock} maySet={maySet} />
      <ConsultationList patientId={person.id} readerZone={clock.zone} {...consultations} />
      <div className="grid items-start gap-5 computer:grid-cols-2">
        <PersonCard {...patient} zone={zone} />
        <ContactCard person={person} />
        <InsuranceCard
          patientId={person.id}
          insurances={patient.insurances}
          mayUpdate={patient.mayUpdate}
          asked={patient.asks.insurance}
        />
        <FamilyCard patientId={person.id} family={patient.family} />
        <NotesCard clinical={patient.clinical} />
        <AccessCard providers={patient.providers} zone={zone} />
      </div>
      <Switch person={person} mayDisable={mayDisable} />
      <Island name="booking" />
    </>
  );
}

type Patient = ReturnType<typeof useLoaderData<typeof loader>>["patient"];

function Actions({ patient }: { patient: Patient }) {
  const { person, maySet, mayUpdate, mayReadHealthRecord, mayOpenHealthRecord, mayConsult } = patient;
  const { t } = useT();
  return (
    <>
      {maySet && (
        <LinkButton href={paths.bookingPanel({ patient: person.id })} icon="calendar">
          {t("patients:details.setAppointment")}
        </LinkButton>
      )}
      {mayReadHealthRecord && (
        <LinkButton href={paths.healthProfile({ patient: person.id })} icon="heart" tone="secondary">
          {t("patients:details.healthRecord")}
        </LinkButton>
      )}
      {mayConsult && (
        <LinkButton href={paths.newConsultation({ patient: person.id })} icon="plus" tone="secondary">
          {t("consultations:newTitle")}
        </LinkButton>
      )}
      {mayOpenHealthRecord && (
        <LinkButton href={paths.openRecord()} icon="lock" tone="secondary">
          {t("patients:list.openRecord")}
        </LinkButton>
      )}
      {mayUpdate && (
        <LinkButton href={paths.patientEdit(person.id)} icon="edit" tone="secondary">
          {t("patients:details.edit")}
        </LinkButton>
      )}
    </>
  );
}

function Switch({ person: { enabled }, mayDisable }: Pick<Patient, "person" | "mayDisable">) {
  const { t } = useT();
  if (!mayDisable) return null;
  return (
    <form method="post">
      <Button type="submit" name="intent" value={enabled ? "disable" : "enable"} tone="quiet">
        {t(enabled ? "patients:details.disable" : "patients:details.enable")}
      </Button>
    </form>
  );
}
