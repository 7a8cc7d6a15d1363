import type { ReactNode } from "react";
import type { ShellWidth } from "~/ui/shell/app-shell";
import type { ShellData } from "./shell-data.server";

/** What is around every screen. */
export interface ShellProps {
  shell: ShellData;
  width?: ShellWidth;
  children: ReactNode;
}
