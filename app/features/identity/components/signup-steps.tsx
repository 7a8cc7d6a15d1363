import { useT } from "~/i18n/use-t";

const STEPS = ["choosePassword", "review", "begin"] as const;

/** What comes after a professional has signed up, said before and after. */
export function SignupSteps() {
  const { t } = useT();
  return (
    <section aria-labelledby="after-signup" className="flex flex-col gap-2">
      <h2 id="after-signup" className="text-lg font-semibold">
        {t("identity:professionalSignupSuccess.next")}
      </h2>
      <ol className="flex list-decimal flex-col gap-1 ps-6">
        {STEPS.map((step) => (
          <li key={step}>{t(`identity:professionalSignupSuccess.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
