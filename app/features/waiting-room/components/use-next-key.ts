import { useEffect } from "react";

/** Alt+N calls `onNext`: with a modifier, so that no screen reader or speech input presses it by chance. */
export function useNextKey(onNext: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyN" || event.repeat) return;
      event.preventDefault();
      onNext();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [onNext]);
}
