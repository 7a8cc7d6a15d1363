import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import { isBookable, SETUP_STEPS, stepsLeft, type Setup, type SetupStep } from "../domain/settings/setup";

export interface SetupChecklistProps {
  setup: Setup;
  /** The booking page with its host, to be shared. */
  bookingUrl: string;
  /** Nothing is in it yet, and this person may have it filled with demo data. */
  mayFill: boolean;
}

/** Where each step is done. */
const HREFS: Record<SetupStep, string> = {
  branch: `${paths.setting("branch")}?add`,
  department: `${paths.setting("departments")}?add`,
  offering: `${paths.setting("video_service_offering")}?add`,
  doctor: paths.setting("employeeMgmt/create"),
  timings: paths.setting("employeeMgmt/list"),
  portal: paths.adminSetting("webpatientportal"),
};

/** What is left to do until patients can book, and the link to share once they can. */
export function SetupChecklist({ setup, bookingUrl, mayFill }: SetupChecklistProps) {
  const { t } = useT();
  const left = stepsLeft(setup);
  return (
    <>
      {isBookable(setup) && (
        <Card tone="brand" title={t("organization:setup.ready")}>
          <p>{t("organization:setup.readyText")}</p>
          <p className="my-3 font-mono text-sm wrap-anywhere" dir="ltr">
            {bookingUrl}
          </p>
          <LinkButton href={paths.booking()} icon="calendar">
            {t("organization:setup.openLink")}
          </LinkButton>
        </Card>
      )}
      {left > 0 && (
        <Card title={t("organization:setup.title")}>
          <p className="text-muted">{t("organization:setup.lead", { count: left })}</p>
          <ol className="mt-3 grid gap-x-8 tablet:grid-cols-2">
            {SETUP_STEPS.map((step) => (
              <Step key={step} step={step} done={setup.done[step]} />
            ))}
          </ol>
          {setup.done.doctor && !isBookable(setup) && (
            <form method="post" data-once className="mt-4 border-t border-line pt-4">
              <p className="mb-3 text-sm text-muted">{t("organization:setup.quickText")}</p>
              <Button type="submit" name="intent" value="complete-setup" tone="secondary" icon="check">
                {t("organization:setup.quick")}
              </Button>
            </form>
          )}
          {mayFill && (
            <form method="post" action={paths.demoData()} data-once className="mt-4 border-t border-line pt-4">
              <p className="mb-3 text-sm text-muted">{t("demo:fillText")}</p>
              <Button type="submit" name="intent" value="fill" tone="secondary" icon="people">
                {t("demo:fill")}
              </Button>
            </form>
          )}
        </Card>
      )}
    </>
  );
}

function Step({ step, done }: { step: SetupStep; done: boolean }) {
  const { t } = useT();
  const words = t(`organization:setup.steps.${step}`);
  return (
    <li className="flex min-h-12 items-center gap-3">
      <span
        className={classNames(
          "inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2",
          done ? "border-good-text bg-good-soft text-good-text" : "border-line-strong text-transparent",
        )}
      >
        <Icon name="check" className="size-4 stroke-3" />
      </span>
      {done ? (
        <span className="text-muted line-through">{words}</span>
      ) : (
        <TextLink href={HREFS[step]} className="inline-flex min-h-11 items-center font-semibold">
          {words}
        </TextLink>
      )}
      <VisuallyHidden>{t(done ? "organization:setup.done" : "organization:setup.open")}</VisuallyHidden>
    </li>
  );
}
