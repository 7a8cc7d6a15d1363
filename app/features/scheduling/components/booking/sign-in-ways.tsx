import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import type { JourneyView } from "../../domain/booking-view";
import { bookServiceHref } from "./booking-href";
import { CarriedFields } from "./carried-fields";
import { ChosenSoFar } from "./chosen-so-far";
import type { FieldErrors } from "./field-errors";
import { StepForm } from "./step-form";

/** Back here after signing in, with what was chosen and nothing of what was typed. */
function signInReturn({ action, carried }: JourneyView): string {
  const chosen = Object.entries(carried).filter(([name]) =>
    ["kind", "service", "provider", "place", "at"].includes(name),
  );
  return `${action}?${new URLSearchParams(chosen).toString()}`;
}

/** For whoever is a patient here: signing in, or a link that the mail brings. Both come back to this time. */
export function SignInWays({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <span className="text-muted">{t("booking:you.known")}</span>
      <TextLink href={paths.login(signInReturn(view))} className="inline-flex min-h-11 items-center">
        {t("booking:you.signIn")}
      </TextLink>
      <button
        type="submit"
        name="intent"
        value="link"
        formNoValidate
        className="inline-flex min-h-11 items-center font-medium text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t("booking:you.mailLink")}
      </button>
    </div>
  );
}

/** Of an offering for known patients: why a stranger cannot book it, and how a patient goes on. */
export function PatientsOnly({ view, error }: { view: JourneyView; error: FieldErrors }) {
  const { t } = usePatientT();
  if (view.embedded) return <PatientsElsewhere view={view} />;
  return (
    <StepForm view={view} posts intent="link" submit={t("booking:you.mailLink")}>
      <ChosenSoFar view={view} />
      <Banner tone="info" title={t("booking:offering.patientsOnly")}>
        {t("booking:you.patientsOnly")}
      </Banner>
      <p>
        <LinkButton href={paths.login(signInReturn(view))} tone="secondary">
          {t("booking:you.signIn")}
        </LinkButton>
      </p>
      <TextField
        name="email"
        type="email"
        label={t("booking:you.email")}
        hint={t("booking:you.mailLinkHint")}
        defaultValue={view.visitor.email}
        error={error("email")}
        autoComplete="email"
        dir="ltr"
        maxLength={120}
        required
      />
    </StepForm>
  );
}

/**
 * In another site's page nobody is signed in, its cookies are not ours: the clinic's own page goes on with this time.
 */
function PatientsElsewhere({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  const { offering, provider, place, at, carried, action, posts } = view;
  if (!offering) return null;
  const chosen = { provider: provider?.id, place: place?.id, at: at?.start };
  return (
    <>
      <form method={posts ? "post" : "get"} action={action}>
        <CarriedFields fields={carried} />
        <ChosenSoFar view={view} />
      </form>
      <Banner tone="info" title={t("booking:offering.patientsOnly")}>
        {t("booking:you.patientsElsewhere")}
      </Banner>
      <p>
        <LinkButton href={bookServiceHref(offering.kind, offering.id, chosen)} target="_blank" rel="noreferrer">
          {t("booking:you.ownPage")}
        </LinkButton>
      </p>
    </>
  );
}
