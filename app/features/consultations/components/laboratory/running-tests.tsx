import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";

interface RunningTestsProps {
  running: readonly { testId: string; name: string; orderId: string; number: number | null }[];
}

/** Says which tests are running for the patient already, so that none is ordered twice unawares. */
export function RunningTests({ running }: RunningTestsProps) {
  const { t } = useT();
  if (running.length === 0) return null;
  return (
    <p className="rounded-md border-s-4 border-warn-text bg-warn-soft px-3 py-1.5">
      <strong className="font-semibold text-warn-text">{t("laboratory:running")}:</strong>
      {running.map(({ testId, name, orderId, number }) => (
        <TextLink
          key={`${orderId}-${testId}`}
          href={paths.labOrder(orderId)}
          className="ms-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          <bdi>{t("laboratory:runningIn", { test: name, number: number ?? 0 })}</bdi>
        </TextLink>
      ))}
    </p>
  );
}
