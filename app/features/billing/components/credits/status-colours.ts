import type { StatusColour } from "~/ui/view/status-badge";
import type { CreditStatus } from "../../domain/credits/credit-kinds";

/** How the status of a grant is coloured. */
export const STATUS_COLOURS: Readonly<Record<CreditStatus, StatusColour>> = {
  ACTIVE: "green",
  EXPIRED: "light-grey",
  ARCHIVED: "dark-grey",
};
