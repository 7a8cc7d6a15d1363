import { useT } from "~/i18n/use-t";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { creditHintToStaff } from "../booking/credit-hint";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import type { PanelMode } from "../../domain/panel/panel-choice";
import { PanelDiscount } from "./panel-discount";
import { panelId, type PanelError, type PanelPart } from "./panel-props";
import { PanelSection } from "./panel-section";

const SUBMIT = {
  time: "booking-panel:submit",
  now: "appointment-kinds:walkIn.submit",
  repeat: "appointment-kinds:series.submit",
  wait: "booking-panel:wait.submit",
} as const satisfies Record<PanelMode, string>;

const AGREED = { time: "scheduling:set.agreedOnPhone", repeat: "appointment-kinds:series.agreed" } as const;

/** Side by side where there is room for it. */
const TOLD = "grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-x-6 gap-y-4";

/** The end of the panel: who is told, and why they come. */
export function PanelClosing({ view, errors, errorOf }: PanelPart & { errors: PanelError[] }) {
  const { t } = useT();
  const { mode, fields, credit } = view;
  const ofPatient = errors.some(({ field }) => field === "overridePatient");
  const broken = errors
    .filter(({ field }) => field === "override" || field === "overridePatient")
    .map(({ message }) => message);
  const ticked = (name: string) => ({ id: panelId(name), name, defaultChecked: fields[name] === "on" });
  if (mode === "wait" && broken.length === 0) return null;
  return (
    <PanelSection name="told" title={t("booking-panel:told.title")}>
      {mode !== "wait" && (
        <div className={TOLD}>
          <TextArea
            id={panelId("reason")}
            name="reason"
            label={t("scheduling:details.reason")}
            optionalLabel={`(${t("common:form.optional")})`}
            rows={2}
            maxLength={500}
            defaultValue={fields["reason"]}
          />
          <PanelDiscount view={view} errorOf={errorOf} />
          {credit !== null && <PayWithCredit {...{ ticked, errors, mode, credit }} />}
          {view.patient && !view.isReached && (
            <div className="col-span-full">
              <Banner tone="info">
                <p>{t("booking-panel:told.unreached")}</p>
              </Banner>
            </div>
          )}
          <Checkbox
            {...ticked("doNotNotify")}
            label={t("booking-panel:told.doNotNotify")}
            hint={t("booking-panel:told.doNotNotifyHint")}
          />
        </div>
      )}
      {broken.length > 0 && (
        <div data-broken-rules tabIndex={-1}>
          <Banner tone="warn" live title={broken[0]}>
            {broken.slice(1).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {/* At the desk the doctor's card is chosen again, which says so. */}
            {(mode !== "now" || ofPatient) && (
              <Checkbox
                id={panelId("override")}
                name="override"
                label={t(mode === "now" ? "booking-panel:told.addAgain" : "scheduling:set.override")}
              />
            )}
          </Banner>
        </div>
      )}
    </PanelSection>
  );
}

/**
 * The button that books, in reach however far the form is scrolled, and beside it that the patient agreed, which decides
 * what is booked.
 */
export function PanelSubmit({ view: { mode, series, fitted, fields } }: Pick<PanelPart, "view">) {
  const { t } = useT();
  if (fitted.choice === null || (mode === "repeat" && !series?.preview)) return null;
  return (
    <div className="act-bar mt-4">
      {(mode === "time" || mode === "repeat") && (
        <Checkbox
          id={panelId("patientAgreed")}
          name="patientAgreed"
          defaultChecked={fields["patientAgreed"] === "on"}
          label={t(AGREED[mode])}
          hint={t("booking-panel:told.agreedHint")}
        />
      )}
      <Button type="submit" wide className="@min-[52rem]:ms-auto @min-[52rem]:w-auto @min-[52rem]:min-w-72">
        {t(SUBMIT[mode])}
      </Button>
    </div>
  );
}

interface PayWithCreditProps {
  ticked: (name: string) => { id: string; name: string; defaultChecked: boolean };
  errors: readonly PanelError[];
  mode: PanelMode;
  credit: OfferedCredits;
}

/** The patient's credits pay: for the appointment, or for the first ones of several. */
function PayWithCredit({ ticked, errors, mode, credit }: PayWithCreditProps) {
  const { t } = useT();
  const left = creditHintToStaff(t, credit);
  return (
    <Checkbox
      {...ticked("payWithCredit")}
      label={t(mode === "repeat" ? "credits:pay.offerOfSeries" : "credits:pay.offerToStaff")}
      hint={mode === "repeat" ? `${left} ${t("credits:pay.ofSeries")}` : left}
      error={errors.find(({ field }) => field === "payWithCredit")?.message}
    />
  );
}
