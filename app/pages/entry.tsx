import { useT } from "~/i18n/use-t";
import { Spinner } from "~/ui/base/spinner";
import type { ScreenHandle } from "~/platform/screen-handle";

export const handle = { hydrate: true, bare: true } satisfies ScreenHandle;

export default function Entry() {
  const { t } = useT();
  return <Spinner label={t("common:pleaseWait")} />;
}
