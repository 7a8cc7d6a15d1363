/** Whether an account at a gateway takes test payments or real ones; empty where it does not say. */
export type AccountMode = "" | "test" | "live";
