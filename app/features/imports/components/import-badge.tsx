import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { ImportView } from "../domain/imports/import-view";

const COLOURS: Readonly<Record<ImportView["state"], StatusColour>> = {
  WAITING: "orange",
  RUNNING: "orange",
  STOPPED: "dark-grey",
  DONE: "green",
  TERMINATED: "dark-grey",
  UNDOING: "orange",
  UNDONE: "light-grey",
};

/** How far an import is, as a word. */
export function ImportBadge({ state }: { state: ImportView["state"] }) {
  const { t } = useT();
  return <StatusBadge colour={COLOURS[state]}>{t(`imports:status.${state}`)}</StatusBadge>;
}
