import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";

interface RunningTestsProps {
  running: readonly { testId: string; name: string; orderId: string; number: number | null }[];
}

/** Says which tests are running for the patient already, so that none is ordered twice unawares. */
export function RunningTests({ running }: RunningTestsProps) {
  const { t } = useT();
  if (running.length === 0) return null;
  return (
    <Banner tone="warn" title={t("laboratory:running")}>
      <ul>
        {running.map(({ testId, name, orderId, number }) => (
          <li key={`${orderId}-${testId}`}>
            <TextLink href={paths.labOrder(orderId)} className="inline-flex min-h-11 items-center">
              <bdi>{t("laboratory:runningIn", { test: name, number: number ?? 0 })}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
