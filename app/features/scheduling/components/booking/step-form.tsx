import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { JourneyView } from "../../domain/booking/booking-view";
import { HiddenFields } from "~/ui/form/hidden-fields";

interface StepFormProps {
  view: JourneyView;
  /** What the button says; 'Continue' unless told. */
  submit?: string;
  intent?: "book" | "link";
  /** What is chosen here is kept for the visitor: sent by POST, for it changes what others see. */
  holds?: boolean;
  /** Sends by POST though nothing is told yet: what is typed here must not stand in an address. */
  posts?: boolean;
  /**
   * Where the next act is, to which the script of the page puts the focus, except on a phone: the first field, or the
   * button where nothing must be typed.
   */
  begins?: "field" | "press" | false;
  children: ReactNode;
}

/** The id of the form of the step, for its buttons that stand beside it. */
export const STEP_FORM = "step";

/** The form of one step: its own fields, what it passes on, and one button. */
export function StepForm({ view, submit, intent, posts = view.posts, children, ...rest }: StepFormProps) {
  const holds = rest.holds && !view.embedded;
  const begins = { field: "", press: "press", none: undefined }[rest.begins || "none"];
  const { t } = usePatientT();
  const words = submit ?? t("common:actions.continue");
  const press = holds
    ? ({ formMethod: "post", name: "intent", value: "hold" } as const)
    : { name: intent && "intent", value: intent };
  return (
    <form
      id={intent === "book" ? STEP_FORM : undefined}
      method={posts ? "post" : "get"}
      action={view.action}
      noValidate={posts}
      data-once
      data-begin={begins}
      data-language-step={view.step}
      className="flex flex-col gap-7"
    >
      {/* Enter presses a form's first button, and ways back may come before the button that is seen. */}
      <button type="submit" {...press} tabIndex={-1} aria-hidden className="sr-only">
        {words}
      </button>
      <HiddenFields fields={view.carried} />
      {children}
      {/* Long lists of choices keep their button in sight where there is room; on a phone it would cover them. */}
      <div
        className={
          view.step === "you" ? undefined : "tablet:sticky tablet:bottom-0 tablet:-mb-3 tablet:bg-canvas/95 tablet:py-3"
        }
      >
        <Button type="submit" size="large" {...press}>
          {words}
        </Button>
      </div>
    </form>
  );
}
