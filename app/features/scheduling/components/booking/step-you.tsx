import { QuestionFields } from "~/features/forms/components/questions/question-fields";
import { usePatientT } from "~/i18n/use-t";
import { TaxesIn } from "~/screens/taxes-in";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import type { JourneyView } from "../../domain/booking/booking-view";
import { creditHint } from "./credit-hint";
import { DiscountPart } from "./discount-part";
import { fieldErrors } from "./field-errors";
import { HumanCheckField } from "./human-check-field";
import { SignInWays } from "./sign-in-ways";
import { StepForm } from "./step-form";
import { VisitorFields } from "./visitor-fields";

/**
 * Who the appointment is for, what the clinic wants to know, and the button that books. The same for every visitor:
 * whether someone is known shows in the mail alone.
 */
export function StepYou({ view }: { view: JourneyView }) {
  const words = usePatientT();
  const { t } = words;
  const error = fieldErrors(words, view.problems);
  const knowsWho = view.signedIn;
  const submit =
    view.toPay && !view.credit
      ? t("requests:pay.bookAndPay", { price: words.format.money(view.toPay.costMinor, view.toPay.currencyCode) })
      : t("booking:checkAnswers.submit");
  // A page inside another site does not take the focus from it.
  const calm = view.problems.length === 0 && !view.linkSent && !view.embedded;
  // Whoever is known, and must say nothing more, has the button next.
  const isSaid =
    knowsWho && !view.otherPatient && !view.humanCheck && view.questions.every(({ required }) => !required);
  const begins = calm && (isSaid ? "press" : "field");
  return (
    <StepForm view={view} posts intent="book" submit={submit} begins={begins}>
      {!knowsWho && !view.embedded && <SignInWays view={view} />}
      {view.otherPatient && (
        <Banner tone="warn" live title={t("booking:you.bookingFor", { name: view.visitor.firstName ?? "" })}>
          {t("booking:you.otherPatient")}
        </Banner>
      )}
      {knowsWho ? (
        <>
          <input type="hidden" name="for" value={view.bookedFor ?? ""} />
          {!view.otherPatient && <p>{t("booking:you.bookingFor", { name: view.visitor.firstName ?? "" })}</p>}
        </>
      ) : (
        <VisitorFields view={view} error={error} />
      )}
      <QuestionFields questions={view.questions} error={error} />
      <TextArea
        name="reason"
        label={t("booking:you.reason")}
        optionalLabel={`(${t("common:form.optional")})`}
        defaultValue={view.visitor.reason}
        error={error("reason")}
        maxLength={1000}
        rows={3}
      />
      <DiscountPart view={view} error={error("discountCode")} />
      {view.credit && (
        <Checkbox
          name="payWithCredit"
          label={t("credits:pay.offer")}
          hint={creditHint(t, view.credit)}
          defaultChecked={view.credit.chosen}
          error={error("payWithCredit")}
        />
      )}
      {view.offering?.instructions && (
        <p dir="auto" className="text-muted">
          {view.offering.instructions}
        </p>
      )}
      <HumanCheckField check={view.humanCheck} error={error("recaptcha")} />
      {view.taxed && <TaxesIn {...view.taxed} />}
      {view.asksClinic && <p>{t("booking:you.request")}</p>}
      <p className="text-sm text-muted">{t("booking:emergency")}</p>
    </StepForm>
  );
}
