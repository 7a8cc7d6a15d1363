import { useEffect, useRef } from "react";
import { paths } from "~/paths";
import { openBoardLine } from "./protocol-line";

/** Hears, while the component is mounted, that a patient has come, was called in or has left: `onChange` looks anew. */
export function useDeskLine(onChange: () => void): void {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  useEffect(() => {
    const tell = () => listener.current();
    return openBoardLine(paths.deskLine(), { onFrame: tell, onResume: tell });
  }, []);
}
