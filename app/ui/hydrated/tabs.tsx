import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";

export interface TabEntry {
  id: string;
  label: string;
  /** A small number after the label. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabEntry[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

/** A few views of one thing, one shown at a time. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className="flex flex-col gap-6"
    >
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-t-sm border-b-3 border-transparent px-4 font-medium text-muted outline-offset-[-3px] hover:text-ink data-selected:border-brand-text data-selected:font-semibold data-selected:text-brand-text"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-sm text-muted tabular-nums">{tab.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
