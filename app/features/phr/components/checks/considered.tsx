import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import type { Considered } from "../../domain/checks/considered";

interface ConsideredProps {
  considered: readonly Considered[];
}

/** Badges of a medicine that was saved despite warnings, one for each warning. */
export function ConsideredMarks({ considered }: ConsideredProps) {
  const { t, format } = useT();
  return considered.map(({ kind, reason, level, against }) =>
    kind === "TAKEN" ? null : (
      <StatusBadge key={`${kind}.${reason}.${against.join()}`} colour={level === "stop" ? "orange" : "light-grey"}>
        {t(`medicine-checks:considered.${kind}`, { against: format.list(against) })}
      </StatusBadge>
    ),
  );
}

/** The warnings despite which a record was saved, a sentence each. */
export function ConsideredWarnings({ considered }: ConsideredProps) {
  const problem = useProblem();
  const { format } = useT();
  if (considered.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {considered.map(({ kind, reason, against }) => (
        <li key={`${kind}.${reason}.${against.join()}`} className="wrap-anywhere">
          {problem([{ message: `medicine-checks:${kind}.${reason}`, values: { against: format.list(against) } }])}
        </li>
      ))}
    </ul>
  );
}
