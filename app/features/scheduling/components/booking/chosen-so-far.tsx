import { usePatientT } from "~/i18n/use-t";
import { Icon, type IconName } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { JourneyStep } from "../../domain/booking/booking-journey";
import type { JourneyView } from "../../domain/booking/booking-view";
import { classNames } from "~/ui/base/class-names";
import { pricesText } from "./price-text";
import { providerName } from "../public-lists/provider-name";
import { Dotted } from "~/ui/base/dotted";
import { STEP_FORM } from "./step-form";
import { BookedTime } from "./booked-time";

interface Fact {
  step: JourneyStep;
  icon: IconName;
  parts: readonly (string | null | false | undefined)[];
}

/** What was decided on the way here, in one quiet line each; at the last step each with its way back. */
export function ChosenSoFar({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  const { at, step } = view;
  const last = step === "you";
  const facts = useFacts(view);
  if (facts.length === 0 && !last) return null;
  return (
    <ul
      data-chosen
      className={classNames(
        "flex flex-col rounded-lg bg-brand-soft px-4 tablet:px-5",
        last
          ? "gap-2 py-4"
          : "gap-1 py-2.5 max-tablet:text-sm max-computer:sticky max-computer:top-(--bar-height) max-computer:z-10",
      )}
    >
      {last && <FirstPress />}
      {last && at && (
        <li className="flex items-start gap-2.5">
          <Icon name="calendar" className="mt-0.5 size-5 text-brand-text" />
          <span className={line}>
            <span className="min-w-0 grow basis-32 font-semibold">
              <BookedTime at={at} viewerZone={view.viewerZone} />
            </span>
            <ChangeButton step="time" about={t("booking:checkAnswers.when")} />
          </span>
        </li>
      )}
      {facts.map(({ step: about, icon, parts }) => (
        <li key={icon} className="flex items-start gap-2.5">
          <Icon name={icon} className="mt-0.5 size-5 text-brand-text" />
          <span className={line}>
            <span className="min-w-0 grow basis-32">
              <Dotted parts={parts} />
            </span>
            {last && view.steps.includes(about) && <ChangeButton step={about} about={t(TERMS[about])} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A fact and the way to change it: side by side, or one below the other where large text leaves no room. */
const line = "flex min-w-0 grow basis-0 flex-wrap gap-x-2.5";

const TERMS = {
  service: "booking:checkAnswers.what",
  provider: "booking:checkAnswers.withWhom",
  place: "booking:checkAnswers.where",
  time: "booking:checkAnswers.when",
  you: "booking:checkAnswers.who",
} as const;

function useFacts(view: JourneyView): Fact[] {
  const { t, format } = usePatientT();
  const { offering, provider, place, step } = view;
  const facts: Fact[] = [];
  if (offering && step !== "service") {
    const video = offering.kind === "video";
    const price = (step === "time" || step === "you") && pricesText(t, format, offering.prices);
    const paid = price && view.payWay && t(`booking:payWay.${view.payWay}`);
    const length = t("booking:offering.duration", { count: offering.durationMinutes });
    const only = offering.onlyFor && !view.signedIn && t(`booking:offering.${offering.onlyFor}Only`);
    const kind = t(video ? "booking:kind.video" : "booking:kind.clinic");
    facts.push({
      step: "service",
      icon: video ? "camera" : "building",
      parts: [offering.name, kind, length, price, paid, only],
    });
  }
  if (step !== "provider" && (provider || view.anyProvider)) {
    const name = provider ? providerName(t, provider) : t("booking:provider.any");
    facts.push({ step: "provider", icon: "person", parts: [name] });
  }
  if (place && offering?.kind === "clinic" && step !== "place") {
    const address = format.parts([place.address, place.city]);
    facts.push({ step: "place", icon: "pin", parts: [place.name, address] });
  }
  return facts;
}

/** Enter presses a form's first button, which the ways back would be: they stand above the fields. */
function FirstPress() {
  const { t } = usePatientT();
  return (
    <li className="sr-only" aria-hidden>
      <button type="submit" form={STEP_FORM} name="intent" value="book" tabIndex={-1}>
        {t("booking:checkAnswers.submit")}
      </button>
    </li>
  );
}

/** The way back to a step, as a button of the form beside it: what was typed goes along. */
function ChangeButton({ step, about }: { step: JourneyStep; about: string }) {
  const { t } = usePatientT();
  return (
    <button
      type="submit"
      form={STEP_FORM}
      name="step"
      value={step}
      formNoValidate
      className="-my-2 inline-flex min-h-11 shrink-0 whitespace-nowrap items-center font-medium text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {t("common:actions.change")}
      <VisuallyHidden> {about}</VisuallyHidden>
    </button>
  );
}
