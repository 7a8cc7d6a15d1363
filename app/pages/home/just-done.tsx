import { AnsweredBanner, type AnsweredBannerProps } from "~/features/scheduling/components/lists/answered-banner";
import { undoText, undoTime } from "~/features/scheduling/components/appointments/clock-time";
import { SetBanner } from "~/features/scheduling/components/appointments/set-banner";
import type { JustSet } from "~/features/scheduling/public.server";
import { patientName } from "~/features/scheduling/components/appointments/person-names";
import { TakeOtherwise, useTakenText } from "~/features/scheduling/components/lists/taken-words";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { UndoBanner } from "~/screens/undo-banner";
import { Banner } from "~/ui/view/banner";
import type { DoneOn } from "./home-acts.server";

export interface JustDoneProps extends Pick<AnsweredBannerProps, "clock" | "zone"> {
  just: DoneOn;
  /** The appointment that was just set, where that is what was done and the reader may know it. */
  set?: JustSet | null;
  /** It was done before the reader came to the page. */
  again?: boolean;
  /** Times of appointments are by the clocks of their places, as in the list that the page shows; else by `zone`. */
  byPlace?: boolean;
  /** Why what was pressed was not done. */
  errors: readonly { message: string }[];
}

/** What is said where it is known whose appointment it was. */
type Done = NonNullable<DoneOn["done"]>;
const WORDS_OF = {
  confirm: "scheduling:done.confirmOf",
  "no-show": "scheduling:done.noShowOf",
  cancel: "scheduling:done.cancelOf",
  "mark-paid": "scheduling:done.paidOf",
} as const satisfies Partial<Record<Done, string>>;
/** Of these it is said whether the patient has been told. */
const CONCERNS_PATIENT: ReadonlySet<Done> = new Set(["confirm", "no-show", "cancel"]);
const saysWhose = (done: Done): done is keyof typeof WORDS_OF => done in WORDS_OF;
const WORDS = {
  set: "scheduling:done.set",
  "walk-in": "scheduling:done.walkIn",
  confirm: "scheduling:done.confirm",
  "no-show": "scheduling:done.noShow",
  cancel: "scheduling:done.cancel",
  "mark-paid": "scheduling:done.markPaidAtClinic",
  refund: "billing:settings.done.refund",
  refunded: "billing:settings.done.refunded",
  dismiss: "billing:settings.done.dismiss",
  kept: "payments:done.kept",
  undo: "scheduling:done.undo",
} as const;

/** What was just done on this page, with the way to undo it, or why it was not. */
export function JustDone({ just, set, again, byPlace, errors, clock, zone }: JustDoneProps) {
  const { done, undo, about, taken, answered } = just;
  const words = useT();
  const { t, format } = words;
  const takenText = useTakenText();
  const [problem] = errors;
  if (problem) return <Banner tone="error" live takesFocus title={problem.message} />;
  if (set) return <SetBanner {...{ set, zone }} leadsThere />;
  const who = about && `${patientName(about.patient)}, ${format.time(about.startsAt, byPlace ? about.timeZone : zone)}`;
  const said = done && (who !== null && saysWhose(done) ? t(WORDS_OF[done], { who }) : t(WORDS[done]));
  return (
    <>
      {said && (
        <UndoBanner
          title={taken ? takenText(taken) : said}
          again={again}
          undo={
            undo && {
              ...{ intent: "undo", fields: { appointmentId: undo.id }, action: paths.home() },
            }
          }
        >
          {undo &&
            (done && CONCERNS_PATIENT.has(done)
              ? undoText(words, undo, zone, clock)
              : t("scheduling:undo.until", { time: undoTime(words, undo.until, zone, clock) }))}
          {undo && taken && <TakeOtherwise appointmentId={undo.id} action={paths.home()} />}
        </UndoBanner>
      )}
      {answered && <AnsweredBanner {...{ answered, clock, zone }} action={paths.home()} />}
    </>
  );
}
