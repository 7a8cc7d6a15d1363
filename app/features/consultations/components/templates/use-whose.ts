import { useT } from "~/i18n/use-t";
import { WHOSE } from "../../schemas/templates/note-template";

/** For whom somebody may keep templates and snippets. */
export interface MayKeep {
  mayManage: boolean;
  mayHaveOwn: boolean;
}

/** For whom something is kept, of what its keeper may keep. */
export function useWhose({ mayManage, mayHaveOwn }: MayKeep) {
  const { t } = useT();
  return WHOSE.filter((whose) => (whose === "own" ? mayHaveOwn : mayManage)).map((whose) => ({
    value: whose,
    label: t(`note-editor:templates.${whose}`),
  }));
}
