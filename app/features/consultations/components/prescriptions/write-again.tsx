import { useT } from "~/i18n/use-t";
import { strengthAndForm } from "~/i18n/how-taken";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
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

/** Lines that one press writes once more. */
export function WriteAgain({ title, from, lines, version }: WriteAgainProps) {
  const speech = useT();
  const { t, format } = speech;
  if (lines.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="flex flex-wrap gap-2">
        {lines.map(({ id, name, medicine, lineId }) => {
          const words = format.parts([
            name,
            ...strengthAndForm(medicine, speech).filter((part) => !name.includes(part)),
          ]);
          return (
            <li key={id} className="flex items-center">
              <form method="post" data-once>
                <input type="hidden" name="from" value={from} />
                <input type="hidden" name="fromId" value={id} />
                <input type="hidden" name="lineId" value={lineId} />
                <input type="hidden" name="version" value={version} />
                <Button type="submit" name="intent" value="take" tone="secondary" size="small" icon="plus">
                  {words}
                </Button>
              </form>
              {from === "favourite" && (
                <form method="post">
                  <input type="hidden" name="favouriteId" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="dropFavourite"
                    tone="quiet"
                    size="small"
                    icon="trash"
                    aria-label={t("prescriptions:favourites.drop", { name })}
                  />
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
