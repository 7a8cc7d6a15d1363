import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { controlClass } from "../form/control-style";
import { FieldError, FieldHint } from "../form/field";
import { controlAria } from "../form/field-aria";
import { foldForSearch } from "~/kernel/fold-for-search";
import { popoverClass } from "./popover-style";
import type { SearchPickProps } from "./search-pick-props";
import { usePlacedPopover } from "./use-placed-popover";

export interface QuickPickListProps extends SearchPickProps {
  id: string;
  value: string;
  onChoose: (value: string) => void;
}

/** The hydrated side of QuickPick: a button, and the list that it opens. */
export function QuickPickList(props: QuickPickListProps) {
  const { id, name, value, options, placeholder, onChoose, label, hint, error, optionalLabel, hideLabel } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { popover, isOpen, close } = usePlacedPopover(button);
  const aria = controlAria(id, { hint, error });
  const chosen = options.find((option) => option.value === value);
  const choose = (next: string) => {
    onChoose(next);
    close();
    button.current?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className={hideLabel ? "sr-only" : "text-base font-semibold"}>
        {label}
        {optionalLabel && <span className="font-normal text-muted"> {optionalLabel}</span>}
      </span>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <input type="hidden" name={name} value={value} />
      <button
        ref={button}
        id={id}
        type="button"
        {...{ popovertarget: `${id}-popover` }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={aria["aria-describedby"]}
        className={classNames(
          controlClass,
          "flex items-center justify-between gap-2 text-start",
          aria["aria-invalid"] && "border-danger-text ring-1 ring-danger-text",
        )}
      >
        <span id={`${id}-value`} className={classNames("min-w-0 text-start wrap-anywhere", !chosen && "text-muted")}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon name="chevron-down" className="size-5 text-muted" />
      </button>
      <div
        ref={popover}
        id={`${id}-popover`}
        {...{ popover: "auto" }}
        role="dialog"
        aria-labelledby={`${id}-label`}
        className={classNames(popoverClass, "quick-pick fixed inset-auto m-0 max-h-96 min-w-64 flex-col text-ink")}
      >
        {isOpen && <Filtered {...props} choose={choose} close={close} />}
      </div>
    </div>
  );
}

function Filtered({
  id,
  label,
  options,
  value,
  searchLabel,
  emptyLabel,
  choose,
  close,
}: QuickPickListProps & { choose: (value: string) => void; close: () => void }) {
  const [query, setQuery] = useState("");
  const folded = useMemo(() => options.map((option) => foldForSearch(option.label)), [options]);
  const shown = options.filter((_, index) => folded[index]?.includes(foldForSearch(query)));
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const move = (to: number) => setActive(Math.min(Math.max(to, 0), shown.length - 1));
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    PageDown: () => move(active + 8),
    PageUp: () => move(active - 8),
    Enter: () => shown[active] && choose(shown[active].value),
    Tab: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    if (event.key !== "Tab") event.preventDefault();
    act();
  };
  return (
    <>
      <div className="relative border-b border-line p-2">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-5 my-auto size-5 text-muted" />
        <input
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          aria-label={searchLabel}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={shown[active] && `${id}-option-${active}`}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className={classNames(controlClass, "ps-11")}
        />
      </div>
      {shown.length === 0 && (
        <p role="status" className="p-3 text-muted">
          {emptyLabel}
        </p>
      )}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 grow overflow-y-auto p-1.5 empty:hidden"
      >
        {shown.map((option, index) => (
          <li
            key={option.value}
            ref={index === active ? scrollToSeen : undefined}
            id={`${id}-option-${index}`}
            role="option"
            lang={option.lang}
            aria-selected={option.value === value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option.value)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 hover:bg-sunken",
              index === active && "bg-sunken outline-2 outline-offset-[-2px] outline-focus",
              option.value === value && "font-semibold text-brand-text",
            )}
          >
            <span>{option.label}</span>
            {option.value === value && <Icon name="check" />}
          </li>
        ))}
      </ul>
    </>
  );
}

const scrollToSeen = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });
