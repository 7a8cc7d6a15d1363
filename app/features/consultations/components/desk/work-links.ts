import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { IconName } from "~/ui/base/icon";
import type { Desk } from "../../domain/desk/desk";
import type { Work } from "../../domain/desk/work";

export interface WorkLink {
  work: Work;
  href: string;
  /** As a button, and as a tab. */
  words: string;
  tab: string;
  icon: IconName;
  /** It is begun by this form, which a press sends, and no link: what it begins is a draft that is kept. */
  form?: string | undefined;
}

/** The form that begins a prescription. */
export const BEGINS_PRESCRIPTION = "begin-prescription";

const ICONS = { notes: "edit", prescriptions: "plus", orders: "pulse" } as const;

/** What can be begun at a consultation, or gone on with where it was begun, as far as this person may. */
export function useWorkLinks({
  begin,
  entries,
  summary,
  prescribes,
}: Pick<Desk, "begin" | "entries" | "summary" | "prescribes">): WorkLink[] {
  const { t } = useT();
  const written = (["notes", "prescriptions", "orders"] as const).flatMap((work): WorkLink[] => {
    const draft = (entries[work] ?? []).find((entry) => entry.draft)?.href ?? null;
    const href = draft ?? begin[work];
    const words = t(draft === null ? `desk:add.${work}` : `desk:goOn.${work}`);
    const form = work === "prescriptions" && draft === null && prescribes ? BEGINS_PRESCRIPTION : undefined;
    return href === undefined ? [] : [{ work, href, words, tab: t(`desk:pane.${work}`), icon: ICONS[work], form }];
  });
  const whose = { patient: summary.patient.id };
  return [
    ...written,
    { work: "results", href: paths.labOrders(whose), icon: "document", ...same(t("desk:pane.results")) },
    { work: "record", href: paths.healthProfile(whose), icon: "heart", ...same(t("desk:pane.record")) },
  ];
}

const same = (words: string) => ({ words, tab: words });
