import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { ImportStatus } from "../domain/import-status";

const COLOURS: Readonly<Record<ImportStatus, StatusColour>> = {
  WAITING: "orange",
  RUNNING: "orange",
  DONE: "green",
  TERMINATED: "dark-grey",
  UNDOING: "orange",
  UNDONE: "light-grey",
};

/** How far an import is, as a word. */
export function ImportBadge({ state }: { state: ImportStatus }) {
  const { t } = useT();
  return <StatusBadge colour={COLOURS[state]}>{t(`imports:status.${state}`)}</StatusBadge>;
}
