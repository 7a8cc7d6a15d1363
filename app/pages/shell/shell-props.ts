import type { ReactNode } from "react";
import type { ShellData } from "./shell-data.server";

/** What is around every screen. */
export interface ShellProps {
  shell: ShellData;
  width?: "narrow" | "wide" | "full";
  children: ReactNode;
}
