import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";

export interface ToggleGroupProps {
  label: string;
  options: readonly { id: string; label: string; icon?: IconName }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** One of a few ways to look at something, for example day or week. One is always chosen. */
export function ToggleGroup({ label, options, selected, onSelect }: ToggleGroupProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(String(key));
      }}
      className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-sunken p-1"
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-transparent px-4 text-sm font-medium text-muted hover:text-ink data-selected:border-line-strong data-selected:bg-surface data-selected:font-semibold data-selected:text-ink"
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
