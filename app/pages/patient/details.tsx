import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ROLE } from "~/features/identity/public.server";
import { InsuranceCard } from "~/features/patients/components/insurance-card";
import { MissingDetails } from "~/features/patients/components/missing-details";
import { NotesCard, PersonCard } from "~/features/patients/components/patient-facts";
import { AccessCard, FamilyCard } from "~/features/patients/components/patient-relations";
import { SamePersonHint } from "~/features/scheduling/components/appointments/same-person-hint";
import { personName } from "~/features/patients/components/person-name";
import { disablePatient, enablePatient, viewPatient } from "~/features/patients/public.server";
import { Island } from "~/ui/base/island";
import { monitorsPatients } from "~/features/monitoring/public.server";
import { clockOfReader } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { PatientHeadActs, PatientThumbActs } from "./patient-acts";
import { PATIENT_DONE, PatientDone } from "./patient-done";
import { PatientAppointments } from "./patient-appointments";
import { PatientHeader } from "./patient-header";
import { readPatientPage } from "./patient-page.server";
import { MoneyPart, RecordsPart } from "./patient-parts";
import { PatientTabLinks } from "./patient-tab-links";
import { TimelineList } from "./timeline-list";
import type { Timeline } from "./timeline.server";

export const handle = { islands: ["booking-panel"], width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params, url }) => {
  const id = params["patientId"] ?? "";
  // Who may not see the patient has looked at nothing else of theirs either.
  const patient = await viewPatient(app, id);
  const page = await readPatientPage(app, patient, url);
  // A consultation without an appointment is added by a provider who looks after the patient.
  const { actor } = app;
  const mayConsult = actor.kind === "employee" && actor.roles.includes(ROLE.PROVIDER) && patient.mayReadHealthRecord;
  const has = (authority: string) => actor.kind === "employee" && actor.authorities.has(authority);
  const mayMonitor =
    monitorsPatients(app.profile.settings) &&
    patient.mayReadHealthRecord &&
    (has("monitoring.work") || has("monitoring.work.own"));
  return {
    patient: { ...patient, mayConsult, mayMonitor },
    page,
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
  const { patient, page, clock, zone, done, item, title } = useLoaderData<typeof loader>();
  const { person, maySet } = patient;
  const { tab, tabs, appointments } = page;
  const { t } = useT();
  return (
    <>
      <div className="-mb-3 flex flex-wrap items-center justify-between gap-3">
        <BackLink href={paths.patients()}>{t("patients:list.title")}</BackLink>
        <PatientHeadActs patient={patient} />
      </div>
      <PatientHeader
        {...{ person, maySet, clock, age: patient.age, photoFileId: patient.photoFileId, alerts: page.alerts }}
        missing={patient.missing.length}
        insuranceEnded={patient.insurances.some(({ ranOut }) => ranOut)}
        coming={appointments?.coming ?? null}
        standings={page.standings}
      />
      {done && <PatientDone {...{ done, item, patient, name: title }} coming={appointments?.coming.length ?? 0} />}
      {!person.enabled && done !== "disabled" && (
        <Banner tone="warn" title={t("patients:details.disabled")}>
          {t("patients:details.disabledText")}
        </Banner>
      )}
      {patient.samePerson > 0 && <SamePersonHint patientId={person.id} records={patient.samePerson} />}
      <PatientTabLinks patientId={person.id} tabs={tabs} current={tab} />
      {tab === "appointments" && appointments && (
        <PatientAppointments patientId={person.id} appointments={appointments} clock={clock} maySet={maySet} />
      )}
      {tab === "people" ? (
        <div className="grid items-start gap-5 computer:grid-cols-2">
          <FamilyCard patientId={person.id} family={patient.family} />
          <AccessCard providers={patient.providers} zone={zone} />
        </div>
      ) : (
        page.timeline && <Happened timeline={page.timeline} />
      )}
      <PatientThumbActs patient={patient} />
      <Island name="booking" />
    </>
  );
}

/** The part of the page that is asked for, where it shows what happened. */
function Happened({ timeline }: { timeline: Timeline }) {
  const { patient, page, clock, zone } = useLoaderData<typeof loader>();
  const { tab, groups, group, papers, consultations, standings, account, charges, invoices, settles } = page;
  const { t } = useT();
  const part = { patientId: patient.person.id, timeline, zone };
  if (tab === "records") return <RecordsPart {...part} {...{ papers, consultations }} readerZone={clock.zone} />;
  if (tab === "money") return <MoneyPart {...part} {...{ standings, account, charges, invoices, settles }} />;
  if (tab === "messages") return <TimelineList {...part} tab={tab} title={t("chart:sent")} />;
  if (tab === "files") return <TimelineList {...part} tab={tab} title={t("chart:files")} />;
  return (
    <>
      <MissingDetails patient={patient.person} missing={patient.missing} mayUpdate={patient.mayUpdate} />
      <div className="grid items-start gap-5 computer:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <TimelineList {...part} tab={tab} title={t("chart:timeline")} {...{ groups, group }} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PersonCard {...patient} zone={zone} />
          <InsuranceCard
            patientId={patient.person.id}
            insurances={patient.insurances}
            mayUpdate={patient.mayUpdate}
            asked={patient.asks.insurance}
          />
          <NotesCard clinical={patient.clinical} />
          <Switch person={patient.person} mayDisable={patient.mayDisable} />
        </div>
      </div>
    </>
  );
}

type Patient = ReturnType<typeof useLoaderData<typeof loader>>["patient"];

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
