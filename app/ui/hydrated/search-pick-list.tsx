import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
  useFilter,
} from "react-aria-components";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { controlClass } from "../form/control-style";
import { FieldError, FieldHint } from "../form/field";
import { controlAria } from "../form/field-aria";
import { popoverClass } from "./popover-style";
import type { SearchPickProps } from "./search-pick-props";

export interface SearchPickListProps extends SearchPickProps {
  id: string;
  /** The chosen value; empty while nothing is chosen. */
  value: string;
  onChoose: (value: string) => void;
}

/** The hydrated side of SearchPick. */
export function SearchPickList(props: SearchPickListProps) {
  const { id, name, value, onChoose, placeholder, label, hint, error, optionalLabel, hideLabel, required } = props;
  const aria = controlAria(id, { hint, error });
  return (
    <Select
      name={name}
      value={value || null}
      onChange={(key) => onChoose(key === null ? "" : String(key))}
      onBlur={props.onBlur}
      isRequired={required}
      isInvalid={aria["aria-invalid"]}
      validationBehavior="aria"
      placeholder={placeholder}
      aria-describedby={aria["aria-describedby"]}
      className="flex flex-col gap-1.5"
    >
      <Label className={hideLabel ? "sr-only" : "text-base font-semibold"}>
        {label}
        {optionalLabel && <span className="font-normal text-muted"> {optionalLabel}</span>}
      </Label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <Button
        id={id}
        className={classNames(
          controlClass,
          "flex items-center justify-between gap-2 text-start",
          aria["aria-invalid"] && "border-danger-text ring-1 ring-danger-text",
        )}
      >
        <SelectValue className="min-w-0 text-start wrap-anywhere data-placeholder:text-muted" />
        <Icon name="chevron-down" className="size-5 text-muted" />
      </Button>
      <Popover maxHeight={400} className={classNames(popoverClass, "w-(--trigger-width) min-w-64 scroll-pt-20")}>
        <FilteredList {...props} />
      </Popover>
    </Select>
  );
}

function FilteredList({ options, label, searchLabel, emptyLabel }: SearchPickListProps) {
  const { contains } = useFilter({ sensitivity: "base", ignorePunctuation: true });
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={searchLabel} autoFocus className="sticky top-0 z-10 border-b border-line bg-raised p-2">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-5 my-auto size-5 text-muted" />
        <Input className={classNames(controlClass, "ps-11 [&::-webkit-search-cancel-button]:hidden")} />
      </SearchField>
      <ListBox
        aria-label={label}
        className="p-1.5 outline-none"
        renderEmptyState={() => <p className="p-3 text-muted">{emptyLabel}</p>}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.value}
            id={option.value}
            textValue={option.label}
            isDisabled={option.disabled}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 outline-offset-[-3px] data-disabled:text-muted data-focused:bg-sunken data-selected:font-semibold data-selected:text-brand-text"
          >
            {({ isSelected }) => (
              <>
                <bdi lang={option.lang} dir={option.dir}>
                  {option.label}
                </bdi>
                {isSelected && <Icon name="check" />}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Autocomplete>
  );
}
