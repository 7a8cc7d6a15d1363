import type { ReactNode } from "react";

/** What people typed keeps its own direction beside the page's words. */
export const isolated = (value: ReactNode): ReactNode => (typeof value === "string" ? <bdi>{value}</bdi> : value);
