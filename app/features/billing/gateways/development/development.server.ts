import type { Gateway } from "../gateway.server";
import { developmentOperations } from "./development-operations.server";

/** A gateway without money, for a laptop. */
export const development: Gateway<"redirect", "email"> = {
  type: "DEVELOPMENT",
  name: "Test payments",
  called: "billing:development.name",
  trial: true,
  untried: false,
  currencies: "every",
  flows: ["redirect"],
  needs: ["email"],
  // Its page is one of ours.
  targets: { form: [], connect: [] },
  events: [],
  reports: true,
  connecting: { kind: "press", label: "billing:development.tryOut", text: "billing:development.tryOutText" },
  open: developmentOperations,
};
