import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { NativeSelect } from "../form/native-select";
import type { SearchPickListProps } from "./search-pick-list";
import type { SearchPickProps } from "./search-pick-props";

/**
 * One of many, found by typing: a button that opens a filtered list. It is a native select until the list has
 * been loaded, and for good where that fails or there is no script; a choice made in it is carried over.
 */
export function SearchPick(props: SearchPickProps) {
  const { name, id = name, options, placeholder, defaultValue = "", required, onChange, onBlur } = props;
  const { label, hint, error, optionalLabel, hideLabel } = props;
  const [value, setValue] = useState(defaultValue);
  const List = useList(id, setValue);
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  if (List) return <List {...props} id={id} value={value} onChoose={choose} />;
  return (
    <NativeSelect
      {...{ name, id, options, placeholder, defaultValue, required, onBlur }}
      {...{ label, hint, error, optionalLabel, hideLabel }}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}

/** Loads the list apart from the page, and puts it in place once nobody is in the native select. */
function useList(id: string, carryOver: (value: string) => void) {
  const [List, setList] = useState<ComponentType<SearchPickListProps>>();
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const loaded = await import("./search-pick-list").catch(() => undefined);
      if (!loaded || leaving.signal.aborted) return;
      const native = document.getElementById(id);
      const replace = () => {
        if (native instanceof HTMLSelectElement) carryOver(native.value);
        setList(() => loaded.SearchPickList);
      };
      if (native && native === document.activeElement) {
        native.addEventListener("blur", replace, { once: true, signal: leaving.signal });
      } else replace();
    };
    void load();
    return () => leaving.abort();
  }, [id, carryOver]);
  return List;
}
