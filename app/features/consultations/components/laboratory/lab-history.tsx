import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import type { LabAction, LabState } from "../../domain/laboratory/lab-order-states";

interface Happened {
  id: string;
  orderTestId: string | null;
  action: string;
  toState: LabState;
  reason: string;
  name: string;
  at: number;
}

interface LabHistoryProps {
  history: readonly Happened[];
  tests: readonly { id: string; name: string }[];
  timeZone: string;
}

/** What happened to an order, one line a step: tests that went the same way at the same moment share it. */
export function LabHistory({ history, tests, timeZone }: LabHistoryProps) {
  const { t, format } = useT();
  const steps = new Map<string, Happened & { of: string[] }>();
  for (const each of history) {
    const key = `${each.at} ${each.action} ${each.reason}`;
    const step = steps.get(key) ?? { ...each, of: [] };
    const test = tests.find(({ id }) => id === each.orderTestId);
    steps.set(key, { ...step, of: test ? [...step.of, test.name] : step.of });
  }
  if (steps.size === 0) return null;
  return (
    <Card title={t("laboratory:history")}>
      <ol className="flex flex-col gap-3">
        {[...steps].map(([key, { at, action, name, reason, of }]) => (
          <li key={key} className="flex flex-col">
            <span className="font-medium">
              {t(`laboratory:happened.${action as LabAction}`)}: <bdi>{format.parts(of)}</bdi>
            </span>
            {reason !== "" && <bdi>{reason}</bdi>}
            <span className="text-sm text-muted">
              {format.dateTime(at, timeZone)} {name && <bdi>· {name}</bdi>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
