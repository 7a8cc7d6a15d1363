import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { HOLD_MINUTES } from "../../domain/availability/booking-hold";
import type { JourneyView } from "../../domain/booking/booking-view";
import { HiddenFields } from "~/ui/form/hidden-fields";

const box = "flex min-h-16 items-center gap-2.5 rounded-lg border border-line bg-surface px-4 py-3 tablet:px-5";
const plain =
  "-my-1 inline-flex min-h-11 items-center font-medium text-brand-text underline underline-offset-4 hover:no-underline";

/**
 * Until when the chosen time is kept; or, where it is not yet, the way to have it kept. Whoever goes back to the times
 * can let it go there: on the way forward no button stands between the visitor and the form.
 */
export function HoldNotice({ view }: { view: JourneyView }) {
  const { t } = usePatientT();
  const { at, hold, step } = view;
  if (!at || (view.embedded && step !== "you")) return null;
  if (view.embedded) return <NotHeld />;
  const button = (intent: "hold" | "release", label: string) => (
    <form method="post" action={view.action} data-hold-offer={intent === "hold" ? "" : undefined}>
      <HiddenFields fields={{ ...view.carried, at: String(at.start) }} />
      <button type="submit" name="intent" value={intent} className={plain}>
        {label}
      </button>
    </form>
  );
  if (hold)
    return (
      <Held view={view} hold={hold} at={at}>
        {step === "time" && button("release", t("booking:hold.release"))}
      </Held>
    );
  if (step !== "you") return null;
  return (
    // With script the time is kept at once, and what stands here then takes this place.
    <div data-hold className={`${box} invisible noscript:visible`}>
      <Icon name="clock" className="mt-0.5 size-5 text-brand-text" />
      <div className="flex flex-wrap items-center gap-x-4">
        <p>{t("booking:hold.offer")}</p>
        {button("hold", t("booking:hold.hold", { count: HOLD_MINUTES }))}
      </div>
    </div>
  );
}

/** In another site's page no cookie comes back, so that nothing can be kept for whoever looks. */
function NotHeld() {
  const { t } = usePatientT();
  return (
    <div className={box}>
      <Icon name="clock" className="mt-0.5 size-5 text-brand-text" />
      <p>{t("requests:notHeld")}</p>
    </div>
  );
}

interface HeldProps {
  view: JourneyView;
  hold: NonNullable<JourneyView["hold"]>;
  at: NonNullable<JourneyView["at"]>;
  children: ReactNode;
}

function Held({ view, hold, at, children }: HeldProps) {
  const { t, format } = usePatientT();
  const time = format.time(hold.until, view.viewerZone ?? at.zone);
  // Where the visitor's own clock is not known, it is said whose clock this is.
  const shown = view.viewerZone ? time : t("common:timeInZone", { time, zone: format.zoneName(at.zone, hold.until) });
  const words = [
    t("booking:hold.ended"),
    ...Array.from({ length: HOLD_MINUTES }, (_, index) => t("booking:hold.left", { count: index + 1 })),
  ];
  return (
    <div data-hold data-hold-left={hold.leftMs} data-hold-words={JSON.stringify(words)} className={box}>
      <Icon name="clock" className="mt-0.5 size-5 text-brand-text" />
      <div className="flex grow flex-wrap items-center justify-between gap-x-4">
        <p data-hold-text>
          {t("booking:time.held", { time: shown })} <span data-hold-count className="font-semibold" />
        </p>
        {children}
        <p role="status" data-hold-said className="sr-only" />
      </div>
    </div>
  );
}
