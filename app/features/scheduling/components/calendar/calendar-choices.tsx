import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { CALENDAR_LAYERS, ROW_MINUTES, type CalendarBoard } from "../../domain/calendar/calendar-view";
import { providerName } from "../appointments/person-names";
import { CalendarDrop } from "./calendar-toolbar";

export interface CalendarChoicesProps {
  action: string;
  /** What the page goes on with: the view, the day and the filters. */
  kept: Record<string, string | undefined>;
  board: Pick<CalendarBoard, "rowMinutes" | "layers">;
  chosen: readonly string[];
  doctors: readonly { id: string; title: number; firstName: string; lastName: string }[];
}

/** How somebody looks at the calendar, kept for them on every device: whose, how much room an hour has, what is laid over. */
export function CalendarChoices({ action, kept, board, chosen, doctors }: CalendarChoicesProps) {
  const { t } = useT();
  const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  return (
    <CalendarDrop
      icon="people"
      words={chosen.length > 0 ? t("schedule:choices.some", { count: chosen.length }) : t("schedule:choices.title")}
    >
      <Form
        method="post"
        action={action}
        className="grid gap-4 tablet:grid-cols-3"
        onSubmit={({ currentTarget }) => currentTarget.closest("details")?.removeAttribute("open")}
      >
        <HiddenFields fields={{ ...(known as Record<string, string>), intent: "choose" }} />
        {doctors.length > 1 && (
          <div className="max-h-60 overflow-y-auto tablet:col-span-full">
            <CheckboxGroup
              name="doctors"
              label={t("schedule:doctors")}
              hint={t("schedule:doctorsHint")}
              columns={3}
              chosen={(id) => chosen.includes(id)}
              options={doctors.map((doctor) => ({ value: doctor.id, label: providerName(t, doctor) }))}
            />
          </div>
        )}
        <NativeSelect
          name="rowMinutes"
          label={t("schedule:choices.rows")}
          defaultValue={String(board.rowMinutes)}
          options={ROW_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t("schedule:minutes", { count: minutes }),
          }))}
        />
        <div className="tablet:col-span-2">
          <CheckboxGroup
            name="layers"
            label={t("schedule:layers.label")}
            columns={2}
            chosen={(layer) => board.layers.some((each) => each === layer)}
            options={CALENDAR_LAYERS.map((layer) => ({ value: layer, label: t(`schedule:layers.${layer}`) }))}
          />
        </div>
        <div className="tablet:col-span-full">
          <Button type="submit" tone="secondary" icon="check">
            {t("schedule:choices.keep")}
          </Button>
        </div>
      </Form>
    </CalendarDrop>
  );
}
