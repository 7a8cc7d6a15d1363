import { useT } from "~/i18n/use-t";
import { FieldGroup } from "~/ui/form/field";
import { panelModesOf, type PanelMode } from "../../domain/panel/panel-choice";
import { panelId } from "./panel-props";

/** What is booked, as a row of buttons of which one is pressed. */
export function PanelModeChoice({ mode, isGroup }: { mode: PanelMode; isGroup: boolean }) {
  const { t } = useT();
  return (
    <FieldGroup id={panelId("mode")} label={t("booking-panel:when.mode")} hideLabel>
      <div data-panel-live className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        {panelModesOf(isGroup).map((each) => (
          <label
            key={each}
            className="relative flex min-h-11 items-center justify-center rounded-md border border-line-strong bg-surface px-2 text-center font-semibold text-brand-text hover:border-brand-text hover:bg-brand-soft has-checked:border-brand-edge has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-4"
          >
            <input
              type="radio"
              id={panelId(`mode-${each}`)}
              name="mode"
              value={each}
              defaultChecked={each === mode}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {t(`booking-panel:when.modes.${each}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
