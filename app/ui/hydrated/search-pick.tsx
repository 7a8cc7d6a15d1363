import { useEffect, useState } from "react";
import { NativeSelect } from "../form/native-select";
import type { FieldWords } from "../form/field-aria";
import type { SelectOption } from "../form/select-box";
import { SearchPickList } from "./search-pick-list";
import { useHydrated } from "./use-hydrated";

export interface SearchPickProps extends FieldWords {
  name: string;
  id?: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Name of the box that filters the list. */
  searchLabel: string;
  /** Shown when no option matches. */
  emptyLabel: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/**
 * One of many, found by typing: a button that opens a filtered list. Until the page has hydrated (and for good
 * where there is no script) it is a native select, whose choice is carried over.
 */
export function SearchPick(props: SearchPickProps) {
  const { name, id = name, options, placeholder, defaultValue = "", required, onChange } = props;
  const { label, hint, error, optionalLabel, hideLabel } = props;
  const hydrated = useHydrated();
  const [value, setValue] = useState(defaultValue);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!hydrated || ready) return;
    const native = document.getElementById(id);
    if (native instanceof HTMLSelectElement) setValue(native.value);
    setReady(true);
  }, [hydrated, id, ready]);
  const words = { label, hint, error, optionalLabel, hideLabel };
  if (!ready) return <NativeSelect {...{ name, id, options, placeholder, defaultValue, required, ...words }} />;
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <SearchPickList {...props} id={id} value={value} onChoose={choose} />;
}
