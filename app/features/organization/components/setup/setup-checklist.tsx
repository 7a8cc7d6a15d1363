import type { PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { Island } from "~/ui/base/island";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import {
  isBookable,
  stepsLeft,
  stepsShown,
  stepsToBook,
  type Setup,
  type SetupStep,
} from "../../domain/settings/setup";
import { BookingLink } from "./booking-link";
import { StandardSetupForm } from "./standard-setup-form";

export interface SetupChecklistProps {
  setup: Setup;
  organization: string;
  currencyCode: string;
  /** The short address of the booking page, with its host. */
  shortUrl: string;
  /** Nothing is in it yet, and this person may have it filled with demo data. */
  mayFill: boolean;
  /** What a refused standard setup answered. */
  answer: Partial<PostedAnswer> | undefined;
}

/** Where each step is done: of an address or working hours, at the location or the doctor that has none. */
function hrefOf(step: SetupStep, { branchId, doctorId }: Setup): string {
  const branches = paths.setting("branch");
  const hrefs: Record<SetupStep, string> = {
    branch: branchId === null ? `${branches}?add` : `${branches}?edit=${branchId}`,
    department: `${paths.setting("departments")}?add`,
    offering: `${paths.setting("video_service_offering")}?add`,
    doctor: paths.employeeCreate(),
    timings: doctorId === null ? paths.employees() : paths.employeeTimings(doctorId),
    brand: paths.setting("accountsettings"),
    colleague: paths.employeeCreate(),
  };
  return hrefs[step];
}

/**
 * What is left to do until patients can book, and the link to share once they can. After the first booking the steps
 * that are left wait folded.
 */
export function SetupChecklist(props: SetupChecklistProps) {
  const { setup, organization, shortUrl } = props;
  const { t } = useT();
  const left = stepsLeft(setup);
  if (setup.booked)
    return (
      <details className="rounded-lg border border-line bg-surface px-5 shadow-card">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium">
          {t("organization:setup.leftLater", { count: left })}
        </summary>
        <div className="pb-5">
          <Steps setup={setup} />
        </div>
      </details>
    );
  return (
    <>
      {isBookable(setup) && <BookingLink {...{ shortUrl, organization }} />}
      {left > 0 ? <Open {...props} left={left} /> : <Restore setup={setup} />}
      <Island name="copy" />
    </>
  );
}

function Open({ setup, currencyCode, mayFill, answer, left }: SetupChecklistProps & { left: number }) {
  const { t } = useT();
  const bookable = isBookable(setup);
  return (
    <Card title={t("organization:setup.title")}>
      <p className="mb-2 text-muted">
        {bookable
          ? t("organization:setup.leftLater", { count: left })
          : t("organization:setup.lead", { count: stepsToBook(setup) })}
      </p>
      <Steps setup={setup} />
      {setup.has.doctor && !bookable && <StandardSetupForm {...{ setup, currencyCode, answer }} />}
      {mayFill && (
        <form method="post" action={paths.demoData()} data-once className="mt-5 border-t border-line pt-5">
          <p className="mb-3 text-sm text-muted">{t("demo:fillText")}</p>
          <Button type="submit" name="intent" value="fill" tone="secondary" icon="people">
            {t("demo:fill")}
          </Button>
        </form>
      )}
    </Card>
  );
}

function Steps({ setup }: { setup: Setup }) {
  return (
    <>
      <ol className="divide-y divide-line">
        {stepsShown(setup).map((step) => (
          <Step key={step} step={step} setup={setup} />
        ))}
      </ol>
      <Restore setup={setup} />
    </>
  );
}

function Restore({ setup }: { setup: Setup }) {
  const { t } = useT();
  if (setup.dismissed.length === 0) return null;
  return (
    <form method="post" className="mt-2">
      <Button type="submit" name="intent" value="restore-steps" tone="quiet" size="small">
        {t("organization:setup.restore")}
      </Button>
    </form>
  );
}

function Step({ step, setup }: { step: SetupStep; setup: Setup }) {
  const { t } = useT();
  const done = setup.done[step];
  const words = t(`organization:setup.steps.${step}`);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <span
        className={classNames(
          "inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2",
          done ? "border-good-text bg-good-soft text-good-text" : "border-line-strong text-transparent",
        )}
      >
        <Icon name="check" className="size-4 stroke-3" />
      </span>
      <div className="min-w-0 flex-1">
        {done ? (
          <span className="text-muted">{words}</span>
        ) : (
          <>
            <TextLink href={hrefOf(step, setup)} className="inline-flex min-h-11 items-center font-semibold">
              {words}
            </TextLink>
            <p className="-mt-2 pb-1 text-sm text-muted">{t(`organization:setup.notes.${step}`)}</p>
          </>
        )}
        <VisuallyHidden>{t(done ? "organization:setup.done" : "organization:setup.open")}</VisuallyHidden>
      </div>
      {!done && (
        <form method="post">
          <input type="hidden" name="step" value={step} />
          <Button
            type="submit"
            name="intent"
            value="dismiss-step"
            tone="quiet"
            size="small"
            aria-label={t("organization:setup.dismissOf", { step: words })}
          >
            {t("organization:setup.dismiss")}
          </Button>
        </form>
      )}
    </li>
  );
}
