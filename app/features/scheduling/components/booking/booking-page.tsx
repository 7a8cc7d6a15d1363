import type { PlainPatientKey } from "~/i18n/audiences";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import type { JourneyStep } from "../../domain/booking/booking-journey";
import { answerField } from "~/features/forms/domain/questions/question";
import type { JourneyView } from "../../domain/booking/booking-view";
import { BookingBack } from "./booking-back";
import { CallToBook } from "../public-lists/provider-card";
import { ChosenSoFar } from "./chosen-so-far";
import { HoldNotice } from "./hold-notice";
import { Island } from "~/ui/base/island";
import { StepPlace } from "./step-place";
import { StepProvider } from "./step-provider";
import { StepService } from "./step-service";
import { StepTime } from "./step-time";
import { StepYou } from "./step-you";

const STEPS = {
  service: StepService,
  provider: StepProvider,
  place: StepPlace,
  time: StepTime,
  you: StepYou,
} as const;

const TITLES = {
  service: "booking:offering.title",
  provider: "booking:provider.title",
  place: "booking:place.title",
  time: "booking:time.title",
  you: "booking:you.title",
} as const satisfies Record<JourneyStep, PlainPatientKey>;

/** Names of the fields that the summary of errors leads to. */
const LABELS: Partial<Record<string, PlainPatientKey>> = {
  firstName: "booking:you.firstName",
  lastName: "booking:you.lastName",
  email: "booking:you.email",
  phoneCallingCode: "booking:you.callingCode",
  phone: "booking:you.phone",
  birthDate: "booking:you.dateOfBirth",
  reason: "common:fields.reason",
  discountCode: "discounts:code.label",
  recaptcha: "security:recaptcha.label",
};

/** The title of a step, for the page and its tab. */
export const stepTitle = (step: JourneyStep): PlainPatientKey => TITLES[step];

/** Of an offering for a first appointment: why somebody who has been here cannot book it, and the way to the others. */
function NewPatientsOnly({ name }: { name: string }) {
  const { t } = usePatientT();
  return (
    <>
      <PageHeader title={name} />
      <Banner tone="info" title={t("booking:offering.newPatientsOnly")}>
        {t("booking:you.newPatientsOnly")}
      </Banner>
      <p className="mt-6">
        <LinkButton href={paths.booking()}>{t("booking:you.otherAppointments")}</LinkButton>
      </p>
    </>
  );
}

/** One step of a booking: one decision, with what was decided before it. */
export function BookingPage({ view }: { view: JourneyView }) {
  const { t, has } = usePatientT();
  const Step = STEPS[view.step];
  const step = view.steps.indexOf(view.step) + 1;
  const caption = view.stepsAreSure
    ? t("booking:step", { step, steps: view.steps.length })
    : t("requests:step", { step });
  const problems = view.problems.map(({ field, message }) => {
    const said = has(message) ? t(message as PlainPatientKey) : message;
    const label = LABELS[field];
    const asked = view.questions.find(({ id }) => answerField(id) === field)?.text;
    const name = label ? t(label) : asked;
    return { fieldId: field, message: name ? `${name}: ${said}` : said };
  });
  const byPhone = view.offering?.callToBook;
  if (view.keptFor !== null) return <NewPatientsOnly name={view.offering?.name ?? ""} />;
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={problems} />
      {view.linkSent && (
        <Banner tone="info" live title={t("booking:you.linkSentTitle")}>
          {t("booking:you.checkInbox")}
        </Banner>
      )}
      <PageHeader back={<BookingBack view={view} />} caption={caption} title={t(TITLES[view.step])} />
      <div className="flex flex-col gap-5 computer:grid computer:grid-cols-[minmax(0,1fr)_21rem] computer:items-start computer:gap-10">
        <div className="contents computer:sticky computer:top-24 computer:order-last computer:flex computer:flex-col computer:gap-4">
          <ChosenSoFar view={view} />
          <HoldNotice view={view} />
        </div>
        <div className="min-w-0">
          {byPhone != null && view.step !== "service" ? <CallToBook phone={byPhone} /> : <Step view={view} />}
        </div>
      </div>
      <Island name="booking" />
    </>
  );
}
