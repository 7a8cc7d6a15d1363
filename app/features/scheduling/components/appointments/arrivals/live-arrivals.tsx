import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Island } from "~/ui/base/island";
import { Button } from "~/ui/action/button";

interface LiveArrivalsProps {
  /** How many patients wait, for the title of the page and for whoever listens; left out where the page counts none. */
  waiting?: number;
  /** Only the arrival of this provider's patients makes a sound; null for everybody's. */
  onlyOf?: string | null;
  /** The parts of the page that change; each stands in an element with `data-live`. */
  children: ReactNode;
}

/** A page whose parts follow what the desk's board tells, by `app/islands/arrivals.ts`. */
export function LiveArrivals({ waiting, onlyOf = null, children }: LiveArrivalsProps) {
  const { t } = useT();
  return (
    <div data-arrivals={paths.deskLine()} data-only-of={onlyOf ?? undefined} className="contents">
      {waiting !== undefined && (
        <p data-live="waiting" role="status" className="sr-only">
          <span data-waiting={waiting}>{t("arrivals:board.waiting", { total: waiting })}</span>
        </p>
      )}
      {children}
      <Island name="arrivals" />
    </div>
  );
}

/** Turns the sound of an arrival on and off, for this browser; nothing without script. */
export function ArrivalSound() {
  const { t } = useT();
  return (
    <span hidden data-arrival-sound>
      <Button aria-pressed={false} tone="quiet" size="small" icon="bell" className="aria-pressed:bg-brand-soft">
        {t("arrivals:board.sound")}
      </Button>
    </span>
  );
}
