import { useEffect, useState } from "react";
import { NativeSelect } from "../form/native-select";
import { QuickPickList } from "./quick-pick-list";
import type { SearchPickProps } from "./search-pick-props";
import { useHydrated } from "./use-hydrated";

/**
 * One of many, found by typing: a button that opens a filtered list, made of the platform's own popover and no library.
 * A native select until the page has hydrated.
 */
export function QuickPick(props: SearchPickProps) {
  const { name, id = name, options, placeholder, defaultValue = "", required } = props;
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
  return <QuickPickList {...props} id={id} value={value} onChoose={setValue} />;
}
