import { useT } from "~/i18n/use-t";
import { strengthAndForm } from "~/i18n/how-taken";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import type { PrescribedMedicine } from "../../domain/prescriptions/prescribed-medicine";

export interface KnownLine {
  id: string;
  name: string;
  medicine: PrescribedMedicine;
  /** The id of the line that it would become. */
  lineId: string;
}

interface WriteAgainProps {
  title: string;
  from: "favourite" | "past";
  lines: readonly KnownLine[];
  version: number;
}

/** A line in the words of a button. */
function useWords() {
  const speech = useT();
  return ({ name, medicine }: KnownLine) =>
    speech.format.parts([name, ...strengthAndForm(medicine, speech).filter((part) => !name.includes(part))]);
}

/** Lines that one press writes once more. */
export function WriteAgain({ title, from, lines, version }: WriteAgainProps) {
  const wordsOf = useWords();
  if (lines.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="order-1 flex min-w-0 basis-full gap-2 overflow-x-auto p-0.5 min-[30rem]:flex-wrap">
        {lines.map((line) => (
          <li key={line.id} className="shrink-0">
            <form method="post" data-once>
              <HiddenFields fields={{ from, fromId: line.id, lineId: line.lineId, version }} />
              <Button type="submit" name="intent" value="take" tone="secondary" size="small" icon="plus">
                <span>{wordsOf(line)}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {from === "favourite" && <DropFavourites lines={lines} />}
    </section>
  );
}

/** Takes medicines off the favorites; not beside what writes them, where a thumb would miss. */
function DropFavourites({ lines }: Pick<WriteAgainProps, "lines">) {
  const { t } = useT();
  const wordsOf = useWords();
  return (
    <details className="open:basis-full max-[30rem]:-my-3">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-brand-text pointer-coarse:min-h-11">
        {t("prescriptions:favourites.edit")}
      </summary>
      <ul className="flex flex-wrap gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <form method="post">
              <HiddenFields fields={{ favouriteId: line.id }} />
              <Button
                type="submit"
                name="intent"
                value="dropFavourite"
                tone="quiet"
                size="small"
                icon="trash"
                aria-label={t("prescriptions:favourites.drop", { name: line.name })}
              >
                {wordsOf(line)}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}
