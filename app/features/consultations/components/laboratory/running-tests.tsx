import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";

interface RunningTestsProps {
  running: readonly { testId: string; name: string; orderId: string; number: number | null }[];
}

const LOOK = "rounded-md border-s-4 border-warn-text bg-warn-soft px-3 py-1.5";
/** More than these are folded into a line. */
const FEW = 2;

/** Says which tests are running for the patient already, so that none is ordered twice unawares. */
export function RunningTests({ running }: RunningTestsProps) {
  const { t, format } = useT();
  if (running.length === 0) return null;
  const links = running.map(({ testId, name, orderId, number }) => (
    <TextLink
      key={`${orderId}-${testId}`}
      href={paths.labOrder(orderId)}
      className="me-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
    >
      <bdi>{t("laboratory:runningIn", { test: name, number: number ?? 0 })}</bdi>
    </TextLink>
  ));
  const title = <strong className="font-semibold text-warn-text">{t("laboratory:running")}:</strong>;
  if (running.length <= FEW)
    return (
      <p className={LOOK}>
        {title} {links}
      </p>
    );
  return (
    <details className={`${LOOK} group`}>
      <summary className="flex min-h-6 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
        <span className="min-w-0 wrap-anywhere">
          {title} <span className="group-open:hidden">{format.list(running.map(({ name }) => name))}</span>
        </span>
        <Icon name="chevron-down" className="ms-auto size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <p>{links}</p>
    </details>
  );
}
